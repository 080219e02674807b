import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { Refusal } from "../../http/idempotency.ts";
import { usesOf } from "./coupon.queries.ts";
import type { GrantedCoupon } from "./grantCoupons.ts";

type Trx = Transaction<Tables>;

/**
 * Counts the use of the coupons that give an order something, in the order's transaction, and keeps what they gave. Each
 * row is locked by its own condition, so that orders that meet at the last use go one after the other; in ascending
 * order of ids, so that they do not deadlock. The database gives uses back when an order is canceled.
 */
export async function spendCoupons(
  trx: Trx,
  order: { id: number; customerId: number },
  coupons: readonly GrantedCoupon[],
): Promise<void> {
  const given = coupons.filter(({ reason }) => reason === undefined);
  for (const coupon of given.toSorted((a, b) => a.id - b.id)) {
    await spend(trx, coupon, order.customerId);
    await trx
      .insertInto("order_coupon")
      .values({
        order_id: order.id,
        coupon_id: coupon.id,
        code: coupon.code,
        title: coupon.title,
        discount_cents: coupon.discountCents,
        free_postage: coupon.freePostage,
      })
      .execute();
  }
}

async function spend(trx: Trx, coupon: GrantedCoupon, customerId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("coupon")
    .set(({ eb }) => ({ used: eb("used", "+", 1) }))
    .where("id", "=", coupon.id)
    .where(sql<boolean>`max_uses is null or used < max_uses`)
    .executeTakeFirstOrThrow();
  // Read after the row was locked: whatever order of this customer came before has been counted by now.
  const { rows } = await sql<{ usedUp: boolean }>`
    select coalesce(${usesOf(sql`${customerId}`)} >= coupon.uses_per_customer, false) as "usedUp"
    from coupon where coupon.id = ${coupon.id}`.execute(trx);
  if (numUpdatedRows === 0n || rows[0]?.usedUp !== false) throw couponRejected(coupon.code);
}

/** A 409 of an order: the last use went to somebody else. The next look at the cart shows it without the coupon. */
const couponRejected = (code: string): Refusal =>
  new Refusal({
    status: 409,
    body: {
      error: "The coupon cannot be used any more",
      code: "COUPON_REJECTED",
      coupon_code: code,
      reason: "no_usage_left",
    },
  });
