import type { Catalogue, CatalogueProduct } from "../catalogue.ts";

/** Reads all products of a small catalogue. */
export async function readAll({ readProducts }: Catalogue): Promise<CatalogueProduct[]> {
  const products: CatalogueProduct[] = [];
  for await (const product of readProducts()) products.push(product);
  return products;
}
