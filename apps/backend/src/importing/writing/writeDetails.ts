import { sql } from "kysely";
import type { CatalogueProduct } from "../catalogue.ts";
import { replaceRows, requireId, type Trx } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

/** Writes files and accessories, which may be products that come later in the catalogue. */
export async function writeDetails(
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
  await replaceRows(trx, "accessory", {
    within,
    columns: { product_id: "int", accessory_id: "int", position: "int" },
    key: ["product_id", "accessory_id"],
    rows: detailed.flatMap(({ id, accessories }) =>
      accessories.map((ref, position) => ({ product_id: id, accessory_id: requireId(productIds, ref), position })),
    ),
  });
}
