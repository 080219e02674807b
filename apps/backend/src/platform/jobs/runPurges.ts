import type { Db } from "../db/connect.ts";
import { allowLongTransaction } from "../db/storeTimeouts.ts";
import { PURGES } from "./purges.ts";
import { RETENTION } from "./retention.ts";

/** Deletes expired rows. Returns their number by purge. Each purge commits on its own. */
export async function runPurges(db: Db, now: Date): Promise<Record<string, number>> {
  const settings = { cartDays: await cartDays(db) };
  const deleted: Record<string, number> = {};
  for (const { name, statement } of PURGES) {
    const { numAffectedRows = 0n } = await db.transaction().execute(async (trx) => {
      await allowLongTransaction(trx);
      return statement(now, settings).execute(trx);
    });
    deleted[name] = Number(numAffectedRows);
  }
  return deleted;
}

async function cartDays(db: Db): Promise<number> {
  const setting = await db
    .selectFrom("setting")
    .select("value")
    .where("scope", "=", "shared")
    .where("name", "=", "cart_days")
    .executeTakeFirst();
  const days = setting?.value;
  return typeof days === "number" && days > 0 ? days : RETENTION.cart;
}
