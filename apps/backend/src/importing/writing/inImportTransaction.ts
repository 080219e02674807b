import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../../platform/db/connect.ts";
import { allowLongTransaction } from "../../platform/db/storeTimeouts.ts";
import type { Trx } from "./rows.ts";

/** Runs a part of an import in a transaction. */
export type RunPart = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

/** The longest that an order waits for an import; about 600 variants. */
export const PRODUCTS_PER_PART = 200;
/** Arbitrary but constant advisory lock key: parts of concurrent imports run one after the other. */
const IMPORT_LOCK = 7_151_973_001;
/** Deadlock detected, lock not available. */
const YIELDING = new Set<unknown>(["40P01", "55P03"]);
const PAUSE_MS = 100;
const MAX_PAUSE_MS = 2000;
/** Since the part first gave way: a busy shop holds its locks for seconds. */
const PATIENCE_MS = 120_000;

/**
 * Runs a part of an import, and again whenever it gave way to the running shop. Rests as long as the part took if the
 * shop is busy, so that orders get half of the machine.
 */
export async function inImportTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await runAndRetry(db, work);
  const tookMs = performance.now() - startedAt;
  if (await isBusy(db)) await sleep(tookMs);
  return result;
}

async function runAndRetry<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  let giveUpAt: number | undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        await allowLongTransaction(trx);
        await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
        await sql`set local lock_timeout = '2s'`.execute(trx);
        return work(trx);
      });
    } catch (error) {
      if (!hasYielded(error)) throw error;
      giveUpAt ??= performance.now() + PATIENCE_MS;
      if (performance.now() > giveUpAt) throw error;
      await sleep(Math.min(PAUSE_MS * attempt, MAX_PAUSE_MS));
    }
  }
}

const hasYielded = (error: unknown): boolean => error instanceof Error && "code" in error && YIELDING.has(error.code);

/** Returns whether another session of the database runs a statement right now. */
async function isBusy(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isBusy: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and state = 'active' and backend_type = 'client backend'
        and pid <> pg_backend_pid()
    ) as "isBusy"`.execute(db);
  return rows[0]?.isBusy ?? false;
}
