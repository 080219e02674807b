import { createServer as createHttpServer, request, type RequestListener, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createShop } from "@shop/core";
import { afterAll, expect, test } from "vitest";
import { cacheReads } from "./cacheReads.ts";
import { createPageCache } from "./createPageCache.ts";
import { createResponseStore } from "./createResponseStore.ts";
import { createServer } from "./createServer.ts";
import type { ServerOptions } from "./createVisit.ts";
import { serveCached } from "./serveCached.ts";
import { emptyBuild } from "./testing/emptyBuild.ts";

const PUBLIC = { "Cache-Control": "public, max-age=300" };
const PAGE = "/sofas.html";
const LIST = "/api/products_list/?limit=24";

let renderCount = 0;
let routedCount = 0;
const reads = cacheReads(() => Response.json({ items: "sofa ".repeat(400) }, { headers: PUBLIC }));
const options: ServerOptions = {
  entry: async () => ({
    render: async ({ url }, { shop, nonce }) => {
      renderCount += 1;
      await shop.content.setting("name").catch(() => undefined);
      const html = `<script nonce="${nonce}">1</script><p>${url} ${shop.market.rendered.country} ${renderCount}</p>`;
      const headers = { "Content-Type": "text/html; charset=utf-8", Link: "</a.js>; rel=modulepreload" };
      return new Response(html + "sofa ".repeat(400), { headers });
    },
    loadThirdParties: async () => ({}),
    createShop,
  }),
  build: emptyBuild,
  api: reads.api,
  files: { client: import.meta.dirname, pictures: [] },
  storefront: undefined,
  shopToken: "storefront",
  pictureOrigins: [],
  pageCache: createPageCache(),
  responses: createResponseStore(),
  trustedProxies: 1,
  isReady: async () => true,
  log: { error: () => {} },
};
const router = getRequestListener(createServer(options).fetch);
const countedRouter: typeof router = (...call) => {
  routedCount += 1;
  return router(...call);
};

const servers: Server[] = [];
async function listen(listener: RequestListener): Promise<number> {
  const server = createHttpServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listens on a port
  return (server.address() as AddressInfo).port;
}
const withoutCache = await listen((...call) => void router(...call));
const withCache = await listen(serveCached(countedRouter, { ...options, findRead: reads.find }));
afterAll(() => {
  for (const server of servers) server.close();
});

interface Exchange {
  path?: string;
  method?: string;
  /** Names and values, alternating: a name may be repeated. */
  headers?: readonly string[];
  host?: string;
}

/** Sends a request over a socket. Returns everything that was received. */
function send(port: number, { path = PAGE, method = "GET", headers = [], host = "localhost:3000" }: Exchange) {
  return new Promise<{ status: number | undefined; headers: string[]; body: string }>((resolve, reject) => {
    const raw = ["Host", host, ...headers];
    const sent = request({ port, path, method, headers: raw, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const received = response.rawHeaders.filter((_, at, all) => all[at - (at % 2)]?.toLowerCase() !== "date");
        resolve({ status: response.statusCode, headers: received, body: Buffer.concat(chunks).toString("base64") });
      });
    });
    sent.on("error", reject);
    sent.end(method === "POST" ? "{}" : undefined);
  });
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

