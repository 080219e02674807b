import type { APIRequestContext } from "@playwright/test";
import { storefronts } from "../../src/storefronts.ts";
import { homeOf } from "./storefronts.ts";

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
  rating: { count: number };
  image: ReadonlyArray<{ COLOR_ID: number | null }>;
}

export interface Where {
  origin: string;
  locale: string;
  countryId: number;
}

const PAGE = 100;

/** Returns the first matching product of the demo catalogue. Tests select products by properties, not by name. */
export async function findProduct(
  request: APIRequestContext,
  { origin, locale, countryId }: Where,
  fits: (product: ProductRow) => boolean,
): Promise<ProductRow> {
  for (let offset = 0; ; offset += PAGE) {
    const query = `limit=${PAGE}&offset=${offset}&translation=${locale}&country_id=${countryId}`;
    const answer = await request.get(new URL(`/api/products_list/?${query}`, origin).href);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- contract tests verify the shape
    const rows: ProductRow[] = await answer.json();
    const found = rows.find(fits);
    if (found !== undefined) return found;
    if (rows.length < PAGE) throw new Error("The demo catalogue has no such product");
  }
}

/** More than all tests together buy, including retries. */
const PLENTY = 30;

/**
 * Returns a product that stays in stock while other tests buy, another one for each `place`. Bestsellers are
 * unsuitable, because every order changes their ranking.
 */
export function plentifulRow(
  request: APIRequestContext,
  { id, place }: { id: string; place: number },
  baseURL: string | undefined,
): Promise<ProductRow> {
  const { locale, countryId } = storefronts.find((storefront) => storefront.id === id) ?? storefronts[0];
  // Only browsers resolve the storefronts' hosts; the API is the same on all of them.
  const where = { origin: homeOf({ id: "at-de" }, baseURL), locale, countryId };
  let before = place;
  return findProduct(request, where, ({ stock, quantityCount, freight, undeliverable }) => {
    const fits = stock > PLENTY && quantityCount === 1 && freight === 0 && undeliverable.length === 0;
    return fits && before-- === 0;
  });
}

export async function plentiful(
  request: APIRequestContext,
  which: { id: string; place: number },
  baseURL: string | undefined,
): Promise<string> {
  return new URL((await plentifulRow(request, which, baseURL)).URL, homeOf(which, baseURL)).href;
}
