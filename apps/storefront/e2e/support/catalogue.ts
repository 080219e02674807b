import type { APIRequestContext } from "@playwright/test";
import { wireLocale } from "./storefronts.ts";

/** Used fields of a combination row. See wire.md, catalogue. */
export interface Combination {
  pse_id: number;
  quantity: number;
  price: number;
  promo: boolean;
  /** Measures that differ from the product's. */
  measures: Readonly<Record<string, number>>;
  attributes: ReadonlyArray<{
    attribute_code: string;
    attribute_title: string;
    attribute_av_title: string;
  }>;
}

export interface CatalogueProduct {
  id: number;
  title: string;
  url: string;
  step: number;
  freight: boolean;
  combinations: readonly Combination[];
}

const cache = new Map<string, Promise<readonly CatalogueProduct[]>>();

/** Reads the demo catalogue once. Tests select products by properties, not by name. */
export function readCatalogue(
  request: APIRequestContext,
  origin: string,
  locale: string,
): Promise<readonly CatalogueProduct[]> {
  const key = `${origin} ${locale}`;
  const cached = cache.get(key) ?? readAll(request, origin, locale);
  cache.set(key, cached);
  return cached;
}

async function readAll(
  request: APIRequestContext,
  origin: string,
  locale: string,
): Promise<readonly CatalogueProduct[]> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- contract tests verify the shape
  const get = async <Result>(path: string): Promise<Result> => (await request.get(new URL(path, origin).href)).json();
  const rows: Array<{
    ID: number;
    TITLE: string;
    URL: string;
    quantityCount: number;
    freight: number;
  }> = await get(`/api/products_list/?limit=100&translation=${wireLocale(locale)}`);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.ID,
      title: row.TITLE,
      url: row.URL,
      step: row.quantityCount,
      freight: row.freight === 1,
      combinations: await get(`/api/products/combinations/${row.ID}/${wireLocale(locale)}`),
    })),
  );
}

export function findVariant(
  products: readonly CatalogueProduct[],
  matches: (product: CatalogueProduct, combination: Combination) => boolean,
): { product: CatalogueProduct; combination: Combination } {
  for (const product of products) {
    const combination = product.combinations.find((one) => matches(product, one));
    if (combination !== undefined) return { product, combination };
  }
  throw new Error("The demo catalogue has no such product");
}

export const getAttributeValue = ({ attributes }: Combination, code: string): string =>
  attributes.find(({ attribute_code }) => attribute_code === code)?.attribute_av_title ?? "";
