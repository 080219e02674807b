import type { Alternates, SitemapView } from "@shop/core";
import type { Storefront } from "../src/storefronts.ts";

/** Everything that is found through the sitemaps, one file of each. */
export const SITEMAP_VIEWS: readonly SitemapView[] = ["product", "category", "brand", "content"];

/** Source: sitemaps.org; more than that no reader takes in one file. */
const MOST_ADDRESSES = 50_000;

interface SitemapReader {
  content: {
    sitemap(view: SitemapView, after: number): Promise<ReadonlyArray<{ id: number; alternates: Alternates }>>;
  };
}

export function robots(origin: string): string {
  return [
    "User-agent: *",
    // What is personal, and what every filter would multiply.
    ...["/cart", "/checkout", "/account", "/order-", "/login-register", "/api/", "/search/", "/guest/"].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

export function sitemapIndex(origin: string): string {
  return xml(
    "sitemapindex",
    SITEMAP_VIEWS.map((view) => `<sitemap><loc>${escape(`${origin}/sitemap-${view}.xml`)}</loc></sitemap>`),
  );
}

/** All addresses of one kind of things in one storefront. */
export async function sitemap(
  view: SitemapView,
  shop: SitemapReader,
  { origin, storefront }: { origin: string; storefront: Storefront },
): Promise<string> {
  const entries: string[] = [];
  for (let after = 0; entries.length < MOST_ADDRESSES;) {
    const things = await shop.content.sitemap(view, after);
    const last = things.at(-1);
    if (last === undefined) break;
    after = last.id;
    for (const { alternates } of things) {
      const path = alternates[storefront.language];
      if (path !== undefined) entries.push(`<url><loc>${escape(new URL(path, origin).href)}</loc></url>`);
    }
  }
  return xml("urlset", entries.slice(0, MOST_ADDRESSES));
}

const xml = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
