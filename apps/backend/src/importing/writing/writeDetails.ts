import { sql } from "kysely";
import type { CatalogueProduct } from "../catalogue.ts";
import { inChunks, requireId, recordset, type Trx } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

export async function writeDetails(
  trx: Trx,
  products: readonly CatalogueProduct[],
  productIds: ReadonlyMap<string, number>,
  { attributeValue }: Pick<TaxonomyIds, "attributeValue">,
): Promise<void> {
  const detailed = products.flatMap(({ ref, details }) =>
    details ? [{ id: requireId(productIds, ref), ...details }] : [],
  );
  for (const chunk of inChunks(detailed)) {
    await writeColumns(trx, chunk);
    const ids = chunk.map(({ id }) => id);
    await sql`delete from product_file where product_id = any(${ids}::int[])`.execute(trx);
    await sql`
      insert into product_file (product_id, kind, file, bytes, attribute_value_id)
      select product_id, kind, file, bytes, attribute_value_id
      from ${recordset(
        chunk.flatMap(({ id, files }) =>
          files.map(({ color, ...file }) => ({
            product_id: id,
            ...file,
            attribute_value_id: color === undefined ? null : requireId(attributeValue, `color ${color}`),
          })),
        ),
        "product_id int, kind text, file text, bytes int, attribute_value_id int",
      )}`.execute(trx);
    await sql`delete from accessory where product_id = any(${ids}::int[])`.execute(trx);
    await sql`
      insert into accessory (product_id, accessory_id, position) select product_id, accessory_id, position
      from ${recordset(
        chunk.flatMap(({ id, accessories }) =>
          accessories.map((ref, position) => ({ product_id: id, accessory_id: requireId(productIds, ref), position })),
        ),
        "product_id int, accessory_id int, position int",
      )}`.execute(trx);
  }
}

type DetailedProduct = { id: number } & NonNullable<CatalogueProduct["details"]>;

async function writeColumns(trx: Trx, products: readonly DetailedProduct[]): Promise<void> {
  const rows = products.map(({ id, packages, undeliverable, restockDays, energy, unit }) => ({
    id,
    packages,
    undeliverable,
    restock_days_min: restockDays?.[0],
    restock_days_max: restockDays?.[1],
    energy,
    unit_measure: unit?.per,
    unit_content: unit?.content,
  }));
  await sql`
    update product set packages = r.packages, energy = r.energy, unit_measure = r.unit_measure,
      unit_content = r.unit_content, restock_days_min = r.restock_days_min, restock_days_max = r.restock_days_max,
      undeliverable = array(
        select c.id from jsonb_array_elements_text(r.undeliverable) as given(code) join country c on c.isoalpha2 = given.code
        order by c.id)
    from ${recordset(
      rows,
      `id int, packages jsonb, undeliverable jsonb, restock_days_min int, restock_days_max int, energy jsonb,
      unit_measure text, unit_content numeric`,
    )}
    where product.id = r.id`.execute(trx);
}
