import { expect, test } from "vitest";
import { taxPercent, vatPercentFor } from "./vat.js";

test.each([
  ["20% Ust.", 20],
  ["19% Ust.", 19],
  ["21% TVA", 21],
  ["20 % USt", 20],
  ["5.5 % x", 5.5],
  ["5,5% x", 5.5],
  ["7,7%", 7.7],
  ["0%", 0],
  [" 20\u00a0% Ust.", 20],
  ["", undefined],
  ["abc", undefined],
  ["Ust. 20%", undefined],
  ["20", undefined],
  ["-5%", undefined],
])("the tax rate is the leading percent number of tax_title: %j", (title, expected) => {
  expect(taxPercent(title)).toBe(expected);
});

const line = {
  taxTitle: "20% Ust.",
  excludeVat: false,
  itemCategoryIds: [4, 7],
  zeroVatCategoryIds: [7],
  customerCountryId: 13,
  defaultCountryId: 13,
};

test("0% applies when VAT is excluded", () => {
  expect(vatPercentFor({ ...line, zeroVatCategoryIds: [], excludeVat: true })).toBe(0);
});

test("0% applies to zero-VAT categories when the customer's country is the default country", () => {
  expect(vatPercentFor(line)).toBe(0);
  expect(vatPercentFor({ ...line, customerCountryId: 5, taxTitle: "19% Ust." })).toBe(19);
  expect(vatPercentFor({ ...line, itemCategoryIds: [4] })).toBe(20);
});

test("category 0 and country 0 are ids like any other", () => {
  expect(
    vatPercentFor({
      ...line,
      itemCategoryIds: [0],
      zeroVatCategoryIds: [0],
      customerCountryId: 0,
      defaultCountryId: 0,
    }),
  ).toBe(0);
});

test("a title without a percent counts as no tax rule: 0", () => {
  expect(vatPercentFor({ ...line, zeroVatCategoryIds: [], taxTitle: "Ust." })).toBe(0);
});
