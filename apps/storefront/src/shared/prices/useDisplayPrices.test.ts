import type { ProductCard } from "@shop/core";
import { expect, test } from "vitest";
import { createDisplayPrices } from "./useDisplayPrices.ts";

const sofa: ProductCard = {
  id: 1,
  ref: "LH-1",
  title: "Sofa",
  url: "/sofa",
  brand: "",
  variantId: 1,
  priceCents: 120_00,
  compareAtCents: 240_00,
  lowestPrice30dCents: 180_00,
  stock: 4,
  variantCount: 1,
  pictures: [],
  colors: [],
  features: [],
  freight: false,
  step: 1,
  deliveryDays: { min: 1, max: 2 },
  isNew: false,
  unit: undefined,
  energyClass: undefined,
  undeliverableCountryIds: [],
  rating: { average: undefined, count: 0 },
};

test("a card's prices lose the VAT of the product together", () => {
  const prices = createDisplayPrices(true, 20);
  expect(prices.card(sofa)).toMatchObject({ priceCents: 100_00, compareAtCents: 200_00, lowestPrice30dCents: 150_00 });
  expect(prices.card({ ...sofa, vatPercent: 0 })).toMatchObject({ priceCents: 120_00, compareAtCents: 240_00 });
});

test("D1: a card has no compare-at price without a lowest price of the last 30 days, like the product page", () => {
  const unproven = { ...sofa, lowestPrice30dCents: undefined };
  expect(createDisplayPrices(false, 20).card(unproven).compareAtCents).toBeUndefined();
  expect(createDisplayPrices(false, 20).card(sofa).compareAtCents).toBe(240_00);
  expect(createDisplayPrices(false, 20, true).card(unproven).compareAtCents).toBe(240_00);
});
