import * as v from "valibot";
import type { Cart, CartCoupon } from "../domain/cart/cart.js";
import type { CartCheck } from "../domain/cart/cartCheck.js";
import { cartCouponRow, cartEnvelope, cartRow } from "../wire/cart.js";
import { cartCheckRow, couponReason } from "../wire/cartCheck.js";
import { integer } from "../wire/scalars.js";
import { both } from "../wire/schemaOf.js";
import { cartCall, type CartHandle, open, type WriteOptions } from "./cartAnswer.js";
import type { Http } from "./http.js";

/**
 * The calls about a whole cart.
 *
 * @throws ShopError as {@link CartLineClient}
 */
export interface WholeCartClient {
  /** Brings the cart up to date and tells what has changed since it was last confirmed. */
  validate(cart: CartHandle, write: WriteOptions): Promise<CartCheck>;
  /**
   * Enters a coupon; gives the cart with it.
   * @throws ShopError COUPON_REJECTED with a {@link CouponReason} as `reason` in its details; RATE_LIMITED after too
   * many tries, with `retryAfterSeconds`.
   */
  applyCoupon(cart: CartHandle, code: string, write: WriteOptions): Promise<Cart>;
  /** Takes a coupon off the cart, or all where none is named. */
  removeCoupon(cart: CartHandle, code: string | undefined, write: WriteOptions): Promise<Cart>;
  /** A coupon that was entered, with what it gives now. COUPON_REJECTED "unknown" where it was not. */
  coupon(cart: CartHandle, code: string, countryId: number): Promise<CartCoupon>;
  /** Makes the e-mail's owner the guest of this cart; gives the customer's id. */
  assignCustomer(cart: CartHandle, email: string): Promise<number>;
}

export function createWholeCartClient(http: Http, where: { locale: string }): WholeCartClient {
  const call = cartCall(http, where);
  const coupons = (cart: CartHandle, body: Record<string, unknown>, write: WriteOptions): Promise<Cart> =>
    http({
      api: "main",
      method: "POST",
      path: "ExternalOrderApi/insertCoupon/",
      query: { api_locale: where.locale },
      body: { ...body, cart_id: cart.cartId, customer_id: null, country_id: write.countryId },
      answer: couponEnvelope,
      cartToken: cart.token,
      idempotencyKey: write.idempotencyKey,
    }).then((answer) => open("ExternalOrderApi/insertCoupon/", answer, v.object({ cart: cartRow })).cart);

  return {
    validate: (cart, write) =>
      call("validate", cart, { thelia_login: null, country_id: write.countryId }, cartCheckRow, write.idempotencyKey),
    applyCoupon: (cart, code, write) => coupons(cart, { coupon_code: code }, write),
    removeCoupon: (cart, code, write) => coupons(cart, { coupon_code: "", remove_code: code }, write),
    coupon: (cart, code, countryId) =>
      http({
        api: "main",
        method: "GET",
        path: "ExternalOrderApi/coupon/",
        query: { api_locale: where.locale, cart_id: cart.cartId, coupon_code: code, country_id: countryId },
        answer: couponEnvelope,
        cartToken: cart.token,
      }).then((answer) => open("ExternalOrderApi/coupon/", answer, cartCouponRow)),
    assignCustomer: (cart, email) =>
      call("assignCustomer", cart, { email, cart_id: cart.cartId }, assigned).then(({ customer_id }) => customer_id),
  };
}

/** The envelope of the coupon calls: as of the cart, with the reason of a refusal. */
const couponEnvelope = both(cartEnvelope, v.object({ reason: v.optional(couponReason) }));

const assigned = v.object({ customer_id: integer });
