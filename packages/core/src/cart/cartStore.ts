import type { CartHandle, WriteOptions } from "../calls/cartCall.js";
import type { WholeCartClient } from "../calls/wholeCartClient.js";
import type { Cart, CartCheck } from "../domain/cart/cart.js";
import { decreaseLine, toQuantityStep } from "../domain/cart/cartLines.js";
import type { Environment } from "../environment/environment.js";
import { ShopError } from "../shared/shopError.js";
import type { Store } from "../store/createStore.js";
import type { VisibleLine } from "./applyMutation.js";
import type { CartEngine } from "./cartEngine.js";
import type { CartMutation } from "./cartState.js";
import { type CartSnapshot, createSnapshotSelector } from "./cartSnapshot.js";
import { parseMutation } from "./storedCart.js";
import { type AddToCartOptions, type CartItem, type CartProduct, toCartItem } from "./toCartItem.js";

/**
 * The cart: optimistic, persisted, and shared by all tabs. A change shows at once, is stored, and is sent in order; it
 * is rolled back when the backend rejects it. Without a connection it stays queued, across reloads as well.
 */
export interface CartStore extends Store<CartSnapshot> {
  /**
   * Adds a product, or a line that was removed before.
   *
   * @throws ShopError QUANTITY_INVALID for a quantity that is not a whole number of 1 or more, INVALID_INPUT for data
   * that is not a product's; nothing is queued then
   * @example
   * shop.cart.add(chair, { quantity: 2 });
   */
  add(product: CartProduct | CartItem, options?: AddToCartOptions): void;
  /**
   * Sets the quantity of a line, rounded up to its step; 0 or below removes the line.
   *
   * @throws ShopError QUANTITY_INVALID for a quantity that is not a whole number, INVALID_INPUT for an invalid id
   */
  setQuantity(variantId: number, quantity: number): void;
  /**
   * Decreases the quantity of a line by at least one step; below 1 the line is removed.
   *
   * @throws ShopError QUANTITY_INVALID unless `by` is a whole number of 1 or more
   */
  decrease(variantId: number, by?: number): void;
  remove(variantId: number): void;
  clear(): void;
  /** Sets the place that ships or hands out a line; undefined allows any. */
  setFulfilmentCenter(variantId: number, fulfilmentCenterId: number | undefined): void;
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
  /** Reloads the cart from the backend, for example after the page returned from the back-forward cache. */
  refresh(): Promise<void>;
  /**
   * Resolves once all mutations are confirmed or rejected, and the prices are those of the country.
   *
   * @throws ShopError with the code that keeps one pending: NETWORK, TIMEOUT, …
   */
  whenSynced(): Promise<void>;
  clearError(): void;
}

export function createCartStore(deps: {
  engine: CartEngine;
  client: Pick<WholeCartClient, "validate" | "applyCoupon" | "removeCoupon">;
  environment: Environment;
}): CartStore {
  const { engine, client, environment } = deps;
  const { local } = environment.storage;
  const select = createSnapshotSelector();
  const getSnapshot = (): CartSnapshot => select(engine.getSnapshot());

  const submit = (mutation: CartMutation): void => engine.submit(parseMutation(mutation));

  function findLine(variantId: number): VisibleLine | undefined {
    engine.readStorage();
    return getSnapshot().lines.find((line) => line.variantId === variantId);
  }

  function setQuantity(variantId: number, quantity: number): void {
    assertQuantity(quantity);
    const step = findLine(variantId)?.step ?? 1;
    submit({ kind: "setQuantity", variantId, quantity: quantity > 0 ? toQuantityStep(quantity, step).quantity : 0 });
  }

  async function call<Result extends { cart: Cart }>(
    send: (cart: CartHandle, write: WriteOptions) => Promise<Result>,
  ): Promise<Result> {
    const result = await engine.call((handle, countryId) =>
      send(handle, { idempotencyKey: environment.random.key(), countryId }),
    );
    storeCoupon(result.cart);
    return result;
  }

  const changeCoupon = async (send: (cart: CartHandle, write: WriteOptions) => Promise<Cart>): Promise<Cart> =>
    (await call(async (handle, write) => ({ cart: await send(handle, write) }))).cart;

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
    getSnapshot,
    subscribe: engine.subscribe,
    add(product, options = {}) {
      const item = readItem(product, options);
      const { quantity = item.step } = options;
      assertQuantity(quantity, 1);
      engine.readStorage();
      const { productId, variantId, step } = item;
      submit({ kind: "add", productId, variantId, quantity: toQuantityStep(quantity, step).quantity, preview: item });
    },
    setQuantity,
    decrease(variantId, by = 1) {
      assertQuantity(by, 1);
      const line = findLine(variantId);
      const [left] = line ? decreaseLine([line], line.cartItemId, toQuantityStep(by, line.step).quantity) : [];
      setQuantity(variantId, left?.quantity ?? 0);
    },
    remove: (variantId) => setQuantity(variantId, 0),
    clear() {
      engine.readStorage();
      submit({ kind: "clear" });
    },
    setFulfilmentCenter(variantId, fulfilmentCenterId) {
      engine.readStorage();
      submit({ kind: "setFulfilmentCenter", variantId, fulfilmentCenterId });
    },
    refresh: engine.refresh,
    whenSynced: engine.whenSynced,
    clearError: engine.clearError,
    validate: async () => (engine.handle() === undefined ? undefined : call(client.validate)),
    applyCoupon: (code) => changeCoupon((handle, write) => client.applyCoupon(handle, code, write)),
    removeCoupon: (code) => changeCoupon((handle, write) => client.removeCoupon(handle, code, write)),
  };
}

/** @throws ShopError INVALID_INPUT for what is not a product, which only JavaScript can pass */
function readItem(product: CartProduct | CartItem, options: AddToCartOptions): CartItem {
  try {
    return toCartItem(product, options);
  } catch (cause) {
    const details = { at: "product", expected: "a product or a cart item", received: typeof product };
    throw new ShopError("INVALID_INPUT", { cause, details });
  }
}

/** @throws ShopError QUANTITY_INVALID */
function assertQuantity(quantity: number, least = -Infinity): void {
  if (Number.isSafeInteger(quantity) && quantity >= least) return;
  const expected = least === 1 ? "a whole number of 1 or more" : "a whole number";
  throw new ShopError("QUANTITY_INVALID", { details: { quantity, expected, received: String(quantity) } });
}
