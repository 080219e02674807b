import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { readOrderBalance } from "../order/orderBalance.ts";
import { readLineUnits } from "../order/lineUnits.ts";
import { readOrder } from "../order/orderRecord.ts";
import { readShipments } from "../order/shipments.ts";
import { formatAdminMoney } from "../currency.ts";
import type { AdminOrder } from "./adminOrder.ts";

const formatDay = (time: Date): string => time.toISOString().slice(0, 10);
const formatMinute = (time: Date): string => time.toISOString().slice(0, 16).replace("T", " ");

/** Newest first, one line each. */
export async function listOrders(
  db: Kysely<Tables>,
  { status, limit }: { status: string | undefined; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{
    ref: string;
    placedAt: Date;
    status: string;
    code: string;
    total: number;
    currency: string;
    due: number;
  }>`
    select o.ref, o.placed_at as "placedAt", o.status, method.code, o.total_cents as total, o.currency_code as currency,
      coalesce((select sum(amount_cents) from refund where order_id = o.id and done_at is null), 0)::int as due
    from orders o join payment_method method on method.id = o.payment_method_id
    where ${status === undefined ? sql`true` : sql`o.status = ${status}`}
    order by o.placed_at desc, o.id desc limit ${limit}`.execute(db);
  return rows.map(({ ref, placedAt, due, ...order }) =>
    [
      ref,
      formatDay(placedAt),
      order.status.padEnd(10),
      order.code.padEnd(14),
      formatAdminMoney(order.total, order.currency).padStart(12),
      due === 0 ? "" : `refund of ${formatAdminMoney(due, order.currency)} is due`,
    ]
      .join("  ")
      .trimEnd(),
  );
}

/** Order, payments and audit events. */
export async function showOrder(db: Kysely<Tables>, { id }: AdminOrder): Promise<string[]> {
  const order = await readOrder(db, { orderId: id });
  if (order === undefined) return [];
  const money = await readOrderBalance(db, id);
  const format = (cents: number): string => formatAdminMoney(cents, order.currency);
  const units = await readLineUnits(db, id);
  const shipments = await readShipments(db, id);
  const events = await db.selectFrom("order_event").selectAll().where("order_id", "=", id).orderBy("id").execute();
  const refunds = await db.selectFrom("refund").selectAll().where("order_id", "=", id).orderBy("id").execute();
  const notes = await db.selectFrom("credit_note").select("number").where("order_id", "=", id).orderBy("id").execute();
  const documents = [order.invoiceRef, ...notes.map(({ number }) => number)].filter((number) => number !== null);
  return [
    `${order.ref}  ${order.status}  placed ${formatMinute(order.placedAt)}`,
    `${order.billingAddress.firstname} ${order.billingAddress.lastname} <${order.email}>  ${order.locale}`,
    `${order.payment.code}, ${order.shipping.code}`,
    ...order.lines.map(
      (line, at) =>
        `  ${at + 1}. ${line.quantity} × ${line.ref}  ${line.title}  ${format(line.unitCents)}  ${units[at]?.shipped ?? 0} shipped`,
    ),
    `total ${format(order.totalCents)}, paid ${format(money.paidCents)}, refunded ${format(money.refundedCents)}`,
    ...(order.payUntil === null ? [] : [`reminded; payment due until ${formatMinute(order.payUntil)}`]),
    ...(order.trackingNumbers.length === 0 ? [] : [`parcels: ${order.trackingNumbers.join(", ")}`]),
    ...shipments.map(({ shippedAt, lines, trackingNumbers }) => {
      const shipped = lines.map(
        ({ lineId, quantity }) => `${quantity} of line ${order.lines.findIndex(({ id: one }) => one === lineId) + 1}`,
      );
      return [`shipped ${formatMinute(shippedAt)}: ${shipped.join(", ")}`, ...trackingNumbers].join("  ");
    }),
    ...(documents.length === 0 ? [] : [`documents: ${documents.join(", ")}`]),
    ...refunds.map(
      (refund) =>
        `refund ${format(refund.amount_cents)}, ${refund.done_at === null ? `due since ${formatMinute(refund.asked_at)}` : `done ${formatMinute(refund.done_at)}`}${refund.payment_id === null ? ", by hand" : ""}`,
    ),
    ...events.map(({ at, actor, to_status, why }) =>
      `  ${formatMinute(at)}  ${actor.padEnd(8)}  ${to_status}  ${why}`.trimEnd(),
    ),
  ];
}
