import type { ProductCard } from "@shop/core";
import { expect, test } from "vitest";
import { createShown } from "./useShown.ts";

const sofa: ProductCard = {
  id: 1,
  ref: "LH-1",
  title: "Sofa",
  url: "/sofa",
  brand: "",
  saleElementId: 1,
  priceCents: 120_00,
  regularCents: 240_00,
  lowestCents: 180_00,
  stock: 4,
  choiceCount: 1,
  pictures: [],
  colors: [],
  features: [],
  freight: false,
  step: 1,
  deliveryDays: { min: 1, max: 2 },
  isNew: false,
  unit: undefined,
  energyClass: undefined,
  undeliverable: [],
  rating: { average: undefined, count: 0 },
};

test("a card's prices lose the VAT of the product together", () => {
  const shown = createShown(true, 20);
  expect(shown.card(sofa)).toMatchObject({ priceCents: 100_00, regularCents: 200_00, lowestCents: 150_00 });
  expect(shown.card({ ...sofa, vatPercent: 0 })).toMatchObject({ priceCents: 120_00, regularCents: 240_00 });
});

test("D1: a card strikes no price that no lowest price of the last 30 days stands behind, as the product's page does not", () => {
  const unproven = { ...sofa, lowestCents: undefined };
  expect(createShown(false, 20).card(unproven).regularCents).toBeUndefined();
  expect(createShown(false, 20).card(sofa).regularCents).toBe(240_00);
  expect(createShown(false, 20, true).card(unproven).regularCents).toBe(240_00);
});
