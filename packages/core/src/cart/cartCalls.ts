import type { ApplyCouponOptions, CartHandle, WholeCartClient, WriteOptions } from "../calls/cartClient.js";
import type { Cart, CartCheck } from "../domain/cart/cart.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import type { CartEngine } from "./cartEngine.js";
import { cartHandle } from "./exchangeCart.js";

/** Calls of a whole cart; their results replace it. */
export interface CartCalls {
  /**
   * Updates the cart and returns what changed since the last confirmation; undefined without a cart. Call it when cart or
   * checkout opens.
   */
  validate(): Promise<CartCheck | undefined>;
  /**
   * Applies a coupon and returns the cart.
   * @throws ShopError COUPON_REJECTED with a CouponReason as `reason` in its details, RATE_LIMITED with
   * `retryAfterSeconds`, CART_NOT_FOUND without a cart
   */
  applyCoupon(code: string, options?: ApplyCouponOptions): Promise<Cart>;
  /** Removes one coupon, or all without a code. */
  removeCoupon(code?: string): Promise<Cart>;
}

export function createCartCalls(engine: CartEngine, client: Omit<WholeCartClient, "assignCustomer">): CartCalls {
  async function changeCoupon(send: (cart: CartHandle, write: WriteOptions) => Promise<Cart>): Promise<Cart> {
    const result = await callCart(engine, async (handle, write) => ({ cart: await send(handle, write) }));
    if (result === undefined) throw new ShopError("CART_NOT_FOUND", { details: { at: "cart" } });
    return result.cart;
  }
  return {
    validate: () => callCart(engine, client.validate),
    applyCoupon: (code, options) =>
      changeCoupon((handle, write) => client.applyCoupon(handle, code, { ...write, ...options })),
    removeCoupon: (code) => changeCoupon((handle, write) => client.removeCoupon(handle, code, write)),
  };
}

/**
 * Runs a call that returns the cart but is not a mutation: after the queue, whose first addition creates the cart, and under
 * a lock across tabs. Returns undefined without a cart.
 */
async function callCart<Result extends { cart: Cart }>(
  engine: CartEngine,
  send: (cart: CartHandle, write: WriteOptions) => Promise<Result>,
): Promise<Result | undefined> {
  const { lock, random, storage } = engine.environment;
  await engine.whenSent();
  return lock("cart", async () => {
    engine.read();
    const { generation } = engine.getSnapshot();
    const handle = cartHandle(engine);
    if (handle === undefined) return undefined;
    const countryId = engine.countryId();
    try {
      const result = await send(handle, { idempotencyKey: random.key(), countryId });
      engine.read();
      const now = engine.getSnapshot();
      // After a sign-in or sign-out meanwhile, the response is about the previous cart.
      if (now.generation === generation && now.cartId === handle.cartId) {
        engine.send({ type: "replaced", cart: { ...result.cart, countryId } });
        // The country changed meanwhile: the response has the prices of the previous one.
        if (countryId !== engine.countryId()) void engine.load();
      }
      storeCoupon(storage, result.cart);
      return result;
    } catch (error) {
      if (isShopError(error, "CART_NOT_FOUND")) {
        engine.send({ type: "notFound", cartId: handle.cartId, freshKey: random.key() });
      }
      throw error;
    }
  });
}

function storeCoupon({ local }: Environment["storage"], { coupons = [], discountCents }: Cart): void {
  const last = coupons.at(-1);
  if (last === undefined) {
    local.remove("appliedCoupon");
    local.remove("appliedCouponDiscount");
    return;
  }
  local.set("appliedCoupon", last.code);
  local.set("appliedCouponDiscount", (discountCents / 100).toFixed(2));
}
