import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { RETENTION } from "../platform/jobs/retention.ts";

/**
 * Orders that the shop still has to fulfil: unpaid, being packed, on their way or within the period for withdrawals, with
 * money to return, or with a withdrawal that has not been answered by a refund.
 */
export async function findErasureBlockers(db: Kysely<Tables>, customerId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select ref from orders
    where customer_id = ${customerId} and (
      status in ('not_paid', 'paid', 'processing')
      or status = 'sent' and (
        select max(at) from order_event where order_id = orders.id and to_status = 'sent'
      ) > ${now}::timestamptz - ${RETENTION.sentOrder} * interval '1 day'
      or exists (select from refund where order_id = orders.id and done_at is null)
      or exists (select from payment where order_id = orders.id and status in ('open', 'refund_due'))
      or status not in ('canceled', 'refunded') and exists (
        select from withdrawal
        where order_id = orders.id and received_at > ${now}::timestamptz - ${RETENTION.openWithdrawal} * interval '1 day'
          and not exists (
            select from refund where refund.order_id = orders.id and asked_at > received_at and done_at is not null
          )
      )
    )
    order by id`.execute(db);
  return rows.map(({ ref }) => ref);
}
