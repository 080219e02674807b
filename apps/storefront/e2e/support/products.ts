import type { APIRequestContext } from "@playwright/test";

/** What tests need of a row of products_list; wire.md, catalogue. */
export interface ProductRow {
  ID: number;
  TITLE: string;
  URL: string;
  BEST_TAXED_PRICE: number;
  TAXED_PRICE: number;
  LOWEST_PRICE: number | string;
  IS_PROMO: number;
  stock: number;
  /** it is sold in multiples of this */
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
  /** "de_AT" */
  locale: string;
  countryId: number;
}

const PAGE = 100;

/** The first product of the demo catalogue that fits: tests pick what they need by what it is, not by name. */
export async function findProduct(
  request: APIRequestContext,
  { origin, locale, countryId }: Where,
  fits: (product: ProductRow) => boolean,
): Promise<ProductRow> {
  for (let offset = 0; ; offset += PAGE) {
    const query = `limit=${PAGE}&offset=${offset}&translation=${locale}&country_id=${countryId}`;
    const answer = await request.get(new URL(`/api/products_list/?${query}`, origin).href);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the shape is what the contract tests hold
    const rows: ProductRow[] = await answer.json();
    const found = rows.find(fits);
    if (found !== undefined) return found;
    if (rows.length < PAGE) throw new Error("The demo catalogue has no such product");
  }
}
