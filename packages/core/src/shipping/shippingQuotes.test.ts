import { expect, test, vi } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import type { CheckoutClient } from "../calls/clients.js";
import { type CartSnapshot, emptyCart, type VisibleLine } from "../cart/cartSnapshot.js";
import type { Cart, CartCoupon } from "../domain/cart/cart.js";
import type { ShippingMethod, ShippingQuote, ShippingRates } from "../domain/shipping/shippingMethod.js";
import { memoryStorage } from "../environment/runtime.js";
import { ShopError } from "../shared/shopError.js";
import { createListeners } from "../store/createStore.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import { createShippingStore } from "./shippingStore.js";

await import("./estimateShippingMethods.js");

const method = (id: number, shippingCents: number | undefined): ShippingMethod => ({
  id,
  position: id,
  code: "",
  title: "",
  description: "",
  freight: false,
  shippingCents,
});
const { shippingCents: _cents, ...parcel } = method(77, undefined);
const rates: ShippingRates = {
  countryId: 13,
  exemptVatPercent: undefined,
  methods: [{ ...parcel, maxParcels: 1, tiers: [{ maxGrams: 10_000, shippingCents: 650 }] }],
};
const chair: VisibleLine = {
  ...createCartPreview({ weightGrams: 4000 }),
  cartItemId: 1,
  productId: 11,
  variantId: 1,
  quantity: 1,
  undeliverable: false,
  categoryIds: [],
  isEstimated: false,
};
const coupon: CartCoupon = {
  code: "SOFA",
  title: "",
  discountCents: 0,
  freeShipping: false,
  reason: "",
  amountCents: undefined,
  percent: undefined,
  minSubtotalCents: 0,
  appliesToPromotions: true,
  variantIds: undefined,
};
const confirmed: Cart = { id: 7, currency: "EUR", lines: [chair], discountCents: 0, coupons: [], token: undefined };
const filled: CartSnapshot = { ...emptyCart, cartId: 7, lines: [chair], confirmed };

/** A shipping store beside a cart and a backend that the test controls. */
function checkout(cart: CartSnapshot = filled) {
  const log = { warn: vi.fn<(message: string, detail?: unknown) => void>() };
  const local = memoryStorage();
  const environment = testEnvironment({ log, storage: { local, session: memoryStorage() } });
  const { subscribe, notify } = createListeners(log);
  const backend = {
    shippingMethods: vi.fn<() => Promise<ShippingQuote>>(async () => ({
      methods: [method(77, 590)],
      rates: undefined,
    })),
    shippingCost: vi.fn<CheckoutClient["shippingCost"]>(async () => 1290),
  };
  let snapshot = cart;
  let exchanging: Promise<void> | undefined;
  const store = createShippingStore({
    client: backend as unknown as CheckoutClient,
    environment,
    countryId: 13,
    cart: {
      getSnapshot: () => snapshot,
      subscribe,
      handle: () => (snapshot.cartId === 0 ? undefined : { cartId: snapshot.cartId, token: "secret" }),
      exchanging: () => exchanging,
    },
  });
  const unfollow = store.followCart();
  const change = (next: Partial<CartSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    notify();
  };
  /** Sign-in begins; the returned function ends it. */
  const exchange = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    exchanging = promise;
    return resolve;
  };
  const state = () => {
    const { shippingCents, isLoading, isEstimated } = store.getSnapshot();
    return { shippingCents, isLoading, isEstimated };
  };
  return { store, backend, change, exchange, state, log, local, unfollow };
}
const quotedAt = (shippingCents: number) => ({ shippingCents, isLoading: false, isEstimated: false });

test("the cost of a method that the list has no cost for is requested for its country", async () => {
  const { store, backend, state } = checkout();
  backend.shippingMethods.mockResolvedValue({ methods: [method(78, undefined), method(79, 900)], rates: undefined });
  await store.refresh();
  expect(backend.shippingCost.mock.calls).toEqual([
    [
      { cartId: 7, token: "secret" },
      { countryId: 13, shippingMethodId: 78 },
    ],
  ]);
  expect(state()).toEqual(quotedAt(1290));
});

test("a quote requested during a sign-in is for the customer's cart", async () => {
  const { store, backend, change, exchange, log } = checkout();
  const endSignIn = exchange();
  const quoted = store.refresh();
  await new Promise((resolve) => setTimeout(resolve));
  expect(backend.shippingMethods).not.toHaveBeenCalled();
  change({ cartId: 8 });
  endSignIn();
  await quoted;
  expect(backend.shippingMethods.mock.calls).toEqual([[{ cartId: 8, token: "secret" }, 13]]);
  expect(log.warn).not.toHaveBeenCalled();
});

test("a cost that the backend cannot compute is unknown and no longer pending", async () => {
  const { store, backend, state } = checkout();
  backend.shippingMethods.mockResolvedValue({ methods: [method(78, undefined)], rates: undefined });
  backend.shippingCost.mockResolvedValue(undefined);
  await store.refresh();
  expect(state()).toEqual({ shippingCents: undefined, isLoading: false, isEstimated: false });
});

