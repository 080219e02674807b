import { sql } from "kysely";
import type { CatalogueProduct } from "../catalogue.ts";
import type { CheckedProducts } from "../checkCatalogue.ts";
import { PRODUCTS_PER_PART, type RunPart } from "./inImportTransaction.ts";
import { inChunks, replaceRows, requireId, type Trx } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

export async function writeFiles(
  trx: Trx,
  products: readonly CatalogueProduct[],
  productIds: ReadonlyMap<string, number>,
  { attributeValue }: Pick<TaxonomyIds, "attributeValue">,
): Promise<void> {
  const detailed = products.flatMap(({ ref, details }) =>
    details ? [{ id: requireId(productIds, ref), ...details }] : [],
  );
  if (detailed.length === 0) return;
  const within = sql`stored.product_id = any(${detailed.map(({ id }) => id)}::int[])`;
  await replaceRows(trx, "product_file", {
    within,
    columns: { product_id: "int", kind: "text", file: "text", bytes: "int", attribute_value_id: "int" },
    key: ["product_id", "file"],
    rows: detailed.flatMap(({ id, files }) =>
      files.map(({ color, ...file }) => ({
        product_id: id,
        ...file,
        attribute_value_id: color === undefined ? null : requireId(attributeValue, `color ${color}`),
      })),
    ),
  });
}

/** Products refer to others that come later in the catalogue, so all of these are written before. */
export async function writeAccessories(
  runPart: RunPart,
  { accessories }: CheckedProducts,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const chunk of inChunks(accessories, PRODUCTS_PER_PART)) {
    const given = chunk.flatMap(([ref, refs]) => (refs ? [{ id: requireId(productIds, ref), refs }] : []));
    if (given.length === 0) continue;
    await runPart((trx) =>
      replaceRows(trx, "accessory", {
        within: sql`stored.product_id = any(${given.map(({ id }) => id)}::int[])`,
        columns: { product_id: "int", accessory_id: "int", position: "int" },
        key: ["product_id", "accessory_id"],
        rows: given.flatMap(({ id, refs }) =>
          refs.map((ref, position) => ({ product_id: id, accessory_id: requireId(productIds, ref), position })),
        ),
      }),
    );
  }
}
