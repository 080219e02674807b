import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { Refusal } from "../../http/idempotency.ts";
import { usesOf } from "./coupon.queries.ts";
import type { GrantedCoupon } from "./grantCoupons.ts";

type Trx = Transaction<Tables>;

/**
 * Counts coupon uses within the order's transaction and records the discounts. The conditional update locks each row,
 * so that concurrent orders queue for the last use; ascending ids avoid deadlocks.
 * A database trigger restores uses when an order is canceled.
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
  // Reads after locking the row, so that earlier orders of this customer are counted.
  const { rows } = await sql<{ usedUp: boolean }>`
    select coalesce(${usesOf(sql`${customerId}`)} >= coupon.uses_per_customer, false) as "usedUp"
    from coupon where coupon.id = ${coupon.id}`.execute(trx);
  if (numUpdatedRows === 0n || rows[0]?.usedUp !== false) throw couponRejected(coupon.code);
}

/** 409 when another order took the last use; the next quote of the cart omits the coupon's effect. */
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