test("a failed quote is logged, and a caller that waits gets its error after one more try", async () => {
  const { store, backend, log, state } = checkout();
  const busy = new ShopError("RATE_LIMITED");
  backend.shippingMethods.mockRejectedValue(busy);
  await expect(store.refresh()).rejects.toBe(busy);
  expect(backend.shippingMethods).toHaveBeenCalledTimes(2);
  expect(log.warn.mock.calls).toEqual(Array.from({ length: 2 }, () => ["Shipping could not be quoted", busy]));
  expect(state()).toEqual({ shippingCents: undefined, isLoading: false, isEstimated: false });
});

test("a quote that fails once is requested again for a caller that waits", async () => {
  const { store, backend, state } = checkout();
  backend.shippingMethods.mockRejectedValueOnce(new ShopError("TIMEOUT"));
  await store.refresh();
  expect(backend.shippingMethods).toHaveBeenCalledTimes(2);
  expect(state()).toEqual(quotedAt(590));
});

test("an error of the network is a ShopError with its cause", async () => {
  const { store, backend } = checkout();
  const cause = new TypeError("connection reset");
  backend.shippingMethods.mockRejectedValue(cause);
  await expect(store.refresh()).rejects.toMatchObject({ code: "NETWORK", cause });
});

test("a quote of a destroyed shop is neither logged nor repeated", async () => {
  const { store, backend, log } = checkout();
  const aborted = new ShopError("ABORTED");
  backend.shippingMethods.mockRejectedValue(aborted);
  await expect(store.refresh()).rejects.toBe(aborted);
  expect(backend.shippingMethods).toHaveBeenCalledOnce();
  expect(log.warn).not.toHaveBeenCalled();
});

test("a cart emptied while its quote failed has no error", async () => {
  const { store, backend, change } = checkout();
  backend.shippingMethods.mockImplementation(async () => {
    change({ lines: [], confirmed: { ...confirmed, lines: [] } });
    throw new ShopError("NETWORK");
  });
  await expect(store.refresh()).resolves.toBeUndefined();
  expect(backend.shippingMethods).toHaveBeenCalledOnce();
});

test("without a cart on the backend nothing is requested, and nothing stays pending", async () => {
  const { store, backend, state } = checkout({ ...filled, cartId: 0 });
  await store.refresh();
  expect(backend.shippingMethods).not.toHaveBeenCalled();
  expect(state()).toEqual({ shippingCents: undefined, isLoading: false, isEstimated: false });
});

test("a method is chosen once its cost is known", async () => {
  const { store, backend, state, local } = checkout();
  backend.shippingMethods.mockResolvedValue({ methods: [method(77, 590), method(78, undefined)], rates: undefined });
  await store.refresh();
  await store.setMethod(78);
  expect(state()).toEqual(quotedAt(1290));
  expect(local.get("delivery_id")).toBe("78");
});

test("an id that is no number, or that none of the known methods has, is INVALID_INPUT and chooses nothing", async () => {
  const { store, local } = checkout();
  const invalid = { code: "INVALID_INPUT", details: { at: "methodId" } };
  // @ts-expect-error -- an id is a number
  const text = store.setMethod("abc");
  await expect(text).rejects.toMatchObject(invalid);
  await store.refresh();
  await expect(store.setMethod(78)).rejects.toMatchObject(invalid);
  expect(store.getSnapshot()).toMatchObject({ methodId: 77, preferredMethodId: undefined });
  expect(local.get("delivery_id")).toBeUndefined();
});

test("while the methods load, any id can be chosen: the known ones may be those of another country", async () => {
  const { store, backend } = checkout();
  await store.refresh();
  backend.shippingMethods.mockResolvedValue({ methods: [method(78, 990)], rates: undefined });
  store.setCountry(5);
  await store.setMethod(78);
  expect(store.getSnapshot()).toMatchObject({ methodId: 78, shippingCents: 990 });
});

test("a caller that waits gets the last of several quotes", async () => {
  const { store, backend, change, state } = checkout();
  const responses: Array<(quote: ShippingQuote) => void> = [];
  backend.shippingMethods.mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
  let isDone = false;
  const waiting = store.refresh().then(() => (isDone = true));
  change({ lines: [{ ...chair, quantity: 2 }] });
  responses[0]?.({ methods: [method(77, 100)], rates: undefined });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDone).toBe(false);
  responses[1]?.({ methods: [method(77, 590)], rates: undefined });
  await waiting;
  expect(state()).toEqual(quotedAt(590));
});

test("mutations made during a quote are estimated with its rates, first and later", async () => {
  const { store, backend, change, state } = checkout();
  const estimated = { shippingCents: 650, isLoading: true, isEstimated: true };
  for (const quantity of [2, 1]) {
    backend.shippingMethods.mockImplementationOnce(async () => {
      change({ isPending: true, lines: [{ ...chair, quantity }] });
      return { methods: [method(77, 590)], rates };
    });
    void store.refresh();
    await vi.waitFor(() => expect(state()).toEqual(estimated));
    change({ isPending: false });
  }
  await store.refresh();
  backend.shippingMethods.mockImplementationOnce(async () => {
    change({ isPending: true, lines: [{ ...chair, quantity: 2 }] });
    return { methods: [method(77, 590)], rates };
  });
  await store.refresh();
  expect(state()).toEqual(estimated);
});

