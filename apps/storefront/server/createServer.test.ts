import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { createAdaptorServer } from "@hono/node-server";
import { createShop } from "@shop/core";
import { expect, onTestFinished, test } from "vitest";
import { storefronts } from "../src/storefronts.ts";
import { createServer } from "./createServer.ts";
import type { ServerEntry, ServerOptions } from "./createVisit.ts";
import { emptyBuild } from "./testing/emptyBuild.ts";

const files = mkdtempSync(join(tmpdir(), "shop-files-"));
writeFileSync(join(files, "favicon.svg"), "<svg/>");
writeFileSync(join(files, "secret.txt"), "secret");
/** Served folder next to a file that must stay private. */
const inner = join(files, "inner");
mkdirSync(join(inner, ".vite"), { recursive: true });
writeFileSync(join(inner, ".vite/manifest.json"), "secret");

function server(render: ServerEntry["render"], changes: Partial<ServerOptions> = {}) {
  const entry: ServerEntry = { render, loadThirdParties: async () => ({}), createShop };
  const errors: unknown[] = [];
  const app = createServer({
    entry: async () => entry,
    build: emptyBuild,
    api: (request) => Response.json({ path: new URL(request.url).pathname }),
    files: { client: files, pictures: [files] },
    storefront: undefined,
    shopToken: "storefront",
    pictureOrigins: [],
    isReady: async () => true,
    log: { error: (fields) => void errors.push(fields) },
    ...changes,
  });
  return { app, errors };
}

const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { "Content-Type": "text/html; charset=UTF-8" } });

test("a page may run only its own scripts and styles: nonce, Trusted Types", async () => {
  let nonce: string | undefined;
  const { app } = server(async (_request, options) => {
    nonce = options.nonce;
    return html("<h1>Sofas</h1>");
  });
  const response = await app.request("http://localhost/sofas.html");
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(nonce).toMatch(/^[\w-]{22}$/);
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("a page may request the configured search engines only", async () => {
  const policyOf = async (changes: Partial<ServerOptions>): Promise<string> =>
    (await server(async () => html("<h1>Sofas</h1>"), changes).app.request("http://localhost/")).headers.get(
      "content-security-policy",
    ) ?? "";
  expect(await policyOf({})).toContain("connect-src 'self';");
  expect(await policyOf({ searchOrigins: ["https://search.example:9200"] })).toContain(
    "connect-src 'self' https://search.example:9200;",
  );
});

test.each(["/", "/api/products/", "/favicon.svg", "/media/none.avif", "/healthz"])(
  "%s carries the security headers",
  async (path) => {
    const { app } = server(async () => html("<h1>Sofas</h1>"));
    const { headers } = await app.request(`http://localhost${path}`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  },
);

test("text is compressed by Accept-Encoding, with Vary", async () => {
  const { app } = server(async () => html("Sofa ".repeat(1000)));
  const brotli = await app.request("http://localhost/", { headers: { "Accept-Encoding": "gzip, br" } });
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(brotli.headers.get("vary")).toContain("Accept-Encoding");
  expect(Number(brotli.headers.get("content-length"))).toBeLessThan(200);
  const plain = await app.request("http://localhost/");
  expect(await plain.text()).toHaveLength(5000);
});

test("a model is compressed, and a range is a range of the uncompressed file", async () => {
  writeFileSync(join(files, "sofa.0a1b2c3d.glb"), "0123456789".repeat(500));
  const { app } = server(async () => html("page"));
  const url = "http://localhost/media/sofa.0a1b2c3d.glb";
  const whole = await app.request(url, { headers: { "Accept-Encoding": "br" } });
  expect(whole.headers.get("content-type")).toBe("model/gltf-binary");
  expect(whole.headers.get("content-encoding")).toBe("br");
  const part = await app.request(url, { headers: { "Accept-Encoding": "br", Range: "bytes=0-1999" } });
  expect([part.status, part.headers.get("content-encoding")]).toEqual([206, null]);
  expect(part.headers.get("content-range")).toBe("bytes 0-1999/5000");
  expect(await part.text()).toHaveLength(2000);
});

test("models need no wider policy: no blob, no WebAssembly, no camera; only AR is allowed", async () => {
  const { app } = server(async () => html("page"));
  const { headers } = await app.request("http://localhost/");
  expect(headers.get("content-security-policy")).not.toMatch(/blob:|wasm|eval/);
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("permissions-policy")).toContain("xr-spatial-tracking=(self)");
});

test("a page that cannot be rendered is a 500 without its reason, and is logged", async () => {
  const { app, errors } = server(async () => {
    throw new Error("secret inside");
  });
  const response = await app.request("http://localhost/");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(errors).toHaveLength(1);
});

test("a missing picture is a plain 404, not a page", async () => {
  const { app } = server(async () => html("page"));
  const response = await app.request("http://localhost/media/none-320.avif");
  expect([response.status, response.headers.get("content-type")]).toEqual([404, expect.stringContaining("text/plain")]);
});

test("no visitor is redirected from the requested storefront by language or country", async () => {
  const { app } = server(async (_request, { storefront }) => html(storefront.id));
  const readers = [{}, { "Accept-Language": "en-GB" }, { "Accept-Language": "ro", "CF-IPCountry": "RO" }];
  for (const { id } of storefronts) {
    for (const headers of readers) {
      const response = await app.request(`http://${id}.localhost/`, { headers });
      expect([response.status, await response.text()]).toEqual([200, id]);
    }
  }
  const unknown = await app.request("http://shop.example/");
  expect([unknown.status, await unknown.text()]).toEqual([200, storefronts[0].id]);
});

test("not ready is 503 for load balancers", async () => {
  const { app } = server(async () => html("page"), { isReady: async () => false });
  expect((await app.request("http://localhost/readyz")).status).toBe(503);
  expect((await app.request("http://localhost/healthz")).status).toBe(200);
});

test.each(["/api/cart/add", "/api/unknown"])("more than 256 kB to %s is rejected, and not read", async (path) => {
  let reads = 0;
  const { app } = server(async () => html("page"), {
    api: async (request) => {
      reads += 1;
      return Response.json({ length: (await request.text()).length });
    },
  });
  const send = (body: BodyInit, headers = {}) =>
    app.request(`http://localhost${path}`, { method: "POST", body, headers, duplex: "half" } as RequestInit);
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(64 * 1024)) });
  expect((await send("x".repeat(256 * 1024 + 1))).status).toBe(413);
  expect(await (await send(endless)).json()).toMatchObject({ code: "TOO_LARGE" });
  expect(reads).toBe(0);
  expect(await (await send("x".repeat(256 * 1024))).json()).toEqual({ length: 256 * 1024 });
});

