import type { Alternates, SitemapView } from "@shop/core";
import { LIST_TYPES } from "../src/features/listing/listingSubject.ts";
import type { Storefront } from "../src/storefronts.ts";

/** Sitemap kinds. "page": pages with the same path in every storefront. */
export const SITEMAPS = ["page", "product", "category", "brand", "content"] as const satisfies ("page" | SitemapView)[];

const PAGES = ["/", "/products", ...LIST_TYPES.map((type) => `/shop-grid-standard/${type}`)];

/** Maximum per file. Source: sitemaps.org. */
const MOST_ADDRESSES = 50_000;

type Things = ReadonlyArray<{ id: number; alternates: Alternates }>;

interface SitemapReader {
  content: { sitemap(view: SitemapView, after: number): Promise<Things> };
}

export function robots(origin: string): string {
  return [
    "User-agent: *",
    // Personal pages, and combinations of filters that would multiply URLs.
    ...["/cart", "/checkout", "/account", "/order-", "/login-register", "/api/", "/search/", "/guest/"].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Returns the sitemap index. Large kinds are split into files that start after an id. */
export async function sitemapIndex(shop: SitemapReader, origin: string): Promise<string> {
  const files = SITEMAPS.map(async (view) =>
    (view === "page" ? [0] : await startsOf(view, shop)).map(
      (after) => `/sitemap-${view}.xml${after === 0 ? "" : `?after=${after}`}`,
    ),
  );
  const paths = (await Promise.all(files)).flat();
  return xml(
    "sitemapindex",
    paths.map((path) => `<sitemap><loc>${escape(origin + path)}</loc></sitemap>`),
  );
}

export async function sitemap(
  view: (typeof SITEMAPS)[number],
  shop: SitemapReader,
  { origin, storefront }: { origin: string; storefront: Storefront },
  after = 0,
): Promise<string> {
  const entryOf = (path: string): string => `<url><loc>${escape(new URL(path, origin).href)}</loc></url>`;
  if (view === "page") return xml("urlset", PAGES.map(entryOf));
  const things: Things[number][] = [];
  for await (const page of pagesOf(view, shop, after)) {
    if (things.length + page.length > MOST_ADDRESSES) break;
    things.push(...page);
  }
  const paths = things.flatMap(({ alternates }) => alternates[storefront.language] ?? []);
  return xml("urlset", paths.map(entryOf));
}

async function startsOf(view: SitemapView, shop: SitemapReader): Promise<number[]> {
  const starts = [0];
  let count = 0;
  let last = 0;
  for await (const page of pagesOf(view, shop, 0)) {
    if (count + page.length > MOST_ADDRESSES) {
      starts.push(last);
      count = 0;
    }
    count += page.length;
    last = page.at(-1)?.id ?? last;
  }
  return starts;
}

async function* pagesOf(view: SitemapView, shop: SitemapReader, after: number): AsyncGenerator<Things> {
  for (let last: number | undefined = after; last !== undefined;) {
    const page: Things = await shop.content.sitemap(view, last);
    last = page.at(-1)?.id;
    yield page;
  }
}

const xml = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
