import { sql, type Transaction } from "kysely";
import { readDatabaseTime } from "../platform/db/readDatabaseTime.ts";
import type { Tables } from "../platform/db/tables.ts";

/** The time of a return is missing or impossible; the message is for the admin. */
export class ReturnTimeRejected extends Error {}

/**
 * Returns when shipped items of an order came back. Without a time: now, unless a count after their shipment may include
 * them already.
 *
 * @param lineIds lines of the items; absent: all
 * @throws ReturnTimeRejected
 */
export async function resolveReturnTime(
  trx: Transaction<Tables>,
  orderId: number,
  { returnedAt, now, lineIds }: { returnedAt: Date | undefined; now: Date; lineIds?: readonly number[] | undefined },
): Promise<Date> {
  const { rows } = await sql<{ sentAt: Date | null; ref: string | null; countedAt: Date | null }>`
    select sent.at as "sentAt", counted.ref, counted.counted_at as "countedAt"
    from (
      select coalesce(
        (
          select min(shipped_at) from shipment join shipment_line on shipment_id = shipment.id
          where order_id = ${orderId} and (${lineIds ?? null}::int[] is null or order_line_id = any(${lineIds ?? null}::int[]))
        ),
        (select max(at) from order_event where order_id = ${orderId} and to_status = 'sent')
      ) as at
    ) sent
    left join lateral (
      select line.sale_element_ref as ref, stock_count.counted_at
      from order_line line join stock_count using (sale_element_id)
      where line.order_id = ${orderId} and (${lineIds ?? null}::int[] is null or line.id = any(${lineIds ?? null}::int[]))
        and stock_count.counted_at > sent.at
      order by stock_count.counted_at desc limit 1
    ) counted on true`.execute(trx);
  const { sentAt = null, ref = null, countedAt = null } = rows[0] ?? {};
  if (returnedAt === undefined) {
    if (countedAt === null) return readDatabaseTime(trx);
    throw new ReturnTimeRejected(
      `${ref} was counted at ${countedAt.toISOString()}, after it was sent: say with --returned-at when it came back`,
    );
  }
  if (sentAt === null) throw new ReturnTimeRejected("The order was not sent: nothing can come back");
  if (returnedAt < sentAt || returnedAt > now)
    throw new ReturnTimeRejected(`--returned-at must be between ${sentAt.toISOString()}, when it was sent, and now`);
  return returnedAt;
}
