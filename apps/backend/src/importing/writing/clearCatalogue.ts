import { sql } from "kysely";
import type { Catalogue } from "../catalogue.ts";
import type { Trx } from "./rows.ts";

/**
 * Empties the catalogue. Rows that are imported again keep their ids, because orders refer to products by id. Orders
 * hold copies of everything they display.
 */
export async function clearCatalogue(trx: Trx, imported: Catalogue, productRefs: readonly string[]): Promise<void> {
  const codes = (entries: readonly { code: string }[]): string[] => entries.map(({ code }) => code);
  const values = (entries: Catalogue["attributes"] | Catalogue["features"]): string[] =>
    entries.flatMap(({ code, values: own }) => own.map((value) => `${code} ${value.code}`));

  await sql`delete from cart_item`.execute(trx);
  await sql`delete from rewriting_url`.execute(trx);
  await sql`delete from picture`.execute(trx);
  await sql`delete from accessory`.execute(trx);
  await sql`delete from product_file`.execute(trx);
  await sql`delete from product where ref <> all(${productRefs}::text[])`.execute(trx);
  await sql`delete from product_feature`.execute(trx);
  await sql`delete from sale_element_attribute`.execute(trx);
  await sql`update product set text = '{}', sold = 0, viewed = 0, brand_id = null, default_category_id = null`.execute(
    trx,
  );

  await sql`delete from content where code <> all(${codes(imported.contents)}::text[])`.execute(trx);
  await sql`delete from brand where code <> all(${codes(imported.brands)}::text[])`.execute(trx);
  await sql`update category set parent_id = null`.execute(trx);
  await sql`delete from category where code <> all(${codes(imported.categories)}::text[])`.execute(trx);
  await sql`
    delete from attribute_value v using attribute a
    where a.id = v.attribute_id and a.code || ' ' || v.code <> all(${values(imported.attributes)}::text[])`.execute(
    trx,
  );
  await sql`delete from attribute where code <> all(${codes(imported.attributes)}::text[])`.execute(trx);
  await sql`
    delete from feature_value v using feature f
    where f.id = v.feature_id and f.code || ' ' || v.code <> all(${values(imported.features)}::text[])`.execute(trx);
  await sql`delete from feature where code <> all(${codes(imported.features)}::text[])`.execute(trx);
  // Imported texts are merged into existing ones: delete those first.
  for (const table of [
    "content",
    "brand",
    "category",
    "attribute",
    "attribute_value",
    "feature",
    "feature_value",
  ] as const) {
    await sql`update ${sql.table(table)} set text = '{}'`.execute(trx);
  }
}
