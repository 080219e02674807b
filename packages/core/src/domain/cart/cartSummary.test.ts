import { expect, test } from "vitest";
import type { Cart, CartCoupon, ShopCartLine } from "./cart.js";
import type { CartEntry, CartIntent } from "./cartState.js";
import { cartSummary } from "./cartSummary.js";

const line = (saleElementId: number, quantity: number, unitCents: number, vatPercent = 20): ShopCartLine => ({
  cartItemId: saleElementId,
  productId: saleElementId,
  productSaleElementId: saleElementId,
  quantity,
  unitCents,
  regularCents: undefined,
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
  freePostage: false,
  reason: "",
  amountCents: undefined,
  percent: undefined,
  minGoodsCents: 0,
  onPromotions: true,
  saleElementIds: undefined,
  ...terms,
});
const cart = (lines: ShopCartLine[], discountCents: number, coupons?: CartCoupon[]): Cart => ({
  id: 7,
  currency: "EUR",
  lines,
  discountCents,
  coupons,
  token: undefined,
});
const asked = (intent: CartIntent): CartEntry[] => [{ key: "k", intent, at: 0, place: 1, generation: 0, moved: false }];
const set = (saleElementId: number, quantity: number): CartEntry[] => asked({ kind: "set", saleElementId, quantity });

test("answered: goods, discount, VAT by rate, shipping and total are the shop's", () => {
  const confirmed = cart([line(1, 2, 1000), line(2, 1, 1333, 10)], 333, [coupon({ percent: 10 })]);
  expect(cartSummary({ confirmed, queue: [] }, { postageCents: 490 })).toMatchObject({
    itemCount: 3,
    goodsCents: 3333,
    discountCents: 333,
    shippingCents: 490,
    totalCents: 3490,
    provisional: false,
  });
});

test("a percent coupon is recalculated for the lines that show, to the cent", () => {
  const confirmed = cart([line(1, 1, 1005)], 101, [coupon({ percent: 10 })]);
  const summary = cartSummary({ confirmed, queue: set(1, 3) }, { postageCents: 490 });
  expect(summary).toMatchObject({ goodsCents: 3015, discountCents: 302, totalCents: 3203, provisional: true });
  const vat = summary.vat.map(({ grossCents, vatCents }) => ({ grossCents, vatCents }));
  expect(vat).toEqual([{ grossCents: 3203, vatCents: 534 }]);
});

test("a fixed coupon is capped by the goods, and gives nothing below its minimum", () => {
  const fixed = (minGoodsCents: number) =>
    cart([line(1, 3, 1000)], 2500, [coupon({ amountCents: 2500, minGoodsCents })]);
  const off = (minGoodsCents: number): number =>
    cartSummary({ confirmed: fixed(minGoodsCents), queue: set(1, 2) }).discountCents;
  expect([off(0), off(2000), off(2001)]).toEqual([2000, 2000, 0]);
});

test("a shop that tells no terms: what it took off stays, as far as there are goods", () => {
  const confirmed = cart([line(1, 3, 1000)], 1500);
  expect(cartSummary({ confirmed, queue: set(1, 1) }).discountCents).toBe(1000);
});

test("unknown postage leaves the total unknown; an empty cart costs none", () => {
  const confirmed = cart([line(1, 1, 1000)], 0);
  expect(cartSummary({ confirmed, queue: [] }).totalCents).toBeUndefined();
  expect(cartSummary({ confirmed, queue: set(1, 0) }, { postageCents: 490 })).toMatchObject({
    lines: [],
    shippingCents: 0,
    totalCents: 0,
    vat: [],
  });
});

test("the VAT of a discount whose terms are not told is no part of what is paid", () => {
  const { vat } = cartSummary({ confirmed: cart([line(1, 3, 1000)], 1500), queue: [] }, { postageCents: 0 });
  expect(vat).toEqual([{ percent: 20, grossCents: 1500, vatCents: 250, netCents: 1250 }]);
});

test("each line has its part of the discount, and they add up", () => {
  const confirmed = cart([line(1, 1, 1000), line(2, 1, 3000, 0)], 400, [coupon({ percent: 10 })]);
  expect(cartSummary({ confirmed, queue: [] }).lines.map(({ discountCents }) => discountCents)).toEqual([100, 300]);
  const changed = cartSummary({ confirmed, queue: set(1, 3) });
  expect(changed.lines.map(({ discountCents }) => discountCents)).toEqual([300, 300]);
  expect(changed.discountCents).toBe(600);
});

test("postage that was computed here makes the total provisional, until the shop has quoted it", () => {
  const confirmed = cart([line(1, 1, 1000)], 0);
  const provisional = (more: object): boolean =>
    cartSummary({ confirmed, queue: [] }, { postageCents: 490, ...more }).provisional;
  expect([provisional({}), provisional({ provisional: true })]).toEqual([false, true]);
});
