import type { SitemapView } from "@shop/core";
import { expect, test } from "vitest";
import { storefrontByHost } from "../src/storefronts.ts";
import { renderRobots, sitemap, sitemapIndex, SITEMAPS } from "./sitemaps.ts";

const origin = "https://ro-ro.shop.example";
const romanian = { origin, storefront: storefrontByHost("ro-ro") };
const locationsIn = (file: string): string[] => [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);

function shopOf(things: Array<{ id: number; alternates: Record<string, string> }>) {
  const calls: string[] = [];
  const read = async (view: SitemapView, after: number) => {
    calls.push(`${view} ${after}`);
    return things.filter(({ id }) => id > after).slice(0, 2);
  };
  return { calls, content: { sitemap: read } };
}

test("the index names every sitemap, and robots.txt the index", async () => {
  expect(locationsIn(await sitemapIndex(shopOf([]), origin))).toEqual(
    SITEMAPS.map((name) => `${origin}/sitemap-${name}.xml`),
  );
  expect(renderRobots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("robots are kept from personal pages and searches only", () => {
  const closed = [...renderRobots(origin).matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));
  expect([
    "/cart",
    "/checkout",
    "/account/orders",
    "/order-placed",
    "/guest/invoice/a/b",
    "/search/sofa",
    "/passt-es?product=1",
  ]).toSatisfy((paths: string[]) => paths.every(isClosed));
  expect(["/", "/products", "/sofas", "/shop-grid-standard/sale", "/faq", "/product/1"].filter(isClosed)).toEqual([]);
});

test("a sitemap has every object once, with its URL in the storefront's language; others are omitted", async () => {
  const shop = shopOf([
    { id: 3, alternates: { de: "/sofa", ro: "/canapea" } },
    { id: 4, alternates: { de: "/tisch-&-bank", ro: "/masa-&-banca" } },
    { id: 9, alternates: { de: "/stuhl" } },
  ]);
  expect(locationsIn(await sitemap("product", shop, romanian))).toEqual([
    `${origin}/canapea`,
    `${origin}/masa-&amp;-banca`,
  ]);
  expect(shop.calls).toEqual(["product 0", "product 4", "product 9"]);
});

test("the home page and special lists are in a sitemap too", async () => {
  const shop = shopOf([]);
  const paths = locationsIn(await sitemap("page", shop, romanian)).map((url) => new URL(url).pathname);
  expect(paths).toEqual([
    "/",
    "/products",
    "/shop-grid-standard/bestsellers",
    "/shop-grid-standard/new",
    "/shop-grid-standard/sale",
    "/shop-grid-standard/fast",
  ]);
  expect(shop.calls).toEqual([]);
});

test("no sitemap has more than 50,000 URLs: further ones have the rest", async () => {
  const all = Array.from({ length: 110_001 }, (_, place) => ({ id: place + 1, alternates: { ro: `/p${place + 1}` } }));
  const read = async (view: SitemapView, after: number) => (view === "product" ? all.slice(after, after + 7000) : []);
  const shop = { content: { sitemap: read } };
  const files = locationsIn(await sitemapIndex(shop, origin)).filter((url) => url.includes("sitemap-product"));
  expect(files.map((url) => new URL(url).search)).toEqual(["", "?after=49000", "?after=98000"]);
  const found = await Promise.all(
    files.map(async (url) => {
      const after = Number(new URL(url).searchParams.get("after") ?? 0);
      return locationsIn(await sitemap("product", shop, romanian, after));
    }),
  );
  expect(found.map(({ length }) => length)).toEqual([49_000, 49_000, 12_001]);
  expect(new Set(found.flat()).size).toBe(all.length);
});
