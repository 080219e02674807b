import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { readCartContent, type QuoteCall } from "../cart/cartContent.ts";
import { removeCoupon, touch } from "../cart/cartWrites.ts";
import { readDeliveryMethods } from "../delivery/deliveryMethods.ts";
import { findCoupon } from "./coupon.queries.ts";
import type { CouponReason } from "./couponReason.ts";
import { freesPostage, reasonIn } from "./grantCoupons.ts";

type Trx = Transaction<Tables>;

/**
 * Enters a code for a locked cart; gives the reason where it is refused. Coupons that may be combined add up; any other
 * stands alone: entered it replaces those there are, and is replaced by the next. Source: wire reference 3.5. One that
 * only frees the postage is refused where no way to bring the cart has postage it could free: it would take the place of
 * a coupon that gives something, and give nothing.
 *
 * The same is read and reckoned for every code, so that the time of an answer does not tell which codes exist.
 */
export async function enterCoupon(
  trx: Trx,
  cartId: number,
  code: string,
  call: QuoteCall,
): Promise<CouponReason | undefined> {
  const content = await readCartContent(trx, cartId, call);
  const { lines, coupons, quoted } = content;
  const methods = await readDeliveryMethods(trx, content);
  const coupon = await findCoupon(trx, cartId, quoted.language, code);
  if (coupon === undefined) return "unknown";
  const reason = reasonIn(lines, coupon, call.now);
  if (reason !== undefined) return reason;
  if (coupons.some(({ id }) => id === coupon.id)) return undefined;
  const onlyPostage = coupon.amountCents === null && coupon.percent === null;
  const saves = methods.some(
    ({ id, postageCents }) =>
      postageCents > 0 && freesPostage([{ ...coupon, reason }], { methodId: id, countryId: quoted.countryId }),
  );
  if (onlyPostage && !saves) return "no_postage";
  if (!coupon.cumulative || coupons.some(({ cumulative }) => !cumulative)) await dropCoupons(trx, cartId);
  // It may be there without effect, behind one that stands alone: from two carts that became one.
  await removeCoupon(trx, cartId, coupon.id);
  await trx.insertInto("cart_coupon").values({ cart_id: cartId, coupon_id: coupon.id }).execute();
  return undefined;
}

/** Takes the coupons off a locked cart, or the one of this code. */
export async function dropCoupons(trx: Trx, cartId: number, code?: string): Promise<void> {
  await sql`
    delete from cart_coupon using coupon
    where cart_coupon.cart_id = ${cartId} and coupon.id = cart_coupon.coupon_id
      and (${code ?? null}::text is null or upper(coupon.code) = upper(${code ?? null}))`.execute(trx);
  await touch(trx, cartId);
}
