import { expect, test } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import type { Cart } from "../domain/cart/cart.js";
import { applyMutation, createSnapshotSelector, emptyCart, type VisibleLine } from "./cartSnapshot.js";
import { type CartMutation, type CartState, initialCart, type QueuedMutation } from "./cartState.js";

const line = (variantId: number, quantity = 1): VisibleLine => ({
  ...createCartPreview(),
  cartItemId: variantId + 100,
  productId: variantId,
  variantId,
  quantity,
  undeliverable: false,
  categoryIds: [],
  isEstimated: false,
});
const cartWith = (...lines: VisibleLine[]): Cart => ({
  id: 1,
  currency: "EUR",
  countryId: 13,
  lines,
  discountCents: 0,
  token: undefined,
});
const set = (key: string, variantId = 1): QueuedMutation => ({
  key,
  mutation: { kind: "setQuantity", variantId, quantity: 2 },
  submittedAtMs: 0,
  position: 1,
  generation: 0,
  isMoved: false,
});
const add = (variantId: number, countryId?: number): CartMutation => ({
  kind: "add",
  variantId,
  productId: 5,
  quantity: 3,
  preview: createCartPreview({ countryId }),
});
const state: CartState = { ...initialCart, cartId: 1, countryId: 13, confirmed: cartWith(line(1)) };

test("before its start a cart is empty, unknown and assumed to be kept", () => {
  expect(createSnapshotSelector()(initialCart)).toBe(emptyCart);
  expect(initialCart).toMatchObject({ generation: 0, version: 0, queue: [] });
  expect(emptyCart).toEqual({
    cartId: 0,
    lines: [],
    countryId: undefined,
    confirmed: undefined,
    isPending: false,
    isEstimated: false,
    pausedReason: undefined,
    status: "idle",
    error: undefined,
    isInitialized: false,
    isPersisted: true,
  });
});

test.each<[string, Partial<CartState>, boolean]>([
  ["confirmed for the country", {}, false],
  ["confirmed for another country", { countryId: 5 }, true],
  ["confirmed before the country is known", { countryId: undefined }, false],
  ["empty and of another country", { countryId: 5, confirmed: cartWith() }, false],
  ["changed by a pending mutation", { queue: [set("a")] }, true],
])("prices of a cart that is %s are estimates: %s", (_name, change, isEstimated) => {
  expect(createSnapshotSelector()({ ...state, ...change }).isEstimated).toBe(isEstimated);
});

test("a paused cart shows its reason, and that it is known", () => {
  const paused = { pausedReason: "NETWORK", isInitialized: true } as const;
  expect(createSnapshotSelector()({ ...state, ...paused })).toMatchObject(paused);
});

test("the lines are the same array until confirmed lines or pending mutations change", () => {
  const select = createSnapshotSelector();
  const before: CartState = { ...state, queue: [set("a"), set("b", 2)] };
  const { lines } = select(before);
  expect(select({ ...before, pausedReason: "NETWORK" }).lines).toBe(lines);
  for (const change of [
    { confirmed: cartWith(line(1)) },
    { queue: [set("a"), set("c")] },
    { queue: [set("c"), set("b")] },
    { queue: [set("a")] },
    { queue: [] },
  ]) {
    select(before);
    const own = select({ ...before, status: "error" }).lines;
    expect(select({ ...before, ...change }).lines).not.toBe(own);
  }
});

test("an added line shows its preview with nothing that only the backend knows; the others stay confirmed", () => {
  const before = [line(1)];
  const after = applyMutation(before, add(2, 13), 13);
  expect(after[0]).toBe(before[0]);
  expect(after.slice(1)).toEqual([
    {
      ...createCartPreview({ countryId: 13 }),
      cartItemId: 0,
      productId: 5,
      variantId: 2,
      quantity: 3,
      undeliverable: false,
      categoryIds: [],
      isEstimated: true,
    },
  ]);
});

test.each<[own: number | undefined, countryId: number | undefined, count: number]>([
  [13, 13, 1],
  [13, 5, 0],
  [undefined, 5, 1],
  [13, undefined, 1],
])("a line with the price of country %s shows in a cart of country %s: %d", (own, countryId, count) => {
  expect(applyMutation([], add(2, own), countryId)).toHaveLength(count);
});
