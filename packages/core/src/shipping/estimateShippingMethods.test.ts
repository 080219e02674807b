import { expect, test } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import type { Cart, CartCoupon, CartLineDetails } from "../domain/cart/cart.js";
import { selectLines } from "../cart/cartSnapshot.js";
import type { QueuedMutation, CartMutation } from "../cart/cartState.js";
import type { ShippingRates } from "../domain/shipping/shippingMethod.js";
import { estimateShippingMethods } from "./estimateShippingMethods.js";

const texts = { code: "", title: "", description: "" };
const rates: ShippingRates = {
  countryId: 13,
  exemptVatPercent: undefined,
  methods: [
    {
      ...texts,
      id: 77,
      position: 1,
      freight: false,
      maxParcels: 2,
      tiers: [
        { maxGrams: 10_000, shippingCents: 590 },
        { maxGrams: 32_000, shippingCents: 990 },
      ],
    },
    {
      ...texts,
      id: 78,
      position: 2,
      freight: true,
      maxParcels: 1,
      tiers: [{ maxGrams: undefined, shippingCents: 9000 }],
    },
  ],
};
const preview = createCartPreview({ weightGrams: 5000 });
const line: CartLineDetails = {
  ...preview,
  cartItemId: 1,
  productId: 1,
  variantId: 1,
  quantity: 2,
  undeliverable: false,
  categoryIds: [],
};
const freeShipping: CartCoupon = {
  code: "FREE",
  title: "",
  discountCents: 0,
  freeShipping: true,
  reason: "condition_not_met",
  amountCents: undefined,
  percent: undefined,
  minSubtotalCents: 3000,
  appliesToPromotions: true,
  variantIds: undefined,
};
const cartOf = (more: Partial<Cart> = {}): Cart => ({
  id: 7,
  currency: "EUR",
  lines: [line],
  discountCents: 0,
  coupons: [],
  token: undefined,
  ...more,
});
const queued = (mutation: CartMutation): QueuedMutation[] => [
  { key: "k", mutation, submittedAtMs: 0, position: 1, generation: 0, isMoved: false },
];
const setQuantity = (quantity: number): QueuedMutation[] => queued({ kind: "setQuantity", variantId: 1, quantity });
const added = (more: object): QueuedMutation[] =>
  queued({ kind: "add", variantId: 2, productId: 2, quantity: 1, preview: { ...preview, ...more } });
const estimate = (confirmed: Cart | undefined, queue: QueuedMutation[]): unknown =>
  estimateShippingMethods({ confirmed, lines: selectLines({ confirmed, queue }) }, rates)?.map(
    ({ id, shippingCents }) => [id, shippingCents],
  );

test("unconfirmed mutations count for the shipping costs", () => {
  expect(estimate(cartOf(), [])).toEqual([[77, 590]]);
  expect(estimate(cartOf(), setQuantity(3))).toEqual([[77, 990]]);
  expect(estimate(cartOf(), setQuantity(7))).toEqual([
    [77, 990 + 590],
    [78, 9000],
  ]);
  expect(estimate(cartOf(), added({ freight: true }))).toEqual([[78, 9000]]);
  expect(estimate(undefined, added({ weightGrams: 10_001 }))).toEqual([[77, 990]]);
});

test("an item too large for a parcel ships by freight, regardless of the other items and of the parcel limit", () => {
  expect(estimate(cartOf(), added({ weightGrams: 32_001 }))).toEqual([[78, 9000]]);
  expect(estimate(cartOf(), added({ weightGrams: 32_000 }))).toEqual([
    [77, 990 + 590],
    [78, 9000],
  ]);
});

test("a coupon makes shipping free once the displayed cart meets its minimum, for its countries and methods", () => {
  const withCoupon = (quantity: number, more: Partial<CartCoupon> = {}): unknown =>
    estimate(cartOf({ coupons: [{ ...freeShipping, ...more }] }), setQuantity(quantity));
  expect(withCoupon(2)).toEqual([[77, 590]]);
  expect(withCoupon(3)).toEqual([[77, 0]]);
  expect(withCoupon(3, { freeShippingCountryIds: [5] })).toEqual([[77, 990]]);
  expect(withCoupon(3, { freeShippingCountryIds: [5, 13], freeShippingMethodIds: [77] })).toEqual([[77, 0]]);
  expect(withCoupon(3, { freeShippingMethodIds: [78] })).toEqual([[77, 990]]);
  expect(withCoupon(3, { freeShipping: false })).toEqual([[77, 990]]);
  expect(withCoupon(3, { reason: "expired" })).toEqual([[77, 990]]);
});

test("unknown weights and coupon conditions are not guessed", () => {
  expect(estimate(cartOf(), added({ weightGrams: undefined }))).toBeUndefined();
  expect(estimate(cartOf({ coupons: undefined }), setQuantity(3))).toBeUndefined();
  expect(estimate(cartOf(), added({ weightGrams: 0 }))).toEqual([[77, 590]]);
});

test("items on promotion count for a coupon only where it applies to them", () => {
  const promoted = { ...line, compareAtCents: line.unitCents * 2, quantity: 10 };
  const coupon = { ...freeShipping, minSubtotalCents: 1, freeShippingMethodIds: [78] };
  const costs = (applies: boolean, item: CartLineDetails) =>
    estimate(cartOf({ lines: [item], coupons: [{ ...coupon, appliesToPromotions: applies }] }), []);
  expect(costs(true, promoted)).toEqual([
    [77, 1980],
    [78, 0],
  ]);
  expect(costs(false, promoted)).toEqual([
    [77, 1980],
    [78, 9000],
  ]);
  expect(costs(false, { ...promoted, compareAtCents: undefined })).toEqual([
    [77, 1980],
    [78, 0],
  ]);
});
