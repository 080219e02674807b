import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { readCartContent, type QuoteRequest } from "./cartContent.ts";
import { removeCoupon, touchCart } from "./cartWrites.ts";
import { readShippingMethods, type ShippingMethod } from "../pricing/shipping/shippingMethods.ts";
import { findCoupon } from "../pricing/coupon/coupon.queries.ts";
import type { CouponRejection } from "../pricing/coupon/checkConditions.ts";
import {
  applyCoupons,
  grantsFreeShipping,
  checkCoupon,
  type AppliedCoupon,
  type AppliedCoupons,
} from "../pricing/coupon/applyCoupons.ts";

type Trx = Transaction<Tables>;

/** Why a code was not added. A code that raises the total reports both totals, in gross cents with shipping. */
export type CouponRefusal =
  | { reason: CouponRejection }
  | { reason: "worse_than_current"; totalCents: number; currentTotalCents: number };

/**
 * Adds a code to a locked cart; returns the reason if it is rejected. Cumulative coupons add up; any other replaces all
 * others and is replaced by the next one. Source: wire reference 3.5.
 * A pure free-shipping coupon is rejected when no shipping cost is affected: it would displace a coupon that has an
 * effect. With `keepBetter` a code that would replace others and raise the total is rejected too, so that the shopper can
 * be asked.
 *
 * Runs the same queries for every code, so that response times do not reveal existing codes.
 */
export async function addCoupon(
  trx: Trx,
  cartId: number,
  code: string,
  call: QuoteRequest & { keepBetter?: boolean | undefined; shippingMethodId?: number | undefined },
): Promise<CouponRefusal | undefined> {
  const content = await readCartContent(trx, cartId, call);
  const { lines, coupons, quote } = content;
  const methods = await readShippingMethods(trx, { ...content, coupons: [] });
  const coupon = await findCoupon(trx, cartId, quote, code);
  if (coupon === undefined) return { reason: "unknown" };
  const reason = checkCoupon(lines, coupon, call.now);
  if (reason !== undefined) return { reason };
  if (coupons.some(({ id }) => id === coupon.id)) return undefined;
  const isShippingOnly = coupon.amountCents === null && coupon.percent === null;
  const costWith = (applied: readonly AppliedCoupon[], { id, shippingCents }: ShippingMethod): number =>
    grantsFreeShipping(applied, { methodId: id, countryId: quote.countryId }) ? 0 : shippingCents;
  const replaced = applyCoupons(lines, [coupon], call.now);
  const hasEffect = methods.some((method) => costWith(coupons, method) > 0 && costWith(replaced.coupons, method) === 0);
  if (isShippingOnly && !hasEffect) return { reason: "no_postage" };
  if (!coupon.isCumulative || coupons.some(({ isCumulative }) => !isCumulative)) {
    const method = methods.find(({ id }) => id === call.shippingMethodId) ?? methods[0];
    const totalWith = (applied: Pick<AppliedCoupons, "coupons" | "discountCents">): number =>
      content.subtotalCents - applied.discountCents + (method === undefined ? 0 : costWith(applied.coupons, method));
    const [totalCents, currentTotalCents] = [totalWith(replaced), totalWith(content)];
    if (call.keepBetter === true && totalCents > currentTotalCents)
      return { reason: "worse_than_current", totalCents, currentTotalCents };
    await removeCoupons(trx, cartId);
  }
  // Merged carts may contain it without effect, behind a non-cumulative coupon.
  await removeCoupon(trx, cartId, coupon.id);
  await trx.insertInto("cart_coupon").values({ cart_id: cartId, coupon_id: coupon.id }).execute();
  return undefined;
}

/** Removes all coupons of a locked cart, or the one with this code. */
export async function removeCoupons(trx: Trx, cartId: number, code?: string): Promise<void> {
  await sql`
    delete from cart_coupon using coupon
    where cart_coupon.cart_id = ${cartId} and coupon.id = cart_coupon.coupon_id
      and (${code ?? null}::text is null or upper(coupon.code) = upper(${code ?? null}))`.execute(trx);
  await touchCart(trx, cartId);
}
