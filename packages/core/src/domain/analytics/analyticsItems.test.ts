import { expect, test } from "vitest";
import { analyticsItemFromLine, analyticsItemsFromOrder } from "./analyticsEvent.js";

const preview = {
  title: "Stuhl Gmunden",
  ref: "LH-2002-EI",
  url: "/stuhl-gmunden.html",
  brand: "Lindenhaus",
  picture: undefined,
  color: "Eiche",
  size: "",
  unitCents: 8990,
  compareAtCents: 9990,
  vatPercent: 20,
  step: 1,
  stock: 12,
  freight: false,
};

test("the item of a line has its reference, options and discount", () => {
  expect(analyticsItemFromLine(preview, 4)).toEqual({
    ref: "LH-2002-EI",
    title: "Stuhl Gmunden",
    brand: "Lindenhaus",
    category: "",
    variantTitle: "Eiche",
    priceCents: 8990,
    discountCents: 1000,
    quantity: 4,
  });
});

test("a compare-at price below the price is no discount", () => {
  expect(analyticsItemFromLine({ ...preview, compareAtCents: 100 }, 1).discountCents).toBe(0);
  expect(analyticsItemFromLine({ ...preview, compareAtCents: undefined }, 1).discountCents).toBe(0);
});

test("the items of an order do not identify the customer", () => {
  const line = {
    id: 1,
    title: "Stuhl Gmunden",
    ref: "LH-2002-EI",
    options: [{ title: "Farbe", value: "Eiche" }],
    picture: undefined,
    quantity: 4,
    unitCents: 8990,
    totalCents: 35_960,
  };
  expect(analyticsItemsFromOrder({ lines: [line] })).toEqual([
    {
      ref: "LH-2002-EI",
      title: "Stuhl Gmunden",
      brand: "",
      category: "",
      variantTitle: "Eiche",
      priceCents: 8990,
      discountCents: 0,
      quantity: 4,
    },
  ]);
});
