import { sql } from "kysely";
import type { Db } from "../../platform/db/connect.ts";

const TABLES = [
  "setting",
  "country",
  "brand",
  "category",
  "attribute",
  "attribute_value",
  "feature",
  "feature_value",
  "product",
  "product_category",
  "product_feature",
  "sale_element",
  "sale_element_attribute",
  "picture",
  "content",
  "rewriting_url",
  "delivery_method",
  "delivery_price",
  "payment_method",
  "price_history",
  "product_file",
  "selection_product",
  "product_keyword",
  "fulfilment_stock",
];

/** All catalogue rows with their ids, in an order independent of how they were written. */
export async function snapshot(db: Db): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}
