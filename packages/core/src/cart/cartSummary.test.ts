import { expect, test } from "vitest";
import type { Cart, CartCoupon, CartLineDetails } from "../domain/cart/cart.js";
import type { QueuedMutation, CartMutation } from "./cartState.js";
import { selectLines } from "./cartSnapshot.js";
import { summarizeCart } from "./cartSummary.js";

const line = (variantId: number, quantity: number, unitCents: number, vatPercent = 20): CartLineDetails => ({
  cartItemId: variantId,
  productId: variantId,
  variantId,
  quantity,
  unitCents,
  compareAtCents: undefined,
  vatPercent,
  step: 1,
  stock: 99,
  undeliverable: false,
  freight: false,
  ref: "",
  title: "",
  url: "",
  brand: "",
  picture: undefined,
  color: "",
  size: "",
  categoryIds: [],
});
const coupon = (terms: Partial<CartCoupon>): CartCoupon => ({
  code: "X",
  title: "",
  discountCents: 0,
  freeShipping: false,
  reason: "",
  amountCents: undefined,
  percent: undefined,
  minSubtotalCents: 0,
  appliesToPromotions: true,
  variantIds: undefined,
  ...terms,
});
const cart = (lines: CartLineDetails[], discountCents: number, coupons?: CartCoupon[]): Cart => ({
  id: 7,
  currency: "EUR",
  lines,
  discountCents,
  coupons,
  token: undefined,
});
const queued = (mutation: CartMutation): QueuedMutation[] => [
  { key: "k", mutation, submittedAtMs: 0, position: 1, generation: 0, isMoved: false },
];
const snapshotOf = (state: { confirmed: Cart; queue: QueuedMutation[] }) => ({
  confirmed: state.confirmed,
  lines: selectLines(state),
  isPending: state.queue.length > 0,
  isEstimated: state.queue.length > 0,
});
const set = (variantId: number, quantity: number): QueuedMutation[] =>
  queued({ kind: "setQuantity", variantId, quantity });

test("confirmed: subtotal, discount, VAT by rate, shipping and total are the backend's", () => {
  const confirmed = cart([line(1, 2, 1000), line(2, 1, 1333, 10)], 333, [coupon({ percent: 10 })]);
  expect(summarizeCart(snapshotOf({ confirmed, queue: [] }), { shippingCents: 490 })).toMatchObject({
    itemCount: 3,
    subtotalCents: 3333,
    discountCents: 333,
    shippingCents: 490,
    totalCents: 3490,
    isEstimated: false,
  });
});

test("a percent coupon is recalculated for the lines that show, to the cent", () => {
  const confirmed = cart([line(1, 1, 1005)], 101, [coupon({ percent: 10 })]);
  const summary = summarizeCart(snapshotOf({ confirmed, queue: set(1, 3) }), { shippingCents: 490 });
  expect(summary).toMatchObject({ subtotalCents: 3015, discountCents: 302, totalCents: 3203, isEstimated: true });
  const vat = summary.vat.map(({ grossCents, vatCents }) => ({ grossCents, vatCents }));
  expect(vat).toEqual([{ grossCents: 3203, vatCents: 534 }]);
});

test("a fixed coupon is capped by the subtotal, and gives nothing below its minimum", () => {
  const fixed = (minSubtotalCents: number) =>
    cart([line(1, 3, 1000)], 2500, [coupon({ amountCents: 2500, minSubtotalCents })]);
  const off = (minSubtotalCents: number): number =>
    summarizeCart(snapshotOf({ confirmed: fixed(minSubtotalCents), queue: set(1, 2) })).discountCents;
  expect([off(0), off(2000), off(2001)]).toEqual([2000, 2000, 0]);
});

test("without coupon terms the confirmed discount stays, up to the subtotal", () => {
  const confirmed = cart([line(1, 3, 1000)], 1500);
  expect(summarizeCart(snapshotOf({ confirmed, queue: set(1, 1) })).discountCents).toBe(1000);
});

test("unknown shipping costs leave the total unknown; an empty cart has none", () => {
  const confirmed = cart([line(1, 1, 1000)], 0);
  expect(summarizeCart(snapshotOf({ confirmed, queue: [] })).totalCents).toBeUndefined();
  expect(summarizeCart(snapshotOf({ confirmed, queue: set(1, 0) }), { shippingCents: 490 })).toMatchObject({
    lines: [],
    shippingCents: 0,
    totalCents: 0,
    vat: [],
  });
});

test("the VAT of a discount with unknown terms is no part of what is paid", () => {
  const { vat } = summarizeCart(snapshotOf({ confirmed: cart([line(1, 3, 1000)], 1500), queue: [] }), {
    shippingCents: 0,
  });
  expect(vat).toEqual([{ percent: 20, grossCents: 1500, vatCents: 250, netCents: 1250 }]);
});

test("each line has its part of the discount, and they add up", () => {
  const confirmed = cart([line(1, 1, 1000), line(2, 1, 3000, 0)], 400, [coupon({ percent: 10 })]);
  expect(summarizeCart(snapshotOf({ confirmed, queue: [] })).lines).toMatchObject([
    { variantId: 1, unitCents: 1000, discountCents: 100 },
    { variantId: 2, unitCents: 3000, discountCents: 300 },
  ]);
  const changed = summarizeCart(snapshotOf({ confirmed, queue: set(1, 3) }));
  expect(changed.lines.map(({ discountCents }) => discountCents)).toEqual([300, 300]);
  expect(changed.discountCents).toBe(600);
});

test("a confirmed discount is the backend's, also where the terms of its coupon give another", () => {
  const confirmed = cart([line(1, 1, 1000)], 200, [coupon({ percent: 10 })]);
  expect(summarizeCart(snapshotOf({ confirmed, queue: [] })).discountCents).toBe(200);
});

test("only the lines that a coupon applies to bear its discount", () => {
  const promoted = { ...line(2, 1, 1000), compareAtCents: 1500 };
  const off = (terms: Partial<CartCoupon>): number[] => {
    const confirmed = cart([line(1, 1, 1000), promoted], 100, [coupon({ percent: 10, ...terms })]);
    return summarizeCart(snapshotOf({ confirmed, queue: [] })).lines.map(({ discountCents }) => discountCents);
  };
  expect(off({ variantIds: [2] })).toEqual([0, 100]);
  expect(off({ appliesToPromotions: false })).toEqual([100, 0]);
});

test("a cart that does not exist costs nothing, and its shipping is no estimate", () => {
  const none = { lines: [], confirmed: undefined, isPending: false, isEstimated: false };
  expect(summarizeCart(none, { shippingCents: 490, isEstimated: true })).toMatchObject({
    discountCents: 0,
    totalCents: 0,
    isEstimated: false,
  });
  const lines = selectLines({
    confirmed: undefined,
    queue: queued({ ...line(1, 1, 1000), kind: "add", preview: line(1, 1, 1000) }),
  });
  expect(summarizeCart({ ...none, lines, isPending: true })).toMatchObject({ subtotalCents: 1000, discountCents: 0 });
});

test("estimated shipping costs make the total estimated, until the backend has quoted them", () => {
  const confirmed = cart([line(1, 1, 1000)], 0);
  const isEstimated = (more: object): boolean =>
    summarizeCart(snapshotOf({ confirmed, queue: [] }), { shippingCents: 490, ...more }).isEstimated;
  expect([isEstimated({}), isEstimated({ isEstimated: true })]).toEqual([false, true]);
});
