import { Hono } from "hono";
import { expect, test } from "vitest";
import { sharedCaching } from "./sharedCaching.ts";

async function respond(headers: Record<string, string>, options: { purgesEdge?: boolean } = {}): Promise<Headers> {
  const app = new Hono();
  app.use(sharedCaching({ storefront: undefined, ...options }));
  app.get("/", () => new Response("text", { headers: { ETag: `W/"a"`, ...headers } }));
  return (await app.request("http://ro-ro.shop.example/")).headers;
}
const PUBLIC = { "Cache-Control": "public, max-age=300" };

test.each<[string, Record<string, string>]>([
  ["a cookie", { ...PUBLIC, "Cache-Tag": "shop", "Set-Cookie": "__Host-rt=secret" }],
  ["no-store", { "Cache-Control": "no-store", "Cache-Tag": "shop" }],
  ["no Cache-Control", {}],
])("a response with %s is personal", async (_what, headers) => {
  const personal = await respond(headers, { purgesEdge: true });
  expect(personal.get("Cache-Control")).toBe("private, no-store");
  expect([personal.get("ETag"), personal.get("Cache-Tag"), personal.get("CDN-Cache-Control")]).toEqual(
    Array(3).fill(null),
  );
});

test("a public response is kept briefly where no purge reaches", async () => {
  const headers = await respond({ ...PUBLIC, "Cache-Tag": "shop,product-1" });
  const control = headers.get("Cache-Control") ?? "";
  const seconds = [...control.matchAll(/(?:s-maxage|while-revalidate)=(\d+)/g)].map(([, value]) => Number(value));
  // Announcing a change takes up to two seconds.
  expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3);
  expect(seconds).toHaveLength(2);
  expect(control).toContain("max-age=0");
  expect([headers.get("Cache-Tag"), headers.get("CDN-Cache-Control")]).toEqual([null, null]);
});

test("a cache that is purged gets tags and a longer age", async () => {
  const headers = await respond({ ...PUBLIC, "Cache-Tag": "shop,product-1" }, { purgesEdge: true });
  expect(headers.get("Cache-Tag")).toBe("shop,product-1,storefront-ro-ro");
  expect(headers.get("Surrogate-Key")).toBe("shop product-1 storefront-ro-ro");
  expect(headers.get("CDN-Cache-Control")).toContain("max-age=300");
  expect(headers.get("Cache-Control")).toContain("s-maxage=2,");
});

test("a response with more tags than headers may have is kept briefly", async () => {
  const tags = Array.from({ length: 101 }, (_, at) => `product-${at}`).join(",");
  const headers = await respond({ ...PUBLIC, "Cache-Tag": tags }, { purgesEdge: true });
  expect([headers.get("Cache-Tag"), headers.get("CDN-Cache-Control")]).toEqual([null, null]);
});

test("files and redirects keep their age", async () => {
  const control = "public, max-age=31536000, immutable";
  expect((await respond({ "Cache-Control": control })).get("Cache-Control")).toBe(control);
});
