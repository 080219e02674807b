import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

const HOUR_MS = 60 * 60_000;

/**
 * Returns the earliest send time that keeps an address below `perHour` emails of the given kinds: now, plus one hour
 * for every `perHour` emails of the last hour or still scheduled.
 * Delays instead of dropping: a third party's mailbox cannot be flooded, and no email is lost.
 */
export async function nextAllowedSendTime(
  db: Kysely<Tables>,
  { kinds, to, now, perHour }: { kinds: readonly string[]; to: string; now: Date; perHour: number },
): Promise<Date> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from mail_outbox
    where kind = any(${[...kinds]}::text[]) and mailbox_key(recipient) = mailbox_key(${to})
      and next_at > ${new Date(now.getTime() - HOUR_MS)}`.execute(db);
  return new Date(now.getTime() + Math.floor((rows[0]?.count ?? 0) / perHour) * HOUR_MS);
}
