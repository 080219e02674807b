import type * as v from "valibot";
import type { Cart, CartCheck } from "../domain/cart/cart.js";
import { ShopError } from "../shared/shopError.js";
import { cartCheckRow, cartEnvelope, cartRow, cartWriteData, couponEnvelope } from "../wire/cart.js";
import { integer } from "../wire/scalars.js";
import type { CallContext } from "./apiCall.js";
import { type CallOptions, decode, type Http, type HttpCall } from "./transport/http.js";
import { row } from "../wire/row.js";
import { safeParse, type Schema } from "../wire/createSchema.js";

/** Identity of a cart; an id of 0 means that it does not exist yet. */
export interface CartHandle {
  cartId: number;
  token: string | undefined;
}

export interface WriteOptions {
  idempotencyKey: string;
  countryId: number;
}

/** Change of the lines of a cart; the same write always sends the same request. */
export interface CartWrite extends CartHandle {
  /** Idempotency key. */
  key: string;
  countryId: number;
  /** Line to change; 0 for add and clear. */
  cartItemId: number;
  mutation:
    | { kind: "add"; productId: number; variantId: number; quantity: number }
    /** 0 or below removes the line. */
    | { kind: "setQuantity"; quantity: number }
    /** Undefined allows any center. */
    | { kind: "setFulfilmentCenter"; fulfilmentCenterId: number | undefined }
    | { kind: "clear" };
}

/**
 * Calls for the lines of a cart.
 *
 * @throws ShopError CART_NOT_FOUND for unknown, foreign and ordered carts alike, OUT_OF_STOCK with `stock` in its
 * details, CART_REJECTED for any other status, and the errors of every call
 */
export interface CartLineClient {
  get(cart: CartHandle, countryId: number, options?: CallOptions): Promise<Cart>;
  /** Changes the cart and returns it. */
  write(write: CartWrite, options?: CallOptions): Promise<Cart>;
}

/** Options of `cart.applyCoupon`. */
export interface ApplyCouponOptions {
  /**
   * Rejects a coupon that would replace others and raise the total: COUPON_REJECTED with the reason
   * "worse_than_current", `totalCents` and `currentTotalCents`. A call without it applies the coupon.
   */
  keepBetter?: boolean | undefined;
  /** Shipping method of these totals; default: the first one. */
  shippingMethodId?: number | undefined;
}

/** Calls for a whole cart. Errors as {@link CartLineClient}. */
export interface WholeCartClient {
  /** Updates the cart and returns what changed since the last confirmation. */
  validate(cart: CartHandle, write: WriteOptions, options?: CallOptions): Promise<CartCheck>;
  /**
   * Applies a coupon and returns the cart.
   * @throws ShopError COUPON_REJECTED with a {@link CouponReason} as `reason` in its details; RATE_LIMITED with
   * `retryAfterSeconds` after too many attempts
   */
  applyCoupon(
    cart: CartHandle,
    code: string,
    write: WriteOptions & ApplyCouponOptions,
    options?: CallOptions,
  ): Promise<Cart>;
  /** Removes a coupon from the cart, or all without a code. */
  removeCoupon(cart: CartHandle, code: string | undefined, write: WriteOptions, options?: CallOptions): Promise<Cart>;
  /** Assigns the cart to the guest customer with this email address and returns the customer id. */
  assignCustomer(cart: CartHandle, email: string, options?: CallOptions): Promise<number>;
}

export interface CartClient extends CartLineClient, WholeCartClient {}

type Context = Pick<CallContext, "locale">;

export function createCartLineClient(http: Http, context: Context): CartLineClient {
  return {
    get: (cart, countryId, options) => {
      const body = { country_id: countryId, thelia_login: null };
      return callCart(http, context, cart, { path: "get", body, data: cartRow, ...options });
    },
    async write(write, options) {
      const { path, body } = toRequest(write);
      const call = { path, body: { ...body, country_id: write.countryId }, data: cartWriteData, ...options };
      return (await callCart(http, context, write, { ...call, idempotencyKey: write.key })).cart;
    },
  };
}

