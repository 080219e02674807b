import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { takeLease } from "../../jobs/lease.ts";

const RETRY_MS = 2000;

/**
 * Runs `fill` in one process at a time. A process that waited skips it if another has meanwhile begun and completed one,
 * and takes over if the other died.
 */
export async function fillInTurn(
  {
    db,
    lease: name,
    lastFill,
    isAborted,
  }: {
    db: Db;
    /** Name of the lease that the processes share. */
    lease: string;
    /** When the last completed fill began, as `readClock`. */
    lastFill: () => Promise<number>;
    isAborted: () => boolean;
  },
  /** Ends with an error soon after `isLost` returns true. */
  fill: (isLost: () => boolean) => Promise<void>,
): Promise<void> {
  const requestedAt = await readClock(db);
  while (!isAborted()) {
    const lease = await takeLease(db, name);
    if (lease === undefined) {
      await sleep(RETRY_MS);
      continue;
    }
    try {
      if ((await lastFill()) < requestedAt) await fill(() => isAborted() || lease.isLost());
      return;
    } finally {
      await lease.release();
    }
  }
}

/** Time of the database in milliseconds, which all processes share. */
export async function readClock(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::int8 as ms`.execute(
    db,
  );
  return rows[0]?.ms ?? 0;
}
