import { sql } from "kysely";
import type { Db } from "../../platform/db/connect.ts";
import { notifyCatalogueChange } from "../../platform/db/watchCatalogue.ts";
import type { Trx } from "./rows.ts";

/** Arbitrary but constant advisory lock key: concurrent imports run one after the other. */
const IMPORT_LOCK = 7_151_973_001;
const DEADLOCK = "40P01";
const ATTEMPTS = 3;

/** Runs an import in one transaction. Retries after a deadlock, so that the running backend takes precedence. */
export async function inImportTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
        const written = await work(trx);
        await notifyCatalogueChange(trx);
        return written;
      });
      // New tables have no planner statistics yet.
      await sql`analyze`.execute(db);
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === DEADLOCK;
