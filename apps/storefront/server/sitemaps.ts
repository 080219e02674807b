import type { LocaleConfig, Shop, SitemapView } from "@shop/core";
import { FIT_PATHS } from "../src/shared/fit/fitPage.ts";
import { LIST_TYPES } from "../src/shared/listTypes.ts";
import { escapeHtml } from "./renderFailure.ts";
import type { Storefront } from "../src/storefronts.ts";

/** Sitemap kinds. "page": pages with the same path in every storefront. */
export const SITEMAPS = ["page", "product", "category", "brand", "content"] as const satisfies ("page" | SitemapView)[];

const PAGES = ["/", "/products", ...LIST_TYPES.map((type) => `/shop-grid-standard/${type}`)];

/** Maximum per file. Source: sitemaps.org. */
const MAX_URLS = 50_000;

interface SitemapReader {
  content: Pick<Shop["content"], "sitemap">;
}
type SitemapItems = Awaited<ReturnType<Shop["content"]["sitemap"]>>;

export function renderRobots(origin: string): string {
  return [
    "User-agent: *",
    // Personal pages, and combinations of filters, or of a product and a flat, that would multiply URLs.
    ...["/cart", "/checkout", "/account", "/order-", "/login-register", "/api/", "/search/", "/guest/"]
      .concat(Object.values(FIT_PATHS).map((path) => `${path}?`))
      .map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Returns the sitemap index. Large kinds are split into files that start after an id. */
export async function sitemapIndex(shop: SitemapReader, origin: string): Promise<string> {
  const files = SITEMAPS.map(async (view) =>
    (view === "page" ? [0] : await listFileStarts(view, shop)).map(
      (after) => `/sitemap-${view}.xml${after === 0 ? "" : `?after=${after}`}`,
    ),
  );
  const urls = (await Promise.all(files)).flat().map((path) => origin + path);
  return renderXml("sitemapindex", "sitemap", urls);
}

export async function sitemap(
  view: (typeof SITEMAPS)[number],
  shop: SitemapReader,
  { origin, storefront }: { origin: string; storefront: Storefront },
  after = 0,
): Promise<string> {
  const toUrl = (path: string): string => new URL(path, origin).href;
  if (view === "page") return renderXml("urlset", "url", PAGES.map(toUrl));
  const items: SitemapItems[number][] = [];
  for await (const page of readPages(view, shop, after)) {
    if (items.length + page.length > MAX_URLS) break;
    items.push(...page);
  }
  const paths = items.flatMap(({ alternates }) => alternates[storefront.language] ?? []);
  return renderXml("urlset", "url", paths.map(toUrl));
}

async function listFileStarts(view: SitemapView, shop: SitemapReader): Promise<number[]> {
  const starts = [0];
  let count = 0;
  let last = 0;
  for await (const page of readPages(view, shop, 0)) {
    if (count + page.length > MAX_URLS) {
      starts.push(last);
      count = 0;
    }
    count += page.length;
    last = page.at(-1)?.id ?? last;
  }
  return starts;
}

async function* readPages(view: SitemapView, shop: SitemapReader, after: number): AsyncGenerator<SitemapItems> {
  for (let last: number | undefined = after; last !== undefined;) {
    const page: SitemapItems = await shop.content.sitemap(view, last);
    last = page.at(-1)?.id;
    yield page;
  }
}

function renderXml(root: string, element: string, urls: readonly string[]): string {
  const entries = urls.map((url) => `<${element}><loc>${escapeHtml(url)}</loc></${element}>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</${root}>\n`;
}

const WHITE = "#ffffff";

/** Web app manifest. Source: w3.org/TR/appmanifest. */
export const createWebManifest = ({ storeName, locale }: Pick<LocaleConfig, "storeName" | "locale">) => ({
  name: storeName,
  short_name: storeName,
  lang: locale,
  start_url: "/",
  display: "minimal-ui",
  background_color: WHITE,
  theme_color: WHITE,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});
