import * as fc from "fast-check";
import { expect, test } from "vitest";
import { netPrice, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { grossPrices } from "../../../../testkit/src/golden/grossPrices.js";
import { taxedPrices } from "../../../../testkit/src/golden/taxedPrices.js";
import { applyTaxes } from "./applyTaxes.js";
import { decodeTaxRequirements } from "./decodeTaxRequirements.js";

test("unit prices are those of the golden table, the rounding traps among them", () => {
  expect(grossPrices.length).toBeGreaterThanOrEqual(300);
  for (const { net: price, percent, grossCents } of grossPrices) {
    expect([price, percent, applyTaxes(price, [{ position: 1, percent: Number(percent) }])]).toEqual([
      price,
      percent,
      grossCents,
    ]);
  }
});

test("no rule for the country: gross is net", () => {
  expect(applyTaxes("99.523000", [])).toBe(9952);
});

test("taxes of the same position add up on the same base", () => {
  const taxes = [
    { position: 1, percent: 10 },
    { position: 1, percent: 20 },
  ];
  expect(applyTaxes(100, taxes)).toBe(13_000);
});

test("the next position is calculated on base plus earlier taxes", () => {
  const taxes = [
    { position: 2, percent: 20 },
    { position: 1, percent: 10 },
  ];
  expect(applyTaxes(100, taxes)).toBe(13_200);
});

test("a fixed amount is added once per unit and is part of the next base", () => {
  expect(
    applyTaxes(100, [
      { position: 1, amount: 5 },
      { position: 1, percent: 10 },
    ]),
  ).toBe(11_500);
  expect(
    applyTaxes(100, [
      { position: 1, amount: 5 },
      { position: 2, percent: 10 },
    ]),
  ).toBe(11_550);
});

test("only the end is rounded", () => {
  expect(
    applyTaxes("0.004000", [
      { position: 1, percent: 10 },
      { position: 2, percent: 20 },
    ]),
  ).toBe(1);
  expect(applyTaxes("0.004000", [{ position: 1, percent: 20 }])).toBe(0);
});

test("the order of the rows does not matter, and none is changed", () => {
  const tax = fc.record({
    position: fc.integer({ min: 1, max: 3 }),
    percent: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(netPrice(), fc.array(tax, { maxLength: 5 }), (price, taxes) => {
      const before = structuredClone(taxes);
      expect(applyTaxes(price, taxes.toReversed())).toBe(applyTaxes(price, taxes));
      expect(taxes).toEqual(before);
    }),
    FIXED_SEED,
  );
});

test.each([
  ["eyJwZXJjZW50IjoiMjAifQ==", { percent: 20 }],
  ["eyJwZXJjZW50IjoiMTkifQ==", { percent: 19 }],
  ["eyJwZXJjZW50IjoiMjEifQ==", { percent: 21 }],
  [btoa('{"percent":5.5}'), { percent: 5.5 }],
  [btoa('{"percent":"0"}'), { percent: 0 }],
  [btoa('{"amount":"1.500000"}'), { amount: 1.5 }],
  [btoa('{"amount":2}'), { amount: 2 }],
])("tax requirements %s are read", (serialized, expected) => {
  expect(decodeTaxRequirements(serialized)).toEqual(expected);
});

test.each([
  "",
  "not base64!",
  btoa("20"),
  btoa("null"),
  btoa("{}"),
  btoa('{"percent":"20%"}'),
  btoa('{"percent":-1}'),
  btoa('{"percent":null}'),
  btoa('{"percent":"5,5"}'),
  btoa('{"feature":1,"lang":"de"}'),
  btoa('{"percent":'),
  btoa("[20]"),
])("bad recorded requirements %s are a ShopError", (serialized) =>
  expect(() => decodeTaxRequirements(serialized)).toThrow("TAX_REQUIREMENTS_INVALID"),
);

test("recorded taxes, fixed and compound, give the golden table's prices", () => {
  expect(taxedPrices.length).toBeGreaterThanOrEqual(100);
  for (const { net: price, taxes, grossCents } of taxedPrices) {
    const decoded = taxes.map(([position, serialized]) => ({ position, ...decodeTaxRequirements(serialized) }));
    expect([price, taxes, applyTaxes(price, decoded)]).toEqual([price, taxes, grossCents]);
  }
});
