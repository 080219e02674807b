import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

/** Units of an order line by state. */
export interface LineUnits {
  lineId: number;
  quantity: number;
  shipped: number;
  /** Refunded as items, pending refunds included, before and after their shipment. */
  refundedUnshipped: number;
  refundedShipped: number;
  /** Back in stock, without and after a shipment. */
  restockedUnshipped: number;
  restockedShipped: number;
}

/**
 * Reads the units of each line of an order, in the order of its lines. Refunds of earlier releases do not say which of
 * their units were shipped: the time of the order's shipment does.
 *
 * @param exceptRefundId refund that does not count
 */
export async function readLineUnits(db: Kysely<Tables>, orderId: number, exceptRefundId = 0): Promise<LineUnits[]> {
  const { rows } = await sql<LineUnits & { isSent: boolean }>`
    with sent as (
      select min(event.at) as at, min(event.at) is not null or o.status in ('sent', 'delivered') as "isSent"
      from orders o left join order_event event on event.order_id = o.id and event.to_status = 'sent'
      where o.id = ${orderId} group by o.id
    ), refunded as (
      select (item ->> 'lineId')::int as line_id, (item ->> 'quantity')::int as quantity,
        coalesce((item ->> 'shipped')::int, case when refund.asked_at >= sent.at then (item ->> 'quantity')::int else 0 end)
          as shipped
      from sent, refund, jsonb_array_elements(refund.items -> 'lines') item
      where refund.order_id = ${orderId} and refund.id <> ${exceptRefundId}
    )
    select line.id as "lineId", line.quantity, sent."isSent",
      (select coalesce(sum(quantity), 0)::int from shipment_line where order_line_id = line.id) as shipped,
      (select coalesce(sum(quantity - shipped), 0)::int from refunded where line_id = line.id) as "refundedUnshipped",
      (select coalesce(sum(shipped), 0)::int from refunded where line_id = line.id) as "refundedShipped",
      (select coalesce(sum(quantity), 0)::int from restock where order_line_id = line.id and not was_shipped)
        as "restockedUnshipped",
      (select coalesce(sum(quantity), 0)::int from restock where order_line_id = line.id and was_shipped)
        as "restockedShipped"
    from sent, order_line line where line.order_id = ${orderId} order by line.id`.execute(db);
  return rows.map(({ isSent, ...line }) => ({
    ...line,
    shipped: isSent ? line.quantity - line.refundedUnshipped : line.shipped,
  }));
}

/** Units that the shop still has to ship. */
export const countUnshipped = ({ quantity, shipped, refundedUnshipped }: LineUnits): number =>
  quantity - shipped - refundedUnshipped;
