import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/tables.ts";
import { seedCatalogue } from "./fixture/catalogue.ts";
import { seedContents } from "./fixture/contents.ts";
import { seedExtras } from "./fixture/extras.ts";
import { seedTrade } from "./fixture/trade.ts";

/** The small shop every backend test starts from. Ids are fixed: tests name them through `fixture/ids.ts`. */
export async function seedFixture(db: Kysely<Tables>): Promise<void> {
  await seedTrade(db);
  await seedCatalogue(db);
  await seedContents(db);
  await seedExtras(db);
  await continueIdsAfterTheFixture(db);
}

/** Rows were given ids of their own, which the identity columns do not know of. */
async function continueIdsAfterTheFixture(db: Kysely<Tables>): Promise<void> {
  const tables = [
    "brand",
    "category",
    "attribute",
    "attribute_value",
    "feature",
    "feature_value",
    "product",
    "sale_element",
    "content",
    "selection",
    "keyword",
    "fulfilment_center",
  ];
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`.execute(db);
  }
}
