import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals } from "../cart/cartTotals.js";
import { shippingVatPercents, shippingRows } from "../../../../testkit/src/golden/shipping.js";
import { FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { convertCents } from "../money/cents.js";
import { displayCents, type PriceDisplay } from "./displayPrice.js";
import { displayShippingCents, displayTotals } from "./displayTotals.js";

const GROSS: PriceDisplay = { showNet: false, vatPercent: 0 };
const NET: PriceDisplay = { showNet: true, vatPercent: 0 };

const line = (unitCents: number, quantity: number, vatPercent: number, id = 1) => ({
  cartItemId: id,
  variantId: id,
  unitCents,
  quantity,
  vatPercent,
});

test("gross totals are displayed unchanged", () => {
  const lines = [line(11_900, 2, 19)];
  const totals = cartTotals({ lines, shippingCents: 590, discountCents: 1000 });
  expect(displayTotals(totals, lines, GROSS)).toBe(totals);
});

test("0% VAT: lines, coupon, shipping and total lose the VAT they contain", () => {
  const lines = [line(12_000, 1, 20), line(24_000, 2, 20, 2)];
  const totals = cartTotals({ lines, shippingCents: 9000, discountCents: 6000 });
  expect(displayTotals(totals, lines, NET)).toEqual({
    itemCount: 3,
    subtotalCents: 50_000,
    discountCents: 5000,
    shippingCents: 7500,
    totalCents: 52_500,
  });
});

test("lines of a zero-VAT category contain none; shipping has the average rate of the lines", () => {
  const lines = [line(10_000, 1, 0), line(11_900, 1, 19, 2)];
  const displayed = displayTotals(cartTotals({ lines, shippingCents: 1190 }), lines, NET);
  expect(displayed).toMatchObject({ subtotalCents: 20_000, shippingCents: 1087, totalCents: 21_087 });
});

test("a coupon above the subtotal does not pay shipping, net as gross", () => {
  const lines = [line(1200, 1, 20)];
  const displayed = displayTotals(cartTotals({ lines, shippingCents: 600, discountCents: 2400 }), lines, NET);
  expect(displayed).toMatchObject({ subtotalCents: 1000, discountCents: 1000, totalCents: 500 });
});

test("unknown shipping stays unknown, an empty cart costs nothing", () => {
  expect(
    displayTotals(cartTotals({ lines: [line(1200, 1, 20)] }), [line(1200, 1, 20)], NET).totalCents,
  ).toBeUndefined();
  expect(displayTotals(cartTotals({ lines: [], discountCents: 500 }), [], NET).subtotalCents).toBe(0);
});

test("0011: net shipping is to the cent the backend's shipping without tax", () => {
  for (const row of shippingRows) {
    const cart = row.lines.map(([, quantity, , unitCents, percent, discountCents], id) => ({
      ...line(unitCents, quantity, Number(percent), id),
      discountCents,
    }));
    const countryPercent = row.exemptPercent === undefined ? Number(shippingVatPercents[row.country]) : 0;
    for (const [, , shippingCents, taxCents] of row.offers) {
      expect(displayShippingCents(shippingCents, cart, { showNet: true, vatPercent: countryPercent })).toBe(
        shippingCents - taxCents,
      );
    }
  }
});

test("a discount loses the VAT of the lines it is for, not the average of the cart", () => {
  const cart = [
    { ...line(12_000, 1, 20, 1), discountCents: 6000 },
    { ...line(10_000, 1, 0, 2), discountCents: 0 },
  ];
  const totals = cartTotals({ lines: cart, discountCents: 6000, shippingCents: 0 });
  expect(displayTotals(totals, cart, NET)).toMatchObject({
    subtotalCents: 20_000,
    discountCents: 5000,
    totalCents: 15_000,
  });
});

test("D16: in another currency the unit price is rounded once, and a line is that × quantity", () => {
  const cart = [line(987, 3, 19)];
  const lei = { showNet: false, vatPercent: 19, rate: 4.9771 };
  expect(displayCents(987, lei)).toBe(4912);
  const totals = cartTotals({ lines: cart, shippingCents: 490, discountCents: 2961 });
  // Not 2961 × 4.9771 = 14737: three times 49.12 is 147.36, and a 100 % coupon discounts exactly that.
  expect(displayTotals(totals, cart, lei)).toMatchObject({
    subtotalCents: 14_736,
    discountCents: 14_736,
    shippingCents: 2439,
    totalCents: 2439,
  });
});

test("the VAT is taken off first, then the rest is converted", () => {
  // 11.99 without 20 % VAT is 9.99, times 4.9771 is 49.72; the reverse order would return 49.73.
  expect(displayCents(1199, { vatPercent: 20, showNet: true, rate: 4.9771 })).toBe(4972);
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

test("displayed amounts add up, gross and net, in every currency, and a discount is never above the subtotal", () => {
  fc.assert(
    fc.property(lines, fc.nat(20_000), fc.boolean(), rate, (some, shippingCents, showNet, perEuro) => {
      const cart = some.map(({ share, ...one }, id) => ({
        ...line(one.unitCents, one.quantity, one.vatPercent, id),
        discountCents: Math.floor((one.unitCents * one.quantity * share) / 100),
      }));
      const discountCents = cart.reduce((sum, one) => sum + one.discountCents, 0);
      const display = { showNet, rate: perEuro, vatPercent: 20 };
      const displayed = displayTotals(cartTotals({ lines: cart, discountCents, shippingCents }), cart, display);
      const lineCents = cart.map(
        ({ unitCents, vatPercent, quantity }) => displayCents(unitCents, { ...display, vatPercent }) * quantity,
      );
      expect(displayed.subtotalCents).toBe(lineCents.reduce((sum, cents) => sum + cents, 0));
      expect(displayed.totalCents).toBe(
        displayed.subtotalCents - displayed.discountCents + (displayed.shippingCents ?? NaN),
      );
      expect(displayed.discountCents).toBeLessThanOrEqual(displayed.subtotalCents);
      expect(displayed.shippingCents).toBeLessThanOrEqual(convertCents(shippingCents, perEuro));
      const isPaidFor = cart.every((one) => one.discountCents === one.unitCents * one.quantity);
      expect(isPaidFor && displayed.discountCents !== displayed.subtotalCents).toBe(false);
    }),
    FIXED_SEED,
  );
});

test("a coupon for a line of one cent is displayed", () => {
  const cart = [{ ...line(1, 1, 0, 1), discountCents: 1 }];
  expect(displayTotals(cartTotals({ lines: cart, discountCents: 1 }), cart, NET)).toMatchObject({ discountCents: 1 });
});

test("shipping next to lines without coupons shares the VAT rates of their full prices", () => {
  expect(displayShippingCents(300, [line(1, 1, 20, 1), line(2, 1, 0, 2)], NET)).toBe(283);
});

test("a free line bears no part of a coupon", () => {
  const cart = [line(0, 1, 0, 1), line(100, 1, 0, 2)];
  expect(displayTotals(cartTotals({ lines: cart, discountCents: 50 }), cart, NET)).toMatchObject({ discountCents: 50 });
});
