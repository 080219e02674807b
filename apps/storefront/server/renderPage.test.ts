import { consentToAll, createShop, serializeConsent, type Shop } from "@shop/core";
import { expect, test } from "vitest";
import { createServer } from "./createServer.ts";
import { createPageCache, type PageCache } from "./createPageCache.ts";
import { createPageLimit } from "./createPageLimit.ts";
import type { ServerEntry } from "./createVisit.ts";
import { emptyBuild } from "./testing/emptyBuild.ts";

const answer = { choice: consentToAll(false), chosenAt: Math.floor(Date.now() / 1000) };

interface Options {
  cacheControl?: string;
  page?: Record<string, string>;
  status?: number;
  onRender?: (url: string, shop: Shop) => void;
  pageCache?: PageCache;
}

function server({
  cacheControl = "public, max-age=300",
  page = {},
  status = 200,
  onRender,
  pageCache = createPageCache(),
}: Options = {}) {
  let renderCount = 0;
  const entry: ServerEntry = {
    render: async ({ url }, { shop, nonce }) => {
      renderCount++;
      onRender?.(url, shop);
      await shop.content.setting("name").catch(() => undefined);
      const headers = { "Content-Type": "text/html", ...page };
      return new Response(`<script nonce="${nonce}">1</script><p>${renderCount}</p>`, { status, headers });
    },
    loadThirdParties: async () => ({}),
    createShop,
  };
  const app = createServer({
    entry: async () => entry,
    build: emptyBuild,
    api: () => Response.json({ value: "1" }, { headers: { "Cache-Control": cacheControl } }),
    files: { client: import.meta.dirname, pictures: [] },
    storefront: undefined,
    shopToken: "storefront",
    pictureOrigins: [],
    pageCache,
    pageLimit: createPageLimit(),
    trustedProxies: 1,
    isReady: async () => true,
    log: { error: () => {} },
  });
  const get = async (path: string, headers: Record<string, string> = {}, host = "localhost", method = "GET") => {
    const response = await app.request(`http://${host}${path}`, { method, headers });
    const { headers: responseHeaders } = response;
    return {
      status: response.status,
      retryAfter: responseHeaders.get("retry-after"),
      policy: responseHeaders.get("content-security-policy") ?? "",
      cache: responseHeaders.get("cache-control"),
      text: await response.text(),
    };
  };
  const head = (path: string) => get(path, {}, "localhost", "HEAD");
  return { get, head, getRenderCount: () => renderCount };
}

