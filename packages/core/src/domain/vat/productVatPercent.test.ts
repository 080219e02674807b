import { expect, test } from "vitest";
import { productVatPercent } from "./vat.js";

const austria = { taxTitle: "20% Ust.", zeroVatCategoryIds: [7], customerCountryId: 13, defaultCountryId: 13 };

test("the reported percent counts, then the rule of the country and its zero-VAT categories", () => {
  expect(productVatPercent({ vatPercent: 10, categories: [{ id: 7 }] }, austria)).toBe(10);
  expect(productVatPercent({ vatPercent: 0 }, austria)).toBe(0);
  expect(productVatPercent({ categories: [{ id: 7 }] }, austria)).toBe(0);
  expect(productVatPercent({ categories: [{ id: 8 }] }, austria)).toBe(20);
  expect(productVatPercent({}, austria)).toBe(20);
});

test("without a percent anywhere it is unknown", () => {
  expect(productVatPercent({ categories: [{ id: 7 }] }, { ...austria, taxTitle: "USt." })).toBeUndefined();
});
