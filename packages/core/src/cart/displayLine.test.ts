import { expect, test } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import type { VisibleLine } from "./cartSnapshot.js";
import { displayLine } from "./displayLine.js";

const line: VisibleLine = {
  ...createCartPreview({ unitCents: 12_000, compareAtCents: 24_000, vatPercent: 20 }),
  cartItemId: 1,
  productId: 1,
  variantId: 1,
  quantity: 1,
  undeliverable: false,
  categoryIds: [],
  isEstimated: false,
};

test("a line shows its amounts net of its own VAT, in the currency of the page", () => {
  const display = { vatPercent: 10, showNet: true, rate: 5 };
  expect(displayLine(line, display)).toEqual({ ...line, unitCents: 50_000, compareAtCents: 100_000 });
  expect(displayLine(line, { ...display, showNet: false })).toMatchObject({ unitCents: 60_000 });
});

test("a line without a price to compare with shows none", () => {
  const { compareAtCents } = displayLine({ ...line, compareAtCents: undefined }, { vatPercent: 20, showNet: false });
  expect(compareAtCents).toBeUndefined();
});
