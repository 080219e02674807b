import { expect, test } from "vitest";
import type { Picture, ProductCard, SaleElement } from "../catalogue/product.js";
import { additionOf } from "./additionOf.js";

const picture = (base: string, position: number, colorId?: number): Picture => ({
  base,
  widths: [320],
  width: 320,
  height: 240,
  alt: "",
  visible: true,
  position,
  colorId,
  view: "",
});

const GREEN = 31;
const chair: ProductCard = {
  id: 7,
  ref: "CHAIR",
  title: "Stuhl Traun",
  url: "/stuhl-traun.html",
  brand: "Nordwald",
  saleElementId: 70,
  priceCents: 8990,
  regularCents: 9990,
  lowestCents: undefined,
  isNew: false,
  stock: 12,
  choiceCount: 2,
  pictures: [picture("/oak", 1), picture("/green-room", 3, GREEN), picture("/green", 2, GREEN)],
  colors: [],
  features: [],
  freight: true,
  step: 2,
  deliveryDays: { min: 1, max: 2 },
  unit: undefined,
  energyClass: undefined,
  undeliverable: [],
  rating: { average: undefined, count: 0 },
};

const choice = (code: string, valueId: number, value: string) => ({
  attributeId: 1,
  code,
  title: code,
  valueId,
  value,
  hex: undefined,
});
const green: SaleElement = {
  id: 71,
  ref: "CHAIR-GREEN",
  isDefault: false,
  stock: 0,
  priceCents: 10_490,
  regularCents: undefined,
  lowestCents: undefined,
  choices: [choice("size", 1, "hoch"), choice("color", GREEN, "Waldgrün"), choice("material", 2, "Eiche")],
  measures: {},
};

test("a product is added by its step, as its default sale element, with all that its line shows", () => {
  expect(additionOf(chair)).toEqual({
    kind: "add",
    productId: 7,
    saleElementId: 70,
    quantity: 2,
    preview: {
      title: "Stuhl Traun",
      ref: "CHAIR",
      url: "/stuhl-traun.html",
      brand: "Nordwald",
      picture: chair.pictures[0],
      color: "",
      size: "",
      unitCents: 8990,
      regularCents: 9990,
      vatPercent: 0,
      step: 2,
      stock: 12,
      freight: true,
      weightGrams: undefined,
    },
  });
});

test("a chosen sale element brings its own price, stock, choices and picture, and no promotion that is not its own", () => {
  const { saleElementId, quantity, preview } = additionOf(chair, { saleElement: green, quantity: 4 });
  expect({ saleElementId, quantity }).toEqual({ saleElementId: 71, quantity: 4 });
  expect(preview).toMatchObject({
    ref: "CHAIR-GREEN",
    url: "/stuhl-traun.html?pse=71",
    color: "Waldgrün",
    size: "hoch · Eiche",
    unitCents: 10_490,
    regularCents: undefined,
    stock: 0,
    picture: { base: "/green" },
  });
});

test("a colour without a picture of its own shows the product's", () => {
  const blue = { ...green, choices: [choice("color", 99, "Blau")] };
  expect(additionOf(chair, { saleElement: blue }).preview.picture).toBe(chair.pictures[0]);
  expect(additionOf({ ...chair, pictures: [] }, { saleElement: green }).preview.picture).toBeUndefined();
});

test("the VAT is what is said, else the product's; the weight is counted in whole grams", () => {
  const product = { ...chair, vatPercent: 20, weightKg: 5.2504 };
  expect(additionOf(product).preview).toMatchObject({ vatPercent: 20, weightGrams: 5250 });
  expect(additionOf(product, { vatPercent: 0 }).preview.vatPercent).toBe(0);
});
