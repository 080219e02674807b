import { expect, test } from "vitest";
import type { Picture, ProductCard, Variant } from "../domain/catalogue/product.js";
import { createAddMutation } from "./createAddMutation.js";

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
  variantId: 70,
  priceCents: 8990,
  compareAtCents: 9990,
  lowestPrice30dCents: undefined,
  isNew: false,
  stock: 12,
  variantCount: 2,
  pictures: [picture("/oak", 1), picture("/green-room", 3, GREEN), picture("/green", 2, GREEN)],
  colors: [],
  features: [],
  freight: true,
  step: 2,
  deliveryDays: { min: 1, max: 2 },
  unit: undefined,
  energyClass: undefined,
  undeliverableCountryIds: [],
  rating: { average: undefined, count: 0 },
};

const option = (code: string, valueId: number, value: string) => ({
  attributeId: 1,
  code,
  title: code,
  valueId,
  value,
  hex: undefined,
});
const green: Variant = {
  id: 71,
  ref: "CHAIR-GREEN",
  isDefault: false,
  stock: 0,
  priceCents: 10_490,
  compareAtCents: undefined,
  lowestPrice30dCents: undefined,
  options: [option("size", 1, "hoch"), option("color", GREEN, "Waldgrün"), option("material", 2, "Eiche")],
  measures: {},
};

test("a product is added by its step, as its default variant, with all that its line shows", () => {
  expect(createAddMutation(chair)).toEqual({
    kind: "add",
    productId: 7,
    variantId: 70,
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
      compareAtCents: 9990,
      vatPercent: 0,
      step: 2,
      stock: 12,
      freight: true,
      weightGrams: undefined,
    },
  });
});

test("a chosen variant brings its own price, stock, options and picture, and no promotion that is not its own", () => {
  const { variantId, quantity, preview } = createAddMutation(chair, { variant: green, quantity: 4 });
  expect({ variantId, quantity }).toEqual({ variantId: 71, quantity: 4 });
  expect(preview).toMatchObject({
    ref: "CHAIR-GREEN",
    url: "/stuhl-traun.html?pse=71",
    color: "Waldgrün",
    size: "hoch · Eiche",
    unitCents: 10_490,
    compareAtCents: undefined,
    stock: 0,
    picture: { base: "/green" },
  });
});

test("a colour without a picture of its own shows the product's", () => {
  const blue = { ...green, options: [option("color", 99, "Blau")] };
  expect(createAddMutation(chair, { variant: blue }).preview.picture).toBe(chair.pictures[0]);
  expect(createAddMutation({ ...chair, pictures: [] }, { variant: green }).preview.picture).toBeUndefined();
});

test("the VAT is what is said, else the product's; the weight is counted in whole grams", () => {
  const product = { ...chair, vatPercent: 20, weightKg: 5.2504 };
  expect(createAddMutation(product).preview).toMatchObject({ vatPercent: 20, weightGrams: 5250 });
  expect(createAddMutation(product, { vatPercent: 0 }).preview.vatPercent).toBe(0);
});
