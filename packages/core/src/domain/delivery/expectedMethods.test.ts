import { expect, test } from "vitest";
import { cartPreview } from "../../../../testkit/src/cartPreview.js";
import type { Cart, CartCoupon, ShopCartLine } from "../cart/cart.js";
import type { CartEntry, CartIntent } from "../cart/cartState.js";
import type { DeliveryTariff } from "./deliveryTariff.js";
import { expectedMethods } from "./expectedMethods.js";

const words = { code: "", title: "", description: "" };
const tariff: DeliveryTariff = {
  countryId: 13,
  untaxedPercent: undefined,
  methods: [
    {
      ...words,
      id: 77,
      position: 1,
      freight: false,
      maxParcels: 2,
      steps: [
        { maxGrams: 10_000, postageCents: 590 },
        { maxGrams: 32_000, postageCents: 990 },
      ],
    },
    {
      ...words,
      id: 78,
      position: 2,
      freight: true,
      maxParcels: 1,
      steps: [{ maxGrams: undefined, postageCents: 9000 }],
    },
  ],
};
const preview = cartPreview({ weightGrams: 5000 });
const line: ShopCartLine = {
  ...preview,
  cartItemId: 1,
  productId: 1,
  productSaleElementId: 1,
  quantity: 2,
  undeliverable: false,
  categoryIds: [],
};
const freePostage: CartCoupon = {
  code: "FREE",
  title: "",
  discountCents: 0,
  freePostage: true,
  reason: "condition_not_met",
  amountCents: undefined,
  percent: undefined,
  minGoodsCents: 3000,
  onPromotions: true,
  saleElementIds: undefined,
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
const asked = (intent: CartIntent): CartEntry[] => [{ key: "k", intent, at: 0, place: 1, generation: 0, moved: false }];
const pieces = (quantity: number): CartEntry[] => asked({ kind: "set", saleElementId: 1, quantity });
const added = (more: object): CartEntry[] =>
  asked({ kind: "add", saleElementId: 2, productId: 2, quantity: 1, preview: { ...preview, ...more } });
const offers = (confirmed: Cart | undefined, queue: CartEntry[]): unknown =>
  expectedMethods({ confirmed, queue }, tariff)?.map(({ id, postageCents }) => [id, postageCents]);

test("what was asked and is not answered has its postage", () => {
  expect(offers(cartOf(), [])).toEqual([[77, 590]]);
  expect(offers(cartOf(), pieces(3))).toEqual([[77, 990]]);
  expect(offers(cartOf(), pieces(7))).toEqual([
    [77, 990 + 590],
    [78, 9000],
  ]);
  expect(offers(cartOf(), added({ freight: true }))).toEqual([[78, 9000]]);
  expect(offers(undefined, added({ weightGrams: 10_001 }))).toEqual([[77, 990]]);
});

test("a piece that no parcel carries goes by freight, however light the rest and however many parcels there may be", () => {
  expect(offers(cartOf(), added({ weightGrams: 32_001 }))).toEqual([[78, 9000]]);
  expect(offers(cartOf(), added({ weightGrams: 32_000 }))).toEqual([
    [77, 990 + 590],
    [78, 9000],
  ]);
});

test("a coupon frees the postage once the cart that shows holds enough, where and how it is for", () => {
  const free = (quantity: number, more: Partial<CartCoupon> = {}): unknown =>
    offers(cartOf({ coupons: [{ ...freePostage, ...more }] }), pieces(quantity));
  expect(free(2)).toEqual([[77, 590]]);
  expect(free(3)).toEqual([[77, 0]]);
  expect(free(3, { postageCountryIds: [5] })).toEqual([[77, 990]]);
  expect(free(3, { postageCountryIds: [5, 13], postageMethodIds: [77] })).toEqual([[77, 0]]);
  expect(free(3, { postageMethodIds: [78] })).toEqual([[77, 990]]);
  expect(free(3, { freePostage: false })).toEqual([[77, 990]]);
  expect(free(3, { reason: "expired" })).toEqual([[77, 990]]);
});

test("what a piece weighs or a coupon demands is not guessed", () => {
  expect(offers(cartOf(), added({ weightGrams: undefined }))).toBeUndefined();
  expect(offers(cartOf({ coupons: undefined }), pieces(3))).toBeUndefined();
  expect(offers(cartOf(), added({ weightGrams: 0 }))).toEqual([[77, 590]]);
});
