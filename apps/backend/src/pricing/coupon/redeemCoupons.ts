import { sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { WriteRejection } from "../../platform/http/idempotency.ts";
import { usesByCustomer } from "./coupon.queries.ts";
import type { AppliedCoupon } from "./applyCoupons.ts";

type Trx = Transaction<Tables>;

/**
 * Counts coupon uses within the order's transaction and records the discounts. The conditional update locks each row,
 * so that concurrent orders queue for the last use; ascending ids avoid deadlocks.
 * A database trigger restores uses when an order is canceled.
 */
export async function redeemCoupons(
  trx: Trx,
  order: { id: number; customerId: number },
  coupons: readonly AppliedCoupon[],
): Promise<void> {
  const valid = coupons.filter(({ reason }) => reason === undefined);
  for (const coupon of valid.toSorted((a, b) => a.id - b.id)) {
    await redeemCoupon(trx, coupon, order.customerId);
    await trx
      .insertInto("order_coupon")
      .values({
        order_id: order.id,
        coupon_id: coupon.id,
        code: coupon.code,
        title: coupon.title,
        discount_cents: coupon.discountCents,
        free_postage: coupon.freeShipping,
      })
      .execute();
  }
}

async function redeemCoupon(trx: Trx, coupon: AppliedCoupon, customerId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("coupon")
    .set(({ eb }) => ({ used: eb("used", "+", 1) }))
    .where("id", "=", coupon.id)
    .where(sql<boolean>`max_uses is null or used < max_uses`)
    .executeTakeFirstOrThrow();
  // Reads after locking the row, so that earlier orders of this customer are counted.
  const { rows } = await sql<{ isUsedUp: boolean }>`
    select coalesce(${usesByCustomer(sql`${customerId}`)} >= coupon.uses_per_customer, false) as "isUsedUp"
    from coupon where coupon.id = ${coupon.id}`.execute(trx);
  if (numUpdatedRows === 0n || rows[0]?.isUsedUp !== false) throw couponRejectedError(coupon.code);
}

/** 409 when another order took the last use; the next quote of the cart omits the coupon's effect. */
const couponRejectedError = (code: string): WriteRejection =>
  new WriteRejection({
    status: 409,
    body: {
      error: "The coupon cannot be used any more",
      code: "COUPON_REJECTED",
      coupon_code: code,
      reason: "no_usage_left",
    },
  });