test("a mutation before the estimate has loaded leaves the cost unknown", async () => {
  const { store, backend, change, state, log } = checkout();
  backend.shippingMethods.mockResolvedValue({ methods: [method(77, 590)], rates });
  const states: unknown[] = [];
  const unsubscribe = store.subscribe(() => {
    if (store.getSnapshot().rates === undefined) return;
    unsubscribe();
    change({ isPending: true, lines: [{ ...chair, quantity: 2 }] });
    states.push(state());
  });
  await store.refresh();
  expect(states).toEqual([{ shippingCents: undefined, isLoading: true, isEstimated: false }]);
  expect(log.warn).not.toHaveBeenCalled();
});

test("without the rates of a backend a mutation leaves the cost unknown", async () => {
  const { store, backend, change, state } = checkout();
  backend.shippingMethods.mockResolvedValueOnce({ methods: [method(77, 590)], rates });
  await store.refresh();
  change({ isPending: true, lines: [{ ...chair, quantity: 2 }] });
  await vi.waitFor(() => expect(state()).toMatchObject({ isEstimated: true }));
  change({ isPending: false });
  await store.refresh();
  change({ isPending: true, lines: [{ ...chair, quantity: 3 }] });
  expect(state()).toEqual({ shippingCents: undefined, isLoading: true, isEstimated: false });
});

test("a pending cart without rates keeps no cost of another one", async () => {
  const { store, change, state } = checkout();
  await store.refresh();
  change({ isPending: true, lines: [{ ...chair, quantity: 2 }] });
  expect(state()).toEqual({ shippingCents: undefined, isLoading: true, isEstimated: false });
});

test.each<[string, Partial<CartSnapshot>]>([
  ["quantity", { lines: [{ ...chair, quantity: 2 }], confirmed: { ...confirmed, lines: [{ ...chair, quantity: 2 }] } }],
  ["price", { lines: [chair, chair], confirmed: { ...confirmed, lines: [{ ...chair, unitCents: 1 }] } }],
  ["variant", { lines: [chair, chair], confirmed: { ...confirmed, lines: [{ ...chair, variantId: 2 }] } }],
  ["coupon", { lines: [chair, chair], confirmed: { ...confirmed, coupons: [coupon] } }],
  ["coupon instead", { lines: [chair, chair], confirmed: { ...confirmed, coupons: [{ ...coupon, code: "BED" }] } }],
  ["discount", { lines: [chair, chair], confirmed: { ...confirmed, discountCents: 100 } }],
])("a confirmed cart with another %s has no cost until it is quoted", async (what, next) => {
  const start = what === "coupon instead" ? { ...confirmed, coupons: [coupon] } : confirmed;
  const { store, change, state } = checkout({ ...filled, confirmed: start });
  await store.refresh();
  change(next);
  expect(state()).toEqual({ shippingCents: undefined, isLoading: true, isEstimated: false });
  await store.whenQuoted();
  expect(state()).toEqual(quotedAt(590));
});

test.each<[string, CartSnapshot]>([
  ["confirmed", filled],
  ["not confirmed yet", { ...filled, confirmed: undefined }],
  ["from a backend without coupons", { ...filled, confirmed: { ...confirmed, coupons: undefined } }],
])("a cart %s keeps its cost while it is quoted again", async (_what, cart) => {
  const { store, backend, change, state } = checkout(cart);
  await store.refresh();
  change({ lines: [{ ...chair }] });
  expect(state()).toEqual(quotedAt(590));
  await store.whenQuoted();
  expect(backend.shippingMethods).toHaveBeenCalledTimes(2);
});

test("a cart whose mutation was just confirmed has no cost until it is quoted", async () => {
  const { store, change, state } = checkout();
  await store.refresh();
  change({ isPending: true });
  change({ isPending: false, lines: [{ ...chair }] });
  expect(state()).toEqual({ shippingCents: undefined, isLoading: true, isEstimated: false });
});

test("a change of the cart that leaves its lines requests no quote", async () => {
  const { store, backend, change } = checkout();
  await store.refresh();
  change({ isPersisted: false });
  expect(backend.shippingMethods).toHaveBeenCalledOnce();
});

test.each([1, 7])("a reset cart has no shipping method, whatever its id: %d", async (cartId) => {
  const { store, change } = checkout({ ...filled, cartId });
  await store.setMethod(78);
  change({ isPersisted: false });
  expect(store.getSnapshot().methodId).toBe(78);
  change({ cartId: 0, lines: [], confirmed: undefined });
  expect(store.getSnapshot()).toMatchObject({ methodId: 77, preferredMethodId: undefined, methods: undefined });
});

test("an unfollowed cart changes nothing", async () => {
  const { backend, change, unfollow } = checkout();
  unfollow();
  change({ lines: [{ ...chair }] });
  expect(backend.shippingMethods).not.toHaveBeenCalled();
});
