import * as v from "valibot";
import type { Cart, CartCoupon } from "../domain/cart/cart.js";
import type { CartCheck, CouponReason } from "../domain/cart/cartCheck.js";
import { ShopError } from "../shared/shopError.js";
import { cartCouponRow, cartEnvelope, cartRow, cartWriteData } from "../wire/cart.js";
import { cartCheckRow, couponReason } from "../wire/cartCheck.js";
import { integer } from "../wire/scalars.js";
import type { Http } from "./http.js";

/** Whose cart a call is about. An id of 0 means: none yet. */
export interface CartHandle {
  cartId: number;
  token: string | undefined;
}

/** What a cart write answers with. */
export interface CartWrite {
  /** of the line, after the call */
  quantity: number;
  cart: Cart;
}

/**
 * The cart calls.
 *
 * @throws ShopError CART_NOT_FOUND (unknown, foreign and ordered carts are the same), OUT_OF_STOCK with `stock` in its
 * details, CART_REFUSED for any other answer than 200, and the errors of every call.
 */
export interface CartClient {
  get(cart: CartHandle, countryId: number): Promise<Cart>;
  add(
    cart: CartHandle,
    line: { productId: number; saleElementId: number; quantity: number },
    write: WriteOptions,
  ): Promise<CartWrite>;
  /** Sets the quantity; 0 or below removes the line. */
  update(cart: CartHandle, line: { cartItemId: number; quantity: number }, write: WriteOptions): Promise<CartWrite>;
  remove(cart: CartHandle, cartItemId: number, write: WriteOptions): Promise<CartWrite>;
  clear(cart: CartHandle, write: WriteOptions): Promise<CartWrite>;
  /** Where the line is to come from; undefined: from anywhere. CART_REFUSED where the center has none of it. */
  chooseCenter(
    cart: CartHandle,
    line: { cartItemId: number; fulfilmentCenterId: number | undefined },
    write: WriteOptions,
  ): Promise<CartWrite>;
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

/** What every cart write carries. */
export interface WriteOptions {
  idempotencyKey: string;
  countryId: number;
}

export function createCartClient(http: Http, where: { locale: string }): CartClient {
  const call = async <T>(
    path: string,
    cart: CartHandle,
    body: Record<string, unknown>,
    data: v.GenericSchema<unknown, T>,
    idempotencyKey?: string,
  ): Promise<T> => {
    const answer = await http({
      api: "main",
      method: "POST",
      path: `cart/${path}`,
      body: { ...(cart.cartId > 0 ? { "thelia.cart_id": cart.cartId } : {}), locale: where.locale, ...body },
      answer: cartEnvelope,
      cartToken: cart.token,
      idempotencyKey,
    });
    return open(`cart/${path}`, answer, data);
  };

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
    get: (cart, countryId) => call("get", cart, { country_id: countryId, thelia_login: null }, cartRow),
    add: (cart, line, write) =>
      call(
        "add",
        cart,
        {
          thelia_cart_add: {
            append: 1,
            product: line.productId,
            product_sale_elements_id: line.saleElementId,
            quantity: line.quantity,
          },
          thelia_login: null,
          country_id: write.countryId,
        },
        cartWriteData,
        write.idempotencyKey,
      ),
    update: (cart, line, write) =>
      call(
        "update",
        cart,
        {
          cart_item: line.cartItemId,
          quantity: line.quantity,
          action: "update",
          thelia_login: null,
          country_id: write.countryId,
        },
        cartWriteData,
        write.idempotencyKey,
      ),
    remove: (cart, cartItemId, write) =>
      call("delete", cart, { cart_item: cartItemId, country_id: write.countryId }, cartWriteData, write.idempotencyKey),
    clear: (cart, write) =>
      call("clear", cart, { thelia_login: null, country_id: write.countryId }, cartWriteData, write.idempotencyKey),
    chooseCenter: (cart, { cartItemId, fulfilmentCenterId }, write) =>
      call(
        "update",
        cart,
        {
          cart_item: cartItemId,
          selectedFulfilmentCenter: fulfilmentCenterId ?? null,
          thelia_login: null,
          country_id: write.countryId,
        },
        cartWriteData,
        write.idempotencyKey,
      ),
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
const couponEnvelope = v.intersect([cartEnvelope, v.object({ reason: v.optional(couponReason) })]);

interface Envelope {
  code: number;
  status: string;
  data: unknown;
  reason?: CouponReason | undefined;
}

/** @throws ShopError for any other code than 200, and for data that cannot be read. */
function open<T>(path: string, envelope: Envelope, schema: v.GenericSchema<unknown, T>): T {
  if (envelope.code !== 200) throw refusal(path, envelope);
  const result = v.safeParse(schema, envelope.data);
  if (result.success) return result.output;
  const [{ expected, message }] = result.issues;
  throw new ShopError("ANSWER_INVALID", { details: { path, expected: expected ?? message } });
}

const assigned = v.object({ customer_id: integer });
const shortage = v.object({ stock: integer, quantity: integer });

function refusal(path: string, { code, status, data, reason }: Envelope): ShopError {
  if (reason !== undefined) return new ShopError("COUPON_REJECTED", { details: { reason } });
  if (status === "Cart not found") return new ShopError("CART_NOT_FOUND", { details: { path } });
  const said = v.safeParse(shortage, data);
  if (said.success) return new ShopError("OUT_OF_STOCK", { details: said.output });
  return new ShopError("CART_REFUSED", { details: { path, code, status } });
}
