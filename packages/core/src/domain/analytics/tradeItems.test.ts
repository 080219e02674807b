import { expect, test } from "vitest";
import { itemOfLine, itemsOfOrder } from "./tradeItems.js";

const preview = {
  title: "Stuhl Gmunden",
  ref: "LH-2002-EI",
  url: "/stuhl-gmunden.html",
  brand: "Lindenhaus",
  picture: undefined,
  color: "Eiche",
  size: "",
  unitCents: 8990,
  regularCents: 9990,
  vatPercent: 20,
  step: 1,
  stock: 12,
  freight: false,
};

test("a line is told by its article number, with choices and what it costs less", () => {
  expect(itemOfLine(preview, 4)).toEqual({
    ref: "LH-2002-EI",
    title: "Stuhl Gmunden",
    brand: "Lindenhaus",
    category: "",
    variant: "Eiche",
    priceCents: 8990,
    discountCents: 1000,
    quantity: 4,
  });
});

test("a regular price below the price is no discount", () => {
  expect(itemOfLine({ ...preview, regularCents: 100 }, 1).discountCents).toBe(0);
  expect(itemOfLine({ ...preview, regularCents: undefined }, 1).discountCents).toBe(0);
});

test("of an order its goods are told, and nobody who bought them", () => {
  const line = {
    id: 1,
    title: "Stuhl Gmunden",
    ref: "LH-2002-EI",
    choices: [{ title: "Farbe", value: "Eiche" }],
    picture: undefined,
    quantity: 4,
    unitCents: 8990,
    totalCents: 35_960,
  };
  expect(itemsOfOrder({ lines: [line] })).toEqual([
    {
      ref: "LH-2002-EI",
      title: "Stuhl Gmunden",
      brand: "",
      category: "",
      variant: "Eiche",
      priceCents: 8990,
      discountCents: 0,
      quantity: 4,
    },
  ]);
});
