import type { WholeCartClient } from "../calls/wholeCartClient.js";
import type { Cart } from "../domain/cart/cart.js";
import type { CartCheck } from "../domain/cart/cartCheck.js";
import type { Environment } from "../environment/environment.js";
import type { CartStore } from "./cartStore.js";

/** Calls for the whole cart that are not actions: each waits for pending actions, and its result replaces the cart. */
export interface CartCalls {
  /**
   * Updates the cart and returns what changed since the last confirmation; call it when cart or checkout opens. Returns
   * undefined without a cart.
   *
   * @throws the errors of every call
   */
  validate(): Promise<CartCheck | undefined>;
  /**
   * Applies a coupon and returns the cart.
   *
   * @throws ShopError COUPON_REJECTED with a CouponReason as `reason` in its details, RATE_LIMITED with
   * `retryAfterSeconds`, CART_NOT_FOUND without a cart
   */
  applyCoupon(code: string): Promise<Cart>;
  /** Removes one coupon, or all without a code. */
  removeCoupon(code?: string): Promise<Cart>;
}

export function createCartCalls(deps: {
  cart: CartStore;
  client: WholeCartClient;
  environment: Environment;
}): CartCalls {
  const { cart, client, environment } = deps;
  const { local } = environment.storage;

  async function call<Result extends { cart: Cart }>(
    send: (...args: [...Parameters<Parameters<CartStore["call"]>[0]>, key: string]) => Promise<Result>,
  ): Promise<Result> {
    const result = await cart.call((handle, countryId) => send(handle, countryId, environment.random.key()));
    storeCoupon(result.cart);
    return result;
  }

  function storeCoupon({ coupons = [], discountCents }: Cart): void {
    const [last] = coupons.slice(-1);
    if (last === undefined) {
      local.remove("appliedCoupon");
      local.remove("appliedCouponDiscount");
      return;
    }
    local.set("appliedCoupon", last.code);
    local.set("appliedCouponDiscount", (discountCents / 100).toFixed(2));
  }

  return {
    async validate() {
      if (cart.handle() === undefined) return undefined;
      return call((handle, countryId, idempotencyKey) => client.validate(handle, { idempotencyKey, countryId }));
    },
    applyCoupon: async (code) =>
      (
        await call(async (handle, countryId, idempotencyKey) => ({
          cart: await client.applyCoupon(handle, code, { idempotencyKey, countryId }),
        }))
      ).cart,
    removeCoupon: async (code) =>
      (
        await call(async (handle, countryId, idempotencyKey) => ({
          cart: await client.removeCoupon(handle, code, { idempotencyKey, countryId }),
        }))
      ).cart,
  };
}
