import { createShop, ShopError } from "@shop/core";
import { expect, test } from "vitest";
import type { Caller } from "./cacheReads.ts";
import { createServer } from "./createServer.ts";
import type { ServerEntry, ServerOptions } from "./createVisit.ts";
import { emptyBuild } from "./testing/emptyBuild.ts";

interface World {
  fails?: Error;
  options?: Partial<ServerOptions>;
}

function server({ fails, options }: World = {}) {
  const callers: Array<Caller | undefined> = [];
  const origins: string[] = [];
  const entry: ServerEntry = {
    render: async (_request, visit) => {
      if (fails !== undefined) throw fails;
      origins.push(visit.origin);
      await visit.shop.content.moduleConfig("Any");
      return new Response("<h1>Sofas</h1>", { headers: { "Content-Type": "text/html" } });
    },
    loadThirdParties: async () => ({}),
    createShop,
  };
  const app = createServer({
    entry: async () => entry,
    build: { ...emptyBuild, manifest: { routes: { __root__: { css: ["/assets/a.css"] } } } },
    api: (_request, caller) => {
      callers.push(caller);
      return Response.json({});
    },
    files: { client: import.meta.dirname, pictures: [] },
    storefront: undefined,
    shopToken: "storefront",
    pictureOrigins: [],
    isReady: async () => true,
    log: { error: () => {} },
    ...options,
  });
  const get = (headers: Record<string, string> = {}) =>
    app.request("http://ro-ro.localhost/sofas", { headers }, connection);
  return { app, get, callers, origins };
}

const connection = { incoming: { socket: { remoteAddress: "10.0.0.1", remotePort: 1, remoteFamily: "IPv4" } } };
const HTML = { Accept: "text/html,*/*" };

test("a page calls the backend with its visitor's address, and trusts no client header", async () => {
  const { get, callers } = server();
  await get({ "X-Forwarded-For": "203.0.113.9" });
  expect(callers).toEqual([{ clientAddress: "10.0.0.1" }]);
});

test("behind a trusted proxy it is the address that the proxy saw", async () => {
  const { get, callers } = server({ options: { trustedProxies: 1 } });
  await get({ "X-Forwarded-For": "1.2.3.4, 203.0.113.9" });
  expect(callers).toEqual([{ clientAddress: "203.0.113.9" }]);
});

test("behind a TLS proxy pages have https URLs and HSTS", async () => {
  const { get, origins } = server({ options: { trustedProxies: 1 } });
  const secure = await get({ "X-Forwarded-Proto": "https" });
  expect(secure.headers.get("strict-transport-security")).toContain("max-age=63072000");
  const plain = await get({ "X-Forwarded-Proto": "http" });
  expect(plain.headers.get("strict-transport-security")).toBeNull();
  expect(origins).toEqual(["https://ro-ro.localhost", "http://ro-ro.localhost"]);
});

test("without trusted proxies no client header makes a page claim https", async () => {
  const { get, origins } = server();
  expect((await get({ "X-Forwarded-Proto": "https" })).headers.get("strict-transport-security")).toBeNull();
  expect(origins).toEqual(["http://ro-ro.localhost"]);
});

test("a page that fails to render is an error page in the storefront's language, without scripts", async () => {
  const { get } = server({ fails: new Error("secret inside") });
  const response = await get(HTML);
  const page = await response.text();
  expect([response.status, response.headers.get("cache-control")]).toEqual([500, "private, no-store"]);
  expect(response.headers.get("content-security-policy")).not.toContain("script-src");
  expect(page).toContain('<html lang="ro">');
  expect(page).toContain("/assets/a.css");
  expect(page).not.toContain("secret");
});

test("the error of a route that has become an error page is logged with its path", async () => {
  const logged: unknown[] = [];
  const entry: ServerEntry = {
    render: async (_request, { onError }) => {
      onError(new ShopError("RESPONSE_INVALID"));
      return new Response("<h1>Das tut uns leid</h1>", { status: 500 });
    },
    loadThirdParties: async () => ({}),
    createShop,
  };
  const log = { error: (detail: unknown) => void logged.push(detail) };
  const { app } = server({ options: { entry: async () => entry, log } });
  await app.request("http://localhost/guest/order/ORD1/secret", { headers: HTML }, connection);
  expect(logged).toMatchObject([{ err: { code: "RESPONSE_INVALID" }, path: "/guest/order/ORD1/…" }]);
});

test("D18: a shop without configuration responds with an alert that lists the missing names", async () => {
  const { get } = server({ fails: new ShopError("CONFIG_MISSING", { details: { missing: ["token"] } }) });
  const response = await get(HTML);
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/role="alert".*<code>token<\/code>/s);
});

test("a page with a rate-limited backend is a 429 with Retry-After and a message", async () => {
  const { get } = server({ fails: new ShopError("RATE_LIMITED", { details: { retryAfterSeconds: 7 } }) });
  for (const headers of [HTML, {}]) {
    const response = await get(headers);
    expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([
      429,
      "7",
      "private, no-store",
    ]);
  }
});

test("a page whose backend could not answer is a 503 with Retry-After", async () => {
  for (const error of [new ShopError("HTTP_STATUS", { details: { status: 503 } }), new ShopError("NETWORK")]) {
    const { get } = server({ fails: error });
    for (const headers of [HTML, {}]) {
      const response = await get(headers);
      expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([
        503,
        "10",
        "private, no-store",
      ]);
    }
  }
});

test("a page with a rate-limited call is rendered at once, without waiting", async () => {
  let calls = 0;
  const api = () => {
    calls += 1;
    return Response.json({}, { status: 429, headers: { "Retry-After": "25" } });
  };
  const { get } = server({ options: { api } });
  const response = await get(HTML);
  expect([response.status, response.headers.get("retry-after"), calls]).toEqual([429, "25", 1]);
});

test("only the failure page's button clears browser data: no other form does", async () => {
  const { app } = server();
  const send = (form: Record<string, string>) =>
    app.request("http://localhost/sofas", {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
  const other = await send({ q: "sofa" });
  expect([other.status, other.headers.get("clear-site-data")]).toEqual([303, null]);
  const retry = await send({ "start-over": "" });
  expect([retry.status, retry.headers.get("clear-site-data"), retry.headers.get("location")]).toEqual([
    303,
    '"storage"',
    "/sofas",
  ]);
});
