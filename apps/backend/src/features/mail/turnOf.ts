import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";

const HOUR_MS = 60 * 60_000;

/**
 * When the next mail of some kinds may go to an address: at once, or later by an hour for every `perHour` of those of the
 * last hour and those put off. Whoever types a stranger's address fills nobody's mailbox, and no mail is lost.
 */
export async function turnOf(
  db: Kysely<Tables>,
  { kinds, to, now, perHour }: { kinds: readonly string[]; to: string; now: Date; perHour: number },
): Promise<Date> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from mail_outbox
    where kind = any(${[...kinds]}::text[]) and lower(recipient) = lower(${to})
      and next_at > ${new Date(now.getTime() - HOUR_MS)}`.execute(db);
  return new Date(now.getTime() + Math.floor((rows[0]?.count ?? 0) / perHour) * HOUR_MS);
}
