import type { APIRequestContext } from "@playwright/test";
import { readSitemap, resolveServer } from "./crawl.ts";
import { findProduct, type ProductRow } from "./products.ts";
import { wireLocale } from "./storefronts.ts";

export interface Template {
  path: string;
  status: 200 | 404;
}

const FIXED_PATHS = [
  "/",
  "/products?rating=4&stock=1&price=100-900",
  "/products?m1=9000-&sale=1",
  "/search",
  "/search/sofa",
  "/search/qqqqqqqqqq",
  "/cart",
  "/wishlist",
  "/checkout",
  "/login-register",
  "/forgot-password",
  "/newsletter",
  "/newsletter-unsubscribe",
];
/** Codes of content pages with a layout of their own. */
const CONTENT_CODES: ReadonlySet<string> = new Set(["about", "blog", "contact", "faq", "terms", "blog-oil"]);

/** Returns one page of every kind in a storefront, selected by properties, not by name. */
export async function listTemplates(
  request: APIRequestContext,
  home: string,
  { locale, countryId }: { locale: string; countryId: number },
): Promise<Template[]> {
  const { server: origin } = resolveServer(home);
  const context = { origin, locale, countryId };
  const readFolder = async (folder: string): Promise<string[]> => {
    const response = await request.get(`${origin}/api/content_folder?folder_id=${folder}&locale=${wireLocale(locale)}`);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- contract tests verify the shape
    const rows: Array<{ code: string; rewriting_url: { url: string } }> = await response.json();
    return rows.filter(({ code }) => CONTENT_CODES.has(code)).map(({ rewriting_url: { url } }) => url);
  };
  const first = async (view: string): Promise<string[]> =>
    (await readSitemap(request, home, `/sitemap-${view}.xml`)).slice(0, 1);
  const product = async (matches: (row: ProductRow) => boolean): Promise<string[]> => [
    (await findProduct(request, context, matches)).URL,
  ];
  const urls = await Promise.all([
    first("category"),
    first("brand"),
    ...["company", "service", "legal", "blog"].map(readFolder),
    product(({ PSE_COUNT, rating, freight }) => PSE_COUNT > 3 && rating.count > 2 && freight === 1),
    product(({ energy_class }) => energy_class !== null),
  ]);
  return [
    ...[...new Set([...FIXED_PATHS, ...urls.flat()])].map((path): Template => ({ path, status: 200 })),
    { path: "/there-is-no-such-page", status: 404 },
  ];
}
