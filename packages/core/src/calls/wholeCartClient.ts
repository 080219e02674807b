import * as v from "valibot";
import type { Cart, CartCheck } from "../domain/cart/cart.js";
import { cartEnvelope, cartRow } from "../wire/cart.js";
import { cartCheckRow, couponReason } from "../wire/cartCheck.js";
import { integer } from "../wire/scalars.js";
import { mergeSchemas } from "../wire/createSchema.js";
import { createCartCall, type CartHandle, unwrapEnvelope, type WriteOptions } from "./cartCall.js";
import type { Http } from "./transport/http.js";

/**
 * Calls for a whole cart.
 *
 * @throws ShopError as {@link CartLineClient}
 */
export interface WholeCartClient {
  /** Updates the cart and returns what changed since the last confirmation. */
  validate(cart: CartHandle, write: WriteOptions): Promise<CartCheck>;
  /**
   * Applies a coupon and returns the cart.
   * @throws ShopError COUPON_REJECTED with a {@link CouponReason} as `reason` in its details; RATE_LIMITED with
   * `retryAfterSeconds` after too many attempts
   */
  applyCoupon(cart: CartHandle, code: string, write: WriteOptions): Promise<Cart>;
  /** Removes a coupon from the cart, or all without a code. */
  removeCoupon(cart: CartHandle, code: string | undefined, write: WriteOptions): Promise<Cart>;
  /** Assigns the cart to the guest customer with this e-mail address and returns the customer id. */
  assignCustomer(cart: CartHandle, email: string): Promise<number>;
}

export function createWholeCartClient(http: Http, context: { locale: string }): WholeCartClient {
  const call = createCartCall(http, context);
  const coupons = (cart: CartHandle, body: Record<string, unknown>, write: WriteOptions): Promise<Cart> =>
    http({
      api: "main",
      method: "POST",
      path: "ExternalOrderApi/insertCoupon/",
      query: { api_locale: context.locale },
      body: { ...body, cart_id: cart.cartId, customer_id: null, country_id: write.countryId },
      schema: couponEnvelope,
      cartToken: cart.token,
      idempotencyKey: write.idempotencyKey,
    }).then((envelope) => unwrapEnvelope("ExternalOrderApi/insertCoupon/", envelope, v.object({ cart: cartRow })).cart);

  return {
    validate: (cart, write) =>
      call("validate", cart, { thelia_login: null, country_id: write.countryId }, cartCheckRow, write.idempotencyKey),
    applyCoupon: (cart, code, write) => coupons(cart, { coupon_code: code }, write),
    removeCoupon: (cart, code, write) => coupons(cart, { coupon_code: "", remove_code: code }, write),
    assignCustomer: (cart, email) =>
      call("assignCustomer", cart, { email, cart_id: cart.cartId }, assigned).then(({ customer_id }) => customer_id),
  };
}

/** Envelope of the coupon calls: the cart envelope plus the rejection reason. */
const couponEnvelope = mergeSchemas(cartEnvelope, v.object({ reason: v.optional(couponReason) }));

const assigned = v.object({ customer_id: integer });
