import { type RawBuilder, sql } from "kysely";
import { Gauge } from "prom-client";
import type { Db } from "../db/connect.ts";

/** Several scrapers cost one read. */
const MAX_AGE_MS = 10_000;

interface Backlog {
  queue: string;
  waiting: number;
  failed: number;
  /** Seconds since the oldest waiting entry was due. */
  age: number;
}

const waiting = new Gauge({
  name: "shop_queue_waiting",
  help: "Entries of a queue that are due",
  labelNames: ["queue"] as const,
});
const age = new Gauge({
  name: "shop_queue_age_seconds",
  help: "Time since the oldest entry of a queue was due",
  labelNames: ["queue"] as const,
});
const failed = new Gauge({
  name: "shop_queue_failed",
  help: "Entries of a queue that are no longer tried",
  labelNames: ["queue"] as const,
});

/** Updates the gauges of the queues: jobs, emails, and changes that an index has not taken. */
export function createBacklogReader(db: Db): () => Promise<void> {
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  return async () => {
    if (performance.now() - readAt < MAX_AGE_MS) return;
    reading ??= readBacklog(db)
      .then(publish)
      .finally(() => {
        readAt = performance.now();
        reading = undefined;
      });
    await reading;
  };
}

function publish(rows: readonly Backlog[]): void {
  for (const row of rows) {
    waiting.set({ queue: row.queue }, row.waiting);
    age.set({ queue: row.queue }, row.age);
    failed.set({ queue: row.queue }, row.failed);
  }
}

async function readBacklog(db: Db): Promise<Backlog[]> {
  const ofTables = await sql<Backlog>`
    select 'mails' as queue, count(*) as waiting, (
        select count(*) from mail_outbox where sent_at is null and failed_at is not null
      ) as failed, ${secondsSince(sql`min(next_at)`)} as age
    from mail_outbox where sent_at is null and failed_at is null and next_at <= now()
    union all
    select 'catalogue_changes', count(*), 0, ${secondsSince(sql`min(at)`)} from catalogue_change`.execute(db);
  const { rows: schemas } = await sql`select where to_regclass('jobs.job') is not null`.execute(db);
  // A process without jobs may run before the first worker has created their tables.
  if (schemas.length === 0) return ofTables.rows;
  const ofJobs = await sql<Backlog>`
    select name as queue, count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'failed') as failed,
      ${secondsSince(sql`min(start_after) filter (where state < 'active')`)} as age
    from jobs.job where state = 'failed' or state < 'active' and start_after <= now() group by name`.execute(db);
  return [...ofTables.rows, ...ofJobs.rows];
}

const secondsSince = (time: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce(extract(epoch from now() - ${time}), 0)::float8`;