test("shared pages are rendered once per URL and storefront", async () => {
  const { get, getRenderCount } = server();
  const first = await get("/sofas.html");
  expect(await get("/sofas.html")).toEqual(first);
  expect(first.policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(first.cache).toMatch(/^public, max-age=0, s-maxage=2,/);
  expect(getRenderCount()).toBe(1);
  await get("/sofas.html?page=2");
  expect(getRenderCount()).toBe(2);
  await get("/sofas.html", {}, "ro-ro.localhost");
  expect(getRenderCount()).toBe(3);
});

test.each([
  ["a page of one shopper", { page: { "Cache-Control": "no-store" } }, {}],
  ["a page that is not there", { status: 404 }, {}],
  ["a response that is not public", { cacheControl: "no-store" }, {}],
])("%s: rendered every time, with its own nonce, not cacheable", async (_case, options, headers) => {
  const { get, getRenderCount } = server(options);
  const [one, two] = [await get("/sofas.html", headers), await get("/sofas.html", headers)];
  expect(getRenderCount()).toBe(2);
  expect(one.policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/);
  expect(one.policy).not.toBe(two.policy);
  expect(one.cache).toMatch(/^private, no-(store|cache)$/);
});

test("a consent cookie changes nothing", async () => {
  const { get, getRenderCount } = server();
  const first = await get("/sofas.html");
  for (const value of [serializeConsent(answer), "nonsense", ""])
    expect(await get("/sofas.html", { Cookie: `consent=${value}` })).toEqual(first);
  expect(getRenderCount()).toBe(1);
});

test("the consent page alone is rendered with the stored consent", async () => {
  const rendered: unknown[] = [];
  const { get } = server({ onRender: (_url, shop) => void rendered.push(shop.consent.rendered.record) });
  for (const path of ["/sofas.html", "/consent"]) await get(path, { Cookie: `consent=${serializeConsent(answer)}` });
  expect(rendered).toEqual([undefined, answer]);
});

test("each market has its own page, which only this server keeps", async () => {
  const { get, getRenderCount } = server();
  const markets = ["gross.13", "net.13", "gross.5", "net.5"].map((value) => ({ Cookie: `display=${value}` }));
  const pages = [];
  for (const headers of markets) pages.push(await get("/sofas.html", headers));
  expect(getRenderCount()).toBe(4);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(4);
  expect(pages.map(({ cache }) => cache)).toEqual([
    expect.stringMatching(/^public,/),
    ...Array(3).fill("private, no-cache"),
  ]);
  for (const [at, headers] of markets.entries())
    expect(await get("/sofas.html?utm_source=a", headers)).toEqual(pages[at]);
  expect(await get("/sofas.html")).toEqual(pages[0]);
  expect(getRenderCount()).toBe(4);
});

test("a redirect of another market is not public", async () => {
  const { get } = server({ status: 301, page: { Location: "/sofas" } });
  expect((await get("/SOFAS", { Cookie: "display=net.5" })).cache).toBe("private, no-cache");
});

test("a page rendered for HEAD is the one that GET returns", async () => {
  const { get, head, getRenderCount } = server();
  const headers = await head("/sofas.html");
  const page = await get("/sofas.html");
  expect([headers.policy, headers.cache, headers.text]).toEqual([page.policy, page.cache, ""]);
  expect(getRenderCount()).toBe(1);
});

test("an empty cookie changes nothing", async () => {
  const { get } = server();
  expect((await get("/sofas.html", { Cookie: "display=nonsense" })).cache).toMatch(/^public,/);
});

test("a cacheable redirect has no nonce", async () => {
  const moved = await server({ status: 301, page: { Location: "/sofas" } }).get("/SOFAS");
  expect([moved.cache, moved.policy]).toEqual(["public, max-age=300", ""]);
});

test("parameters that no page reads do not render a shared page again", async () => {
  const { get, getRenderCount } = server();
  const first = await get("/sofas.html?utm_source=a");
  expect(await get("/sofas.html?x=1&y=2")).toEqual(first);
  expect(await get("/sofas.html")).toEqual(first);
  expect(getRenderCount()).toBe(1);
  await get("/sofas.html?x=1&a3=7");
  expect(getRenderCount()).toBe(2);
});

test("a redirect keeps parameters that no page reads", async () => {
  const paths: string[] = [];
  const entry = { page: { Location: "/sofas?utm_source=a" }, status: 301 };
  const { get } = server({ ...entry, onRender: (url) => void paths.push(url) });
  expect((await get("/SOFAS?utm_source=a")).status).toBe(301);
  expect(paths.at(-1)).toBe("http://localhost/SOFAS?utm_source=a");
});

test("a caller that has many pages rendered waits; others and cached pages do not", async () => {
  const { get } = server();
  const from = (address: string) => ({ "X-Forwarded-For": address });
  await get("/cached.html");
  const statuses = [];
  for (let page = 0; page < 160; page += 1)
    statuses.push((await get(`/sofas.html?pse=${page}`, from("192.0.2.1"))).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const refused = { status: 429, retryAfter: "10", cache: "private, no-store" };
  expect(await get("/sofas.html?pse=999", from("192.0.2.1"))).toMatchObject(refused);
  const inBrowser = { ...from("192.0.2.1"), Accept: "text/html" };
  const page = await get("/sofas.html?pse=999", inBrowser, "ro-ro.localhost");
  expect(page).toMatchObject(refused);
  expect(page.text).toContain("Un moment, vă rugăm");
  expect((await get("/cached.html", from("192.0.2.1"))).status).toBe(200);
  expect((await get("/sofas.html?pse=999", from("192.0.2.2"))).status).toBe(200);
});

test("callers that wait for a shared page have it drawn once; a private page is drawn for each", async () => {
  const pageCache = createPageCache();
  const { get, getRenderCount } = server({ pageCache });
  await get("/sofas.html");
  pageCache.clear();
  const before = getRenderCount();
  const all = await Promise.all(Array.from({ length: 20 }, () => get("/sofas.html")));
  expect(getRenderCount() - before).toBe(1);
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  const own = server({ page: { "Cache-Control": "no-store" } });
  await own.get("/cart");
  await Promise.all([own.get("/cart"), own.get("/cart")]);
  expect(own.getRenderCount()).toBe(3);
});

test("a failed drawing fails for its caller only", async () => {
  const pageCache = createPageCache();
  let fails = false;
  const onRender = (): void => {
    if (!fails) return;
    fails = false;
    throw new Error("on purpose");
  };
  const { get } = server({ pageCache, onRender });
  await get("/sofas.html");
  pageCache.clear();
  fails = true;
  const statuses = (await Promise.all([get("/sofas.html"), get("/sofas.html")])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 500]);
});
