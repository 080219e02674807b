import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";

const KEY_BYTES = 32;

/**
 * Returns a named key, created on first use and stored in the database so that all processes share it.
 * A copy of the database contains the keys; TOKEN_SECRET keeps the token key out of it.
 */
export async function loadSecret(
  { db, randomBytes }: Pick<Deps, "randomBytes"> & { db: Kysely<Tables> },
  name: "token" | "newsletter" | "order",
): Promise<Buffer> {
  const known = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirst();
  if (known !== undefined) return known.value;
  await db
    .insertInto("secret")
    .values({ name, value: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}