test.each<[string, Exchange]>([
  ["a page", {}],
  ["a page as brotli", { headers: ["Accept-Encoding", "gzip, deflate, br, zstd"] }],
  ["a page as gzip", { headers: ["Accept-Encoding", "gzip"] }],
  ["a page for which brotli is forbidden", { headers: ["Accept-Encoding", "br;q=0, gzip"] }],
  ["a page behind TLS", { headers: ["X-Forwarded-Proto", "https"] }],
  ["a page behind two proxies", { headers: ["X-Forwarded-Proto", "http, https"] }],
  ["a page of another storefront", { host: "ro-ro.localhost:3000" }],
  ["a page without a port", { host: "shop.example" }],
  ["a page in net prices", { headers: ["Cookie", "a=1; display=net.5; consent=1.1795305600"] }],
  ["a page after an answer to the consent form", { headers: ["Cookie", "consent=1.1795305600"] }],
  ["a page with an invalid market", { headers: ["Cookie", "display=net.99"] }],
  ["a page with an unknown parameter", { path: `${PAGE}?utm_source=a&page=2` }],
  ["a page with an encoded address", { path: "/t%C3%BCren?page=2" }],
  ["a list", { path: LIST }],
  ["a list as brotli", { path: LIST, headers: ["Accept-Encoding", "br"] }],
  ["a list behind TLS", { path: LIST, headers: ["X-Forwarded-Proto", "https"] }],
  ["a list for a token", { path: LIST, headers: ["Authorization", "storefront"] }],
])("%s is received as from the router, without it", async (_case, exchange) => {
  // The better compression of a page changes its length.
  for (let time = 0; time < 3; time += 1) {
    await send(withCache, exchange);
    await settle();
  }
  const before = [routedCount, renderCount];
  const cached = await send(withCache, exchange);
  expect([routedCount, renderCount]).toEqual(before);
  expect(cached.status).toBe(200);
  expect(cached).toEqual(await send(withoutCache, exchange));
  expect(renderCount).toBe(before[1]);
});

test.each<[string, Exchange]>([
  ["HEAD", { method: "HEAD" }],
  ["POST", { method: "POST" }],
  ["a second host", { headers: ["Host", "other.example"] }],
  ["two cookie headers", { headers: ["Cookie", "display=net.5", "Cookie", "a=1"] }],
  ["a host that names a path", { host: "localhost:3000/rooms" }],
  ["a host with user information", { host: "a@localhost:3000" }],
  ["upper case", { host: "LOCALHOST:3000" }],
  ["a dot segment", { path: `/a/..${PAGE}` }],
  ["a cart token", { path: LIST, headers: ["X-Cart-Token", "x"] }],
  ["a customer's token", { path: LIST, headers: ["Authorization", "Bearer x"] }],
  ["another origin", { path: LIST, headers: ["Origin", "https://other.example"] }],
  ["the consent page", { path: "/consent" }],
])("%s is left to the router", async (_case, exchange) => {
  for (const path of [PAGE, `/rooms${PAGE}`, LIST]) await send(withCache, { path });
  const before = routedCount;
  await send(withCache, exchange).catch(() => undefined);
  await send(withCache, exchange).catch(() => undefined);
  expect(routedCount).toBeGreaterThan(before);
});

test("unknown parameters reach a cached page without the router", async () => {
  await send(withCache, {});
  const before = [routedCount, renderCount];
  for (const query of ["utm_source=a", "fbclid=b&gclid=c", "x"]) await send(withCache, { path: `${PAGE}?${query}` });
  expect([routedCount, renderCount]).toEqual(before);
});

test.each([PAGE, LIST])("%s is not sent again to a caller that has it", async (path) => {
  const first = await send(withCache, { path });
  await send(withCache, { path });
  await settle();
  const eTag = first.headers[first.headers.findIndex((name) => name.toLowerCase() === "etag") + 1] ?? "";
  const before = routedCount;
  for (const tag of [eTag, `"a", ${eTag.replace("W/", "")}`, "*"]) {
    const exchange = { path, headers: ["If-None-Match", tag] };
    const again = await send(withCache, exchange);
    expect([again.status, again.body]).toEqual([304, ""]);
    expect(again).toEqual(await send(withoutCache, exchange));
  }
  expect((await send(withCache, { path, headers: ["If-None-Match", `"a"`] })).status).toBe(200);
  expect(routedCount).toBe(before);
  const head = await send(withCache, { path, method: "HEAD", headers: ["If-None-Match", eTag] });
  expect(head.status).toBe(304);
});

test("a change of the catalogue drops recorded responses", async () => {
  await send(withCache, {});
  options.pageCache?.clear();
  reads.clear();
  const before = renderCount;
  await send(withCache, {});
  expect(renderCount).toBe(before + 1);
});