function toRequest({ cartItemId, mutation }: CartWrite): { path: string; body: object } {
  switch (mutation.kind) {
    case "add": {
      const { productId, variantId, quantity } = mutation;
      const added = { append: 1, product: productId, product_sale_elements_id: variantId, quantity };
      return { path: "add", body: { thelia_cart_add: added, thelia_login: null } };
    }
    case "setQuantity": {
      const { quantity } = mutation;
      return quantity > 0
        ? { path: "update", body: { cart_item: cartItemId, quantity, action: "update", thelia_login: null } }
        : { path: "delete", body: { cart_item: cartItemId } };
    }
    case "setFulfilmentCenter": {
      const selectedFulfilmentCenter = mutation.fulfilmentCenterId ?? null;
      return { path: "update", body: { cart_item: cartItemId, selectedFulfilmentCenter, thelia_login: null } };
    }
    case "clear":
      return { path: "clear", body: { thelia_login: null } };
  }
}

export function createWholeCartClient(http: Http, context: Context): WholeCartClient {
  async function changeCoupons(
    { cartId, token }: CartHandle,
    body: object,
    { idempotencyKey, countryId }: WriteOptions,
    options?: CallOptions,
  ): Promise<Cart> {
    const path = "ExternalOrderApi/insertCoupon/";
    const { code, status, data, ...details } = await http({
      method: "POST",
      path,
      query: { api_locale: context.locale },
      body: { ...body, cart_id: cartId, customer_id: null, country_id: countryId },
      schema: couponEnvelope,
      cartToken: token,
      idempotencyKey,
      ...options,
    });
    if (code !== 200 && details.reason !== undefined) throw new ShopError("COUPON_REJECTED", { details });
    return unwrapEnvelope(path, { code, status, data }, row({ cart: cartRow })).cart;
  }

  return {
    validate: (cart, { idempotencyKey, countryId }, options) => {
      const body = { thelia_login: null, country_id: countryId };
      return callCart(http, context, cart, { path: "validate", body, data: cartCheckRow, idempotencyKey, ...options });
    },
    applyCoupon(cart, code, write, options) {
      const { keepBetter, shippingMethodId } = write;
      const body = { coupon_code: code, keep_better: keepBetter, delivery_module_id: shippingMethodId };
      return changeCoupons(cart, body, write, options);
    },
    removeCoupon: (cart, code, ...rest) => changeCoupons(cart, { coupon_code: "", remove_code: code }, ...rest),
    async assignCustomer(cart, email, options) {
      const call = { path: "assignCustomer", body: { email, cart_id: cart.cartId }, data: assigned, ...options };
      return (await callCart(http, context, cart, call)).customer_id;
    },
  };
}

export const createCartClient = (http: Http, context: Context): CartClient => ({
  ...createCartLineClient(http, context),
  ...createWholeCartClient(http, context),
});

const assigned = row({ customer_id: integer });

interface CartCall<T> extends Pick<HttpCall<unknown>, "path" | "idempotencyKey" | "signal"> {
  body: object;
  data: Schema<T>;
}

async function callCart<T>(
  http: Http,
  { locale }: Context,
  { cartId, token }: CartHandle,
  { path: name, body, data, ...options }: CartCall<T>,
): Promise<T> {
  const path = `cart/${name}`;
  const envelope = await http({
    method: "POST",
    path,
    body: { ...(cartId > 0 ? { "thelia.cart_id": cartId } : {}), locale, ...body },
    schema: cartEnvelope,
    cartToken: token,
    ...options,
  });
  return unwrapEnvelope(path, envelope, data);
}

/** @throws ShopError for any status code but 200 and for invalid data */
function unwrapEnvelope<T>(
  path: string,
  { code, status, data }: v.InferOutput<typeof cartEnvelope>,
  schema: Schema<T>,
): T {
  if (code === 200) return decode(path, schema, data);
  if (status === "Cart not found") throw new ShopError("CART_NOT_FOUND", { details: { path } });
  const outOfStock = safeParse(shortage, data);
  if (outOfStock.success) throw new ShopError("OUT_OF_STOCK", { details: outOfStock.output });
  throw new ShopError("CART_REJECTED", { details: { path, code, status } });
}

const shortage = row({ stock: integer, quantity: integer });
