import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals } from "./cartTotals.js";
import { postagePercents, postageRows } from "../../../../testkit/src/golden/postage.js";
import { SEEDED } from "../../../../testkit/src/arbitraries.js";
import { convertCents } from "../money/convertCents.js";
import { type ShownAs, shownPostageCents, shownTotals, shownUnitCents } from "./shownTotals.js";

const GROSS: ShownAs = { excludeVat: false };
const NET: ShownAs = { excludeVat: true };

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
  expect(shownTotals(totals, lines, GROSS)).toBe(totals);
});

test("0% VAT: goods, coupon, postage and total lose what they contain", () => {
  const lines = [line(12_000, 1, 20), line(24_000, 2, 20, 2)];
  const totals = cartTotals({ lines, shippingCents: 9000, discountCents: 6000 });
  expect(shownTotals(totals, lines, NET)).toEqual({
    itemCount: 3,
    goodsCents: 50_000,
    discountCents: 5000,
    shippingCents: 7500,
    totalCents: 52_500,
  });
});

test("goods of a zero-VAT category contain none; the postage bears the goods' rate on average", () => {
  const lines = [line(10_000, 1, 0), line(11_900, 1, 19, 2)];
  const shown = shownTotals(cartTotals({ lines, shippingCents: 1190 }), lines, NET);
  expect(shown).toMatchObject({ goodsCents: 20_000, shippingCents: 1087, totalCents: 21_087 });
});

test("a coupon above the goods does not pay the postage, net as gross", () => {
  const lines = [line(1200, 1, 20)];
  const shown = shownTotals(cartTotals({ lines, shippingCents: 600, discountCents: 2400 }), lines, NET);
  expect(shown).toMatchObject({ goodsCents: 1000, discountCents: 1000, totalCents: 500 });
});

test("unknown postage stays unknown, an empty cart is worth nothing", () => {
  expect(shownTotals(cartTotals({ lines: [line(1200, 1, 20)] }), [line(1200, 1, 20)], NET).totalCents).toBeUndefined();
  expect(shownTotals(cartTotals({ lines: [], discountCents: 500 }), [], NET).goodsCents).toBe(0);
});

test("0011: net postage is to the cent what the backend leaves of it without tax", () => {
  for (const row of postageRows) {
    const cart = row.lines.map(([, quantity, , unitCents, percent, discountCents], id) => ({
      ...line(unitCents, quantity, Number(percent), id),
      discountCents,
    }));
    const countryPercent = row.untaxed === undefined ? Number(postagePercents[row.country]) : 0;
    for (const [, , postageCents, taxCents] of row.offers) {
      expect(shownPostageCents(postageCents, cart, { excludeVat: true, countryPercent })).toBe(postageCents - taxCents);
    }
  }
});

test("a discount loses the VAT of the lines it is for, not the average of the cart", () => {
  const cart = [
    { ...line(12_000, 1, 20, 1), discountCents: 6000 },
    { ...line(10_000, 1, 0, 2), discountCents: 0 },
  ];
  const totals = cartTotals({ lines: cart, discountCents: 6000, shippingCents: 0 });
  expect(shownTotals(totals, cart, NET)).toMatchObject({ goodsCents: 20_000, discountCents: 5000, totalCents: 15_000 });
});

test("D16: in another currency the unit price is rounded once, and a line is that × quantity", () => {
  const cart = [line(987, 3, 19)];
  const lei = { excludeVat: false, rate: 4.9771 };
  expect(shownUnitCents(987, 19, lei)).toBe(4912);
  const totals = cartTotals({ lines: cart, shippingCents: 490, discountCents: 2961 });
  // Not 2961 × 4.9771 = 14737: three times 49.12 is 147.36, and a 100 % coupon discounts exactly that.
  expect(shownTotals(totals, cart, lei)).toMatchObject({
    goodsCents: 14_736,
    discountCents: 14_736,
    shippingCents: 2439,
    totalCents: 2439,
  });
});

test("the VAT is taken off first, then the rest is converted", () => {
  // 11.99 without 20 % VAT is 9.99, times 4.9771 is 49.72; the reverse order would return 49.73.
  expect(shownUnitCents(1199, 20, { excludeVat: true, rate: 4.9771 })).toBe(4972);
});

const lines = fc.array(
  fc.record({
    unitCents: fc.integer({ min: 0, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    vatPercent: fc.constantFrom(0, 5.5, 9, 19, 20, 21),
    share: fc.integer({ min: 0, max: 100 }),
  }),
  { maxLength: 8 },
);
const rate = fc.oneof(
  fc.constantFrom(1, 4.9771, 0.2009, 1.95583, 400.125),
  fc.double({ min: 0.001, max: 1000, noNaN: true }),
);

test("what is shown adds up, gross and net, in every currency, and a discount is never above the goods", () => {
  fc.assert(
    fc.property(lines, fc.nat(20_000), fc.boolean(), rate, (some, shippingCents, excludeVat, perEuro) => {
      const cart = some.map(({ share, ...one }, id) => ({
        ...line(one.unitCents, one.quantity, one.vatPercent, id),
        discountCents: Math.floor((one.unitCents * one.quantity * share) / 100),
      }));
      const discountCents = cart.reduce((sum, one) => sum + one.discountCents, 0);
      const as = { excludeVat, rate: perEuro, countryPercent: 20 };
      const shown = shownTotals(cartTotals({ lines: cart, discountCents, shippingCents }), cart, as);
      const lineCents = cart.map((one) => shownUnitCents(one.unitCents, one.vatPercent, as) * one.quantity);
      expect(shown.goodsCents).toBe(lineCents.reduce((sum, cents) => sum + cents, 0));
      expect(shown.totalCents).toBe(shown.goodsCents - shown.discountCents + (shown.shippingCents ?? NaN));
      expect(shown.discountCents).toBeLessThanOrEqual(shown.goodsCents);
      expect(shown.shippingCents).toBeLessThanOrEqual(convertCents(shippingCents, perEuro));
      const isPaidFor = cart.every((one) => one.discountCents === one.unitCents * one.quantity);
      expect(isPaidFor && shown.discountCents !== shown.goodsCents).toBe(false);
    }),
    SEEDED,
  );
});
