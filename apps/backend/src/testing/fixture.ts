import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { seedCatalogue } from "./fixture/catalogue.ts";
import { seedContents } from "./fixture/contents.ts";
import { seedExtras } from "./fixture/extras.ts";
import { seedShopData } from "./fixture/shopData.ts";

/** Small shop used by all backend tests. Ids are fixed and named in `fixture/ids.ts`. */
export async function seedFixture(db: Kysely<Tables>): Promise<void> {
  await seedShopData(db);
  await seedCatalogue(db);
  await seedContents(db);
  await seedExtras(db);
  await advanceIdSequences(db);
}

/** Moves the identity sequences past the explicit ids. */
async function advanceIdSequences(db: Kysely<Tables>): Promise<void> {
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
