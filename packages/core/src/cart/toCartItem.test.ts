import { expect, test } from "vitest";
import type { Picture, ProductCard, Variant } from "../domain/catalogue/product.js";
import { toCartItem } from "./cartStore.js";

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

test("a product becomes an item of its default variant, with all fields of its line", () => {
  expect(toCartItem(chair)).toEqual({
    productId: 7,
    variantId: 70,
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
  });
});

test("a chosen variant has its own price, stock, options, picture and promotion", () => {
  expect(toCartItem(chair, { variant: green })).toMatchObject({
    variantId: 71,
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

test("a variant named by its id alone shows the product's data; an item stays as it is", () => {
  expect(toCartItem(chair, { variantId: 71 })).toMatchObject({ variantId: 71, ref: "CHAIR", unitCents: 8990 });
  const item = toCartItem(chair);
  expect(toCartItem(item)).toBe(item);
});

test("a colour without its own picture has the product's", () => {
  const blue = { ...green, options: [option("color", 99, "Blau")] };
  expect(toCartItem(chair, { variant: blue }).picture).toBe(chair.pictures[0]);
  expect(toCartItem({ ...chair, pictures: [] }, { variant: green }).picture).toBeUndefined();
  // The picture of a colour comes first here.
  const pictures = [picture("/green", 1, GREEN), picture("/oak", 2)];
  expect(toCartItem({ ...chair, pictures }).picture).toBe(pictures[0]);
});

test("a given VAT percent takes precedence over the product's; weight is in whole grams", () => {
  const product = { ...chair, vatPercent: 20, weightKg: 5.2496 };
  expect(toCartItem(product)).toMatchObject({ vatPercent: 20, weightGrams: 5250 });
  expect(toCartItem(product, { vatPercent: 0 }).vatPercent).toBe(0);
});
