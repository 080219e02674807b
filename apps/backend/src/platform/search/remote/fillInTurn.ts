import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { allowLongTransaction } from "../../db/storeTimeouts.ts";

const RETRY_MS = 2000;

/**
 * Runs `fill` in one process at a time. A process that waited skips it if another has meanwhile begun and completed one,
 * and takes over if the other died.
 */
export async function fillInTurn(
  {
    db,
    lock,
    lastFill,
    isAborted,
  }: {
    db: Db;
    /** Key of the advisory lock. */
    lock: number;
    /** When the last completed fill began, as `readClock`. */
    lastFill: () => Promise<number>;
    isAborted: () => boolean;
  },
  fill: () => Promise<void>,
): Promise<void> {
  const requestedAt = await readClock(db);
  while (!isAborted()) {
    const isDone = await db.transaction().execute(async (trx) => {
      await allowLongTransaction(trx);
      const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${lock}) as "ours"`.execute(trx);
      if (rows[0]?.ours !== true) return false;
      if ((await lastFill()) < requestedAt) await fill();
      return true;
    });
    if (isDone) return;
    await sleep(RETRY_MS);
  }
}

/** Time of the database in milliseconds, which all processes share. */
export async function readClock(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::int8 as ms`.execute(
    db,
  );
  return rows[0]?.ms ?? 0;
}