test("a review's photo may have 10 MB, and only the call for photos", async () => {
  const { app } = server(async () => html("page"), {
    api: async (request) => Response.json({ length: (await request.arrayBuffer()).byteLength }),
  });
  const send = (path: string, bytes: number) =>
    app.request(`http://localhost/api/comments/pictures${path}`, {
      method: "POST",
      body: new Uint8Array(bytes),
      headers: { "Content-Length": String(bytes) },
    });
  const most = 10 * 1024 * 1024;
  expect(await (await send("/17", most)).json()).toEqual({ length: most });
  const tooLarge = await send("/17", most + 1);
  expect([tooLarge.status, await tooLarge.json()]).toMatchObject([
    413,
    { code: "INVALID_INPUT", fields: { picture: "tooLarge" } },
  ]);
  for (const path of ["", "/17/other", "/x"]) expect((await send(path, 256 * 1024 + 1)).status, path).toBe(413);
});

test("a photo of unknown length is rejected before a byte of it is read", async () => {
  let reads = 0;
  const body = new ReadableStream({ pull: () => void (reads += 1) }, { highWaterMark: 0 });
  const api = async () => Response.json({}, { status: 401 });
  const send = (headers: Record<string, string>) =>
    server(async () => html("page"), { api }).app.request("http://localhost/api/comments/pictures/17", {
      method: "POST",
      body,
      headers,
      duplex: "half",
    } as RequestInit);
  expect(await (await send({ "Transfer-Encoding": "chunked" })).json()).toMatchObject({ code: "LENGTH_REQUIRED" });
  expect((await send({ "Content-Length": "9000000" })).status).toBe(401);
  expect(reads).toBe(0);
});

test("D5: Retry clears browser data, including the cart, and requests the same page again", async () => {
  const { app } = server(async () => html("<h1>Sofas</h1>"));
  const retry = (site: string) =>
    app.request("http://localhost/sofas.html?page=2", {
      method: "POST",
      body: new URLSearchParams({ "start-over": "" }),
      headers: { "Sec-Fetch-Site": site },
    });
  const response = await retry("same-origin");
  expect([response.status, response.headers.get("location"), response.headers.get("clear-site-data")]).toEqual([
    303,
    "/sofas.html?page=2",
    '"storage"',
  ]);
  expect((await retry("cross-site")).status).toBe(405);
  expect((await retry("none")).headers.get("clear-site-data")).toBeNull();
});

