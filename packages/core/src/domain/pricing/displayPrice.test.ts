import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import type { DisplayCents, ShopCents } from "../money/cents.js";
import { formatMoney } from "../money/formatMoney.js";
import { displayCents, displayPrice, type Price, type PriceDisplay, productDisplay } from "./displayPrice.js";

const GROSS: PriceDisplay = { vatPercent: 20, showNet: false };
const reduced: Price = { priceCents: 69_00, compareAtCents: 89_00, lowestPrice30dCents: 80_00 };
const NOT_REDUCED = { compareAt: undefined, lowest30d: undefined, percentOff: 0 };

describe("reduction", () => {
  test("is counted from the lowest price of the last 30 days, rounded down", () => {
    expect(displayPrice(reduced, GROSS)).toEqual({
      now: 69_00,
      compareAt: 89_00,
      lowest30d: 80_00,
      percentOff: 13,
      unitPrice: undefined,
    });
  });

  test.each<[string, Price]>([
    ["was as low within the last 30 days", { ...reduced, lowestPrice30dCents: 69_00 }],
    ["was lower within the last 30 days", { ...reduced, lowestPrice30dCents: 59_00 }],
    ["is less than one percent below the lowest", { ...reduced, lowestPrice30dCents: 69_01 }],
    ["has a compare-at price that is not above it", { ...reduced, compareAtCents: 69_00 }],
  ])("is not displayed when the price %s, whatever the policy", (_reason, price) => {
    expect(displayPrice(price, GROSS)).toMatchObject(NOT_REDUCED);
    expect(displayPrice(price, { ...GROSS, policy: "fallback" })).toMatchObject(NOT_REDUCED);
  });

  test("0053: has no compare-at price without a lowest price of the last 30 days, unless the setting allows it", () => {
    const unproven: Price = { ...reduced, lowestPrice30dCents: undefined };
    expect(displayPrice(unproven, GROSS)).toMatchObject(NOT_REDUCED);
    expect(displayPrice(unproven, { ...GROSS, policy: "fallback" })).toMatchObject({
      compareAt: 89_00,
      lowest30d: undefined,
      percentOff: 23,
    });
    expect(displayPrice({ priceCents: 100_00 }, { ...GROSS, policy: "fallback" })).toMatchObject({
      compareAt: 116_00,
      percentOff: 14,
    });
  });
});

test("net prices: price, compare-at price and lowest price lose the VAT together", () => {
  const sofa: Price = { priceCents: 120_00, compareAtCents: 240_00, lowestPrice30dCents: 180_00 };
  expect(displayPrice(sofa, { ...GROSS, showNet: true })).toMatchObject({
    now: 100_00,
    compareAt: 200_00,
    lowest30d: 150_00,
    percentOff: 33,
  });
  expect(displayPrice({ ...sofa, vatPercent: 0 }, { ...GROSS, showNet: true })).toMatchObject({
    now: 120_00,
    compareAt: 240_00,
  });
});

test("the price per unit divides the displayed price", () => {
  const oil: Price = { priceCents: 39_90, unit: { measure: "l", content: 2.5 } };
  expect(displayPrice(oil, GROSS).unitPrice).toEqual({ cents: 15_96, measure: "l" });
  expect(displayPrice(oil, { ...GROSS, showNet: true }).unitPrice).toEqual({ cents: 13_30, measure: "l" });
  // 198.59 lei ÷ 2.5, not 39.90 € ÷ 2.5 × 4.9771.
  expect(displayPrice(oil, { ...GROSS, rate: 4.9771 }).unitPrice).toEqual({ cents: 79_44, measure: "l" });
});

test("an amount is converted once: brands refuse the second conversion", () => {
  const euro: ShopCents = 11_900;
  const lei = { vatPercent: 19, showNet: true, rate: 4.9771 };
  const displayed: DisplayCents = displayCents(euro, lei);
  expect(displayed).toBe(49_771);
  // @ts-expect-error display cents are not euro cents
  displayCents(displayed, lei);
  // @ts-expect-error a displayed price is not the price of a product
  displayPrice({ priceCents: displayed }, lei);
  // @ts-expect-error euro cents are not displayed without a conversion
  const mixed: DisplayCents = euro;
  expect(mixed).toBe(euro);
  const ron = { locale: "ro-RO", currency: "RON" };
  // @ts-expect-error display cents have no rate
  formatMoney(displayed, { ...ron, rate: 4.9771 });
  expect([formatMoney(displayed, ron), formatMoney(10_000, { ...ron, rate: 4.9771 })]).toEqual([
    "497,71\u00a0RON",
    "497,71\u00a0RON",
  ]);
});

const cents = fc.integer({ min: 0, max: 2_000_000 });
const optionalCents = fc.option(cents, { nil: undefined });
const prices = fc.record({
  priceCents: cents,
  compareAtCents: optionalCents,
  lowestPrice30dCents: optionalCents,
});
const displays = fc.record({
  vatPercent: fc.constantFrom(0, 5.5, 9, 19, 20, 21),
  showNet: fc.boolean(),
  rate: fc.oneof(fc.constantFrom(1, 4.9771, 0.2009), fc.double({ min: 0.001, max: 1000, noNaN: true })),
  policy: fc.constantFrom("lowest30d" as const, "fallback" as const),
});

test("the percent is 0 to 99, above 0 only with a compare-at price above the price, and never overstates", () => {
  fc.assert(
    fc.property(prices, displays, (price, display) => {
      const { now, compareAt, lowest30d, percentOff } = displayPrice(price, display);
      expect(Number.isInteger(percentOff) && percentOff >= 0 && percentOff <= 99).toBe(true);
      expect(percentOff > 0).toBe(compareAt !== undefined);
      expect(compareAt ?? now + 1).toBeGreaterThan(now);
      expect((lowest30d ?? Infinity) * (100 - percentOff)).toBeGreaterThanOrEqual(now * 100);
      expect(compareAt !== undefined && lowest30d === undefined && display.policy === "lowest30d").toBe(false);
    }),
    FIXED_SEED,
  );
});

test("price and line are displayed alike: now is displayCents of the price, in every currency and VAT display", () => {
  fc.assert(
    fc.property(prices, displays, (price, display) => {
      expect(displayPrice(price, display).now).toBe(displayCents(price.priceCents, display));
    }),
    FIXED_SEED,
  );
});

test("a reduction of exactly one percent is displayed", () => {
  const price: Price = { priceCents: 99_00, compareAtCents: 100_00, lowestPrice30dCents: 100_00 };
  expect(displayPrice(price, GROSS)).toMatchObject({ compareAt: 100_00, lowest30d: 100_00, percentOff: 1 });
});

test("a product's prices bear its own VAT percent, else that of the country, else none", () => {
  const country = { taxTitle: "20% Ust.", zeroVatCategoryIds: [7], customerCountryId: 13, defaultCountryId: 13 };
  const display = { ...GROSS, vatPercent: 19, rate: 1, policy: "lowest30d" as const, country };
  expect(productDisplay({ vatPercent: 10 }, display)).toEqual({ ...display, vatPercent: 10 });
  expect(productDisplay({}, display)).toEqual({ ...display, vatPercent: 20 });
  const unknown = { ...display, country: { ...country, taxTitle: "Ust." } };
  expect(productDisplay({}, unknown)).toEqual({ ...unknown, vatPercent: 0 });
});
