import type { ProductFeature } from "@shop/core";
import { expect, test } from "vitest";
import { isOtherSize } from "./isOtherSize.ts";

const width: ProductFeature = { code: "width", title: "Breite", value: "90,5", unit: "cm", numericValue: 90.5 };

test("a size differs from the drawn one only if an outer measure does", () => {
  expect(isOtherSize([width], { measures: { width: 140 } })).toBe(true);
  expect(isOtherSize([width], { measures: { width: 90.5, weight: 20 } })).toBe(false);
  expect(isOtherSize([width], undefined)).toBe(false);
});