test.each([
  ["same-origin", 303, "/sofa.html?pse=7#no-script"],
  ["cross-site", 405, null],
])("a form that needs JavaScript, sent from a %s page without it, is a %i", async (site, status, location) => {
  const { app } = server(async () => html("page"));
  const response = await app.request("http://localhost//sofa.html?pse=7", {
    method: "POST",
    body: new URLSearchParams({ quantity: "2" }),
    headers: { "Sec-Fetch-Site": site },
  });
  expect([response.status, response.headers.get("location")]).toEqual([status, location]);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "%s of a page is rejected, with the allowed methods",
  async (method) => {
    const { app } = server(async () => html("page"));
    const response = await app.request("http://localhost/sofas.html", { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  },
);

test("HEAD of a page returns its headers", async () => {
  const { app } = server(async () => html("page"));
  const response = await app.request("http://localhost/sofas.html", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test.each([
  "/media/../secret.txt",
  "/media/..%2fsecret.txt",
  "/media/%2e%2e/secret.txt",
  "/media/..%5csecret.txt",
  "/media//secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/..%2fsecret.txt",
  "/assets/%2e%2e/secret.txt",
  "/.vite/manifest.json",
  "//secret.txt",
])("%s is no file", async (path) => {
  const { app } = server(async () => html("page"), {
    files: { client: inner, pictures: [inner], keptAssets: inner },
  });
  expect(await (await app.request(`http://localhost${path}`)).text()).not.toContain("secret");
});

test("modules of another build are served, compressed; those of no build are not found", async () => {
  const keptAssets = mkdtempSync(join(tmpdir(), "shop-assets-"));
  onTestFinished(() => rmSync(keptAssets, { recursive: true }));
  writeFileSync(join(keptAssets, "page-old.js"), "export {}");
  writeFileSync(join(keptAssets, "page-old.js.br"), "brotli");
  const { app } = server(async () => html("page"), { files: { client: inner, pictures: [], keptAssets } });
  const get = (path: string) => app.request(`http://localhost${path}`, { headers: { "Accept-Encoding": "br" } });
  const found = await get("/assets/page-old.js");
  expect([found.status, await found.text(), found.headers.get("content-encoding")]).toEqual([200, "brotli", "br"]);
  expect((await get("/assets/page-none.js")).status).toBe(404);
});

test("cookies are Secure on https pages, also behind a TLS proxy; headers of untrusted clients are ignored", async () => {
  const cookiesFrom = async (path: string, form: Record<string, string>, trustedProxies: number): Promise<string[]> => {
    const { app } = server(async () => html("page"), { trustedProxies });
    const response = await app.request(`http://localhost${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { "Sec-Fetch-Site": "same-origin", "X-Forwarded-Proto": "https", Cookie: "_ga=x" },
    });
    return response.headers.getSetCookie();
  };
  for (const [path, form] of [
    ["/consent", { answer: "decline" }],
    ["/display", { country: "5", excludeVat: "on" }],
  ] as const) {
    const secure = await cookiesFrom(path, form, 1);
    expect(secure.length).toBeGreaterThan(0);
    for (const cookie of secure) expect(cookie).toMatch(/; SameSite=Lax; Secure$|Max-Age=0.*; Secure$/);
    for (const cookie of await cookiesFrom(path, form, 0)) expect(cookie).not.toContain("Secure");
  }
});

test("an SVG with a script runs nothing when opened directly", async () => {
  writeFileSync(join(inner, "lamp.svg"), "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  writeFileSync(join(inner, "manual.pdf"), "%PDF-1.7");
  const { app } = server(async () => html("page"), {
    files: { client: inner, pictures: [inner] },
    pictures: async () => new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } }),
  });
  const policyOf = async (file: string) => {
    const response = await app.request(`http://localhost/media/${file}`);
    expect(response.status, file).toBe(200);
    return response.headers.get("content-security-policy");
  };
  for (const drawing of ["lamp.svg", "of-another-shop.svg"])
    expect(await policyOf(drawing)).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(await policyOf("manual.pdf")).toBeNull();
});

test("an unknown picture is fetched from the configured backend", async () => {
  const { app } = server(async () => html("page"), {
    pictures: async (request) => new Response(new URL(request.url).pathname),
  });
  expect(await (await app.request("http://localhost/media/sofa-320.avif")).text()).toBe("/media/sofa-320.avif");
  expect(await (await app.request("http://localhost/media/favicon.svg")).text()).toBe("<svg/>");
});

test("the secret in the URL of a guest's order is not logged", async () => {
  const { app, errors } = server(async () => {
    throw new Error("broken");
  });
  await app.request("http://localhost/guest/invoice/ORD1/top-secret");
  expect(errors).toMatchObject([{ path: "/guest/invoice/ORD1/…" }]);
});

test.each(["/display", "/newsletter", "/api/cart/get"])(
  "no client fills the memory with a body sent to %s",
  async (path) => {
    const { app } = server(async () => html("page"));
    const body = `country=5&more=${"x".repeat(300_000)}`;
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    const response = await app.request(`http://localhost${path}`, { method: "POST", body, headers });
    expect(response.status).toBe(413);
  },
);

test.each(["TRACE", "PROPFIND"])("%s is a 405, and no error is logged", async (method) => {
  const { app, errors } = server(async () => html("page"));
  const { hostname, port, close } = await listen(app.fetch);
  const sent = httpRequest({ hostname, port, method, path: "/" });
  const [response] = (await once(sent.end(), "response")) as [IncomingMessage];
  response.resume();
  await close();
  expect([response.statusCode, response.headers.allow, errors]).toEqual([405, expect.stringContaining("GET"), []]);
});

test("two Host headers are rejected", async () => {
  const { app } = server(async () => html("page"));
  const { hostname, port, close } = await listen(app.fetch);
  const socket = connect(port, hostname);
  socket.end("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
  const answer = await text(socket);
  await close();
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});

test.each(["OPTIONS", "POST", "PUT", "DELETE"])("a large %s never reaches API or pages", async (method) => {
  let requests = 0;
  const { app } = server(async () => html("page"), { api: () => Response.json((requests += 1)) });
  const body = "x".repeat(300_000);
  for (const path of ["/api/cart/add", "/", "/assets/a.js"]) {
    const response = await app.request(`http://localhost${path}`, { method, body });
    expect([path, response.status]).toEqual([path, 413]);
  }
  expect(requests).toBe(0);
});

test("JSON and text cannot be framed either", async () => {
  const { app } = server(async () => html("page"));
  for (const path of ["/api/products/", "/healthz", "/robots.txt", "/media/none.avif"])
    expect((await app.request(`http://localhost${path}`)).headers.get("content-security-policy"), path).toContain(
      path.startsWith("/media/") ? "sandbox" : "frame-ancestors 'none'",
    );
});

test("links name the configured host, whatever host a caller sends", async () => {
  const origins: string[] = [];
  const { app } = server(
    async (_request, { origin }) => {
      origins.push(origin);
      return html("page");
    },
    { publicUrl: "https://shop.example" },
  );
  for (const host of ["evil.example", "ro-ro.evil.example"]) await app.request(`http://${host}/`);
  expect(origins).toEqual(["https://shop.example", "https://ro-ro.shop.example"]);
  expect(await (await app.request("http://evil.example/robots.txt")).text()).toContain("https://shop.example/sitemap");
});

test("security.txt names the configured contact, and is missing without one", async () => {
  const path = "http://localhost/.well-known/security.txt";
  const securityContact = { contact: "mailto:security@shop.example", expires: "2027-06-30" };
  const configured = await server(async () => html("page"), { securityContact }).app.request(path);
  expect([configured.headers.get("content-type"), await configured.text()]).toEqual([
    expect.stringContaining("text/plain"),
    "Contact: mailto:security@shop.example\nExpires: 2027-06-30T00:00:00Z\nPreferred-Languages: de, en, ro\n",
  ]);
  expect((await server(async () => html("page")).app.request(path)).status).toBe(404);
});

async function listen(fetch: Parameters<typeof createAdaptorServer>[0]["fetch"]) {
  const http = createAdaptorServer({ fetch });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { hostname: "127.0.0.1", port: address.port, close: () => promisify(http.close.bind(http))() };
}

test("pages of allowed origins may call the API with its headers and display pictures; others may not", async () => {
  const { app } = server(async () => html(""), { allowedOrigins: ["https://front.example"] });
  const preflight = (origin: string) =>
    app.request("/api/cart/add", {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type,idempotency-key,x-cart-token",
      },
    });
  const allowed = await preflight("https://front.example");
  expect([allowed.status, allowed.headers.get("access-control-allow-origin")]).toEqual([204, "https://front.example"]);
  for (const name of ["Authorization", "Content-Type", "Idempotency-Key", "X-Cart-Token"])
    expect(allowed.headers.get("access-control-allow-headers")).toContain(name);
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"])
    expect(allowed.headers.get("access-control-allow-methods")).toContain(method);
  expect((await preflight("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();

  const call = await app.request("/api/products_list/", { headers: { Origin: "https://front.example" } });
  expect(call.headers.get("access-control-allow-origin")).toBe("https://front.example");
  expect(call.headers.get("access-control-expose-headers")).toContain("Retry-After");
  expect(call.headers.get("access-control-allow-credentials")).toBeNull();
  expect(call.headers.get("vary")).toMatch(/origin/i);
  const picture = await app.request("/media/favicon.svg");
  expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const page = await app.request("/", { headers: { Origin: "https://front.example" } });
  expect(page.headers.get("access-control-allow-origin")).toBeNull();
});

test("without allowed origins no other page may call the API or display pictures", async () => {
  const { app } = server(async () => html(""));
  const call = await app.request("/api/products_list/", { headers: { Origin: "https://front.example" } });
  expect(call.headers.get("access-control-allow-origin")).toBeNull();
  const picture = await app.request("/media/favicon.svg");
  expect(picture.headers.get("cross-origin-resource-policy")).toBe("same-site");
});
