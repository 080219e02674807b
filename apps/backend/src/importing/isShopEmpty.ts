import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

export async function isShopEmpty(db: Kysely<Tables>): Promise<boolean> {
  const product = await db.selectFrom("product").select("id").limit(1).executeTakeFirst();
  return product === undefined;
}
