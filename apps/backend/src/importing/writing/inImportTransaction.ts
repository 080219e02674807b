import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { announceCatalogueChange } from "../../db/watchCatalogue.ts";
import type { Trx } from "./rows.ts";

/** Any number of processes may import at once; they take turns. The number is arbitrary, but ours. */
const IMPORT_LOCK = 7_151_973_001;
const DEADLOCK = "40P01";
const ATTEMPTS = 3;

/** All of an import or nothing. A deadlock with the running shop is tried again: the shop's own work goes first. */
export async function inImportTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
        const written = await work(trx);
        await announceCatalogueChange(trx);
        return written;
      });
      // Freshly filled tables have no statistics yet, and the first shoppers should not wait for them.
      await sql`analyze`.execute(db);
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === DEADLOCK;
