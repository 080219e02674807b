import { sql } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db/connect.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { emit } from "../events/emit.ts";
import { changeOrderStatus } from "../order/orderStatus.ts";
import { selectSettings } from "../settings/settings.queries.ts";

const DAY_MS = 86_400_000;
const BATCH_SIZE = 100;

const days = (fallback: number) => v.fallback(v.pipe(v.number(), v.minValue(0)), fallback);
/** Settings of scope `shared`, in days since the order; see the guide on running a shop. */
const schema = v.object({
  /** 0 disables reminders and cancellation. */
  prepayment_days: days(14),
  prepayment_reminder_days: days(7),
});

/**
 * Handles orders that remain unpaid: cancels those whose hold ended without a confirmed address. For prepayment: sends
 * one reminder with a deadline, then cancels the order, restocks it and releases its coupons. An order is canceled only
 * after the deadline of its reminder, however long this job did not run. Each order has its own transaction that checks
 * again, so several processes may run this.
 */
export async function expireTransfers(deps: Deps): Promise<{ reminded: number; canceled: number }> {
  const settings = await readDays(deps.db);
  const now = deps.clock();
  const canceled = await cancelOverdue(deps, now);
  if (settings.prepayment_days === 0) return { reminded: 0, canceled };
  return { canceled, reminded: await sendReminders(deps, now, settings) };
}

async function sendReminders(
  deps: Deps,
  now: Date,
  { prepayment_days: last, prepayment_reminder_days: first }: v.InferOutput<typeof schema>,
): Promise<number> {
  const { rows } = await sql<{ id: number; placedAt: Date }>`
    select orders.id, orders.placed_at as "placedAt" from orders
      join payment_method method on method.id = orders.payment_method_id and method.code = 'Vorkasse'
    where orders.status = 'not_paid' and pay_until is null and placed_at <= ${new Date(now.getTime() - first * DAY_MS)}
    order by placed_at limit ${BATCH_SIZE}`.execute(deps.db);
  let reminded = 0;
  for (const { id, placedAt } of rows) {
    // Same period as after a reminder that was sent on time.
    const left = now.getTime() + Math.max(1, last - first) * DAY_MS;
    const payUntil = new Date(Math.max(placedAt.getTime() + last * DAY_MS, left));
    reminded += await runInTransaction(deps.db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("orders")
        .set({ pay_until: payUntil })
        .where("id", "=", id)
        .where("status", "=", "not_paid")
        .where("pay_until", "is", null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return 0;
      await emit(trx, deps, "order:reminded", { orderId: id });
      return 1;
    });
  }
  return reminded;
}

async function cancelOverdue(deps: Deps, now: Date): Promise<number> {
  const overdue = await deps.db
    .selectFrom("orders")
    .select("id")
    .where("status", "=", "not_paid")
    .where(({ or, eb }) => or([eb("pay_until", "<=", now), eb("confirm_until", "<=", now)]))
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
  let canceled = 0;
  for (const { id } of overdue) {
    canceled += await runInTransaction(deps.db, async (trx) => {
      const order = await trx
        .selectFrom("orders")
        .select(["status", "pay_until", "confirm_until"])
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      // Paid, in processing or confirmed meanwhile.
      if (order?.status !== "not_paid") return 0;
      const isOver = (end: Date | null): boolean => end !== null && end <= now;
      const isUnpaid = isOver(order.pay_until);
      if (!isUnpaid && !isOver(order.confirm_until)) return 0;
      const reason = isUnpaid ? "no money came" : "not confirmed";
      await changeOrderStatus(trx, id, { to: "canceled", actor: "shop", reason, now });
      await emit(trx, deps, isUnpaid ? "order:expired" : "order:unconfirmed", { orderId: id });
      return 1;
    });
  }
  return canceled;
}

async function readDays(db: Db): Promise<v.InferOutput<typeof schema>> {
  return v.parse(schema, await selectSettings(db, {}, Object.keys(schema.entries)));
}
