import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals } from "./cartTotals.js";
import { shownTotals } from "./shownTotals.js";

const line = (unitCents: number, quantity: number, vatPercent: number, id = 1) => ({
  cartItemId: id,
  productSaleElementId: id,
  unitCents,
  quantity,
  vatPercent,
});

test("gross sums are shown as they are", () => {
  const lines = [line(11_900, 2, 19)];
  const totals = cartTotals({ lines, shippingCents: 590, discountCents: 1000 });
  expect(shownTotals(totals, lines, false)).toBe(totals);
});

test("0% VAT: goods, coupon, postage and total lose what they contain", () => {
  const lines = [line(12_000, 1, 20), line(24_000, 2, 20, 2)];
  const totals = cartTotals({ lines, shippingCents: 9000, discountCents: 6000 });
  expect(shownTotals(totals, lines, true)).toEqual({
    itemCount: 3,
    goodsCents: 50_000,
    discountCents: 5000,
    shippingCents: 7500,
    totalCents: 52_500,
  });
});

test("goods of a zero-VAT category contain none; the postage bears the goods' rate on average", () => {
  const lines = [line(10_000, 1, 0), line(11_900, 1, 19, 2)];
  const shown = shownTotals(cartTotals({ lines, shippingCents: 1190 }), lines, true);
  expect(shown).toMatchObject({ goodsCents: 20_000, shippingCents: 1087, totalCents: 21_087 });
});

test("a coupon above the goods does not pay the postage, net as gross", () => {
  const lines = [line(1200, 1, 20)];
  const shown = shownTotals(cartTotals({ lines, shippingCents: 600, discountCents: 2400 }), lines, true);
  expect(shown).toMatchObject({ goodsCents: 1000, discountCents: 2000, totalCents: 500 });
});

test("unknown postage stays unknown, an empty cart is worth nothing", () => {
  expect(shownTotals(cartTotals({ lines: [line(1200, 1, 20)] }), [line(1200, 1, 20)], true).totalCents).toBeUndefined();
  expect(shownTotals(cartTotals({ lines: [], discountCents: 500 }), [], true).goodsCents).toBe(0);
});

const lines = fc.array(
  fc.record({
    unitCents: fc.integer({ min: 0, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    vatPercent: fc.constantFrom(0, 5.5, 9, 19, 20, 21),
  }),
  { maxLength: 8 },
);

test("what is shown adds up, and is never above what is charged", () => {
  fc.assert(
    fc.property(lines, fc.nat(50_000), fc.nat(20_000), (some, discountCents, shippingCents) => {
      const cart = some.map((one, id) => line(one.unitCents, one.quantity, one.vatPercent, id));
      const totals = cartTotals({ lines: cart, discountCents, shippingCents });
      const shown = shownTotals(totals, cart, true);
      const { goodsCents, totalCents = 0, shippingCents: postage = 0 } = shown;
      expect(totalCents).toBe(Math.max(0, goodsCents - shown.discountCents) + postage);
      expect(goodsCents).toBeLessThanOrEqual(totals.goodsCents);
      expect(postage).toBeLessThanOrEqual(shippingCents);
    }),
  );
});
