import type { APIRequestContext } from "@playwright/test";
import { storefronts } from "../../src/storefronts.ts";
import { storefrontHome, wireLocale } from "./storefronts.ts";

/** Used fields of a products_list row. See wire.md, catalogue. */
export interface ProductRow {
  ID: number;
  PRODUCT_SALE_ELEMENT: number;
  TITLE: string;
  URL: string;
  BEST_TAXED_PRICE: number;
  TAXED_PRICE: number;
  LOWEST_PRICE: number | string;
  IS_PROMO: number;
  stock: number;
  /** The quantity must be a multiple of it. */
  quantityCount: number;
  PSE_COUNT: number;
  unit: { measure: string; content: number } | null;
  energy_class: string | null;
  undeliverable: readonly number[];
  freight: number;
  /** Working days until the earliest delivery. */
  delivery_delay_min: number;
  rating: { count: number };
  image: ReadonlyArray<{ COLOR_ID: number | null }>;
}

export interface StorefrontContext {
  origin: string;
  locale: string;
  countryId: number;
}

const PAGE_SIZE = 100;

/** Returns the first matching product of the demo catalogue. Tests select products by properties, not by name. */
export async function findProduct(
  request: APIRequestContext,
  { origin, locale, countryId }: StorefrontContext,
  matches: (product: ProductRow) => boolean,
): Promise<ProductRow> {
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const query = `limit=${PAGE_SIZE}&offset=${offset}&translation=${wireLocale(locale)}&country_id=${countryId}`;
    const response = await request.get(new URL(`/api/products_list/?${query}`, origin).href);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- contract tests verify the shape
    const rows: ProductRow[] = await response.json();
    const found = rows.find(matches);
    if (found !== undefined) return found;
    if (rows.length < PAGE_SIZE) throw new Error("The demo catalogue has no such product");
  }
}

/** More than all tests together buy, including retries. */
const PLENTY_STOCK = 30;

/**
 * Returns a product that stays in stock while other tests buy, another one for each `index`. Bestsellers are
 * unsuitable, because every order changes their ranking.
 */
export function findPlentifulProduct(
  request: APIRequestContext,
  { id, index }: { id: string; index: number },
  baseURL: string | undefined,
): Promise<ProductRow> {
  const { locale, countryId } = storefronts.find((storefront) => storefront.id === id) ?? storefronts[0];
  // Only browsers resolve the storefronts' hosts; the API is the same on all of them.
  const context = { origin: storefrontHome({ id: "at-de" }, baseURL), locale, countryId };
  let skipped = index;
  return findProduct(request, context, ({ stock, quantityCount, freight, undeliverable }) => {
    const matches = stock > PLENTY_STOCK && quantityCount === 1 && freight === 0 && undeliverable.length === 0;
    return matches && skipped-- === 0;
  });
}

export async function plentifulProductUrl(
  request: APIRequestContext,
  options: { id: string; index: number },
  baseURL: string | undefined,
): Promise<string> {
  return new URL((await findPlentifulProduct(request, options, baseURL)).URL, storefrontHome(options, baseURL)).href;
}
