import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { PURGES } from "./purges.ts";

/** Arbitrary but constant advisory lock key. */
const LOCK_KEY = 1_805_742_011;
/** Default of the setting `cart_days`. */
const DEFAULT_CART_DAYS = 60;

/**
 * Deletes expired rows. Returns the number of rows by purge, or undefined if another process is running it. Each purge
 * commits on its own, so that a failing one does not undo the others.
 */
export async function runPurges(db: Db, now: Date): Promise<Record<string, number> | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as mine`.execute(connection);
    if (rows[0]?.mine !== true) return undefined;
    try {
      const settings = { cartDays: await cartDays(connection) };
      const deleted: Record<string, number> = {};
      for (const { name, statement } of PURGES) {
        const { numAffectedRows = 0n } = await statement(now, settings).execute(connection);
        deleted[name] = Number(numAffectedRows);
      }
      return deleted;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection);
    }
  });
}

async function cartDays(db: Db): Promise<number> {
  const setting = await db
    .selectFrom("setting")
    .select("value")
    .where("scope", "=", "shared")
    .where("name", "=", "cart_days")
    .executeTakeFirst();
  const days = setting?.value;
  return typeof days === "number" && days > 0 ? days : DEFAULT_CART_DAYS;
}
