import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";

const KEY_BYTES = 32;

/**
 * A key of the shop's own by its name: made on the first start and kept in the database, so that all processes have the
 * same one. Who copies the database has the keys too; with TOKEN_SECRET they are outside of it.
 */
export async function shopSecret(
  { db, random }: Pick<Deps, "random"> & { db: Kysely<Tables> },
  name: "token" | "newsletter" | "order",
): Promise<Buffer> {
  const known = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirst();
  if (known !== undefined) return known.value;
  await db
    .insertInto("secret")
    .values({ name, value: random(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}
