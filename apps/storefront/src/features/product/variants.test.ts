import type { VariantOption, Variant } from "@shop/core";
import { describe, expect, it } from "vitest";
import { toSellable, formatOptions, findByValues, selectByValue, groupAttributes } from "./variants.ts";

const option = (code: string, valueId: number, value: string): VariantOption => ({
  attributeId: code === "color" ? 1 : 2,
  code,
  title: code,
  valueId,
  value,
  hex: undefined,
});

const variant = (id: number, size: string, color: string, stock: number): Variant => ({
  id,
  ref: `R-${id}`,
  isDefault: id === 1,
  stock,
  priceCents: 10_000,
  compareAtCents: undefined,
  lowestPrice30dCents: undefined,
  measures: {},
  options: [option("size", Number(size), size), option("color", color.length, color)],
});

const green140 = variant(1, "140", "green", 5);
const green160 = variant(2, "160", "green", 0);
const beige140 = variant(3, "140", "bei", 2);
const black160 = variant(4, "160", "blck", 3);
const black180 = variant(5, "180", "blck", 0);
const variants = [green140, green160, beige140, black160, black180];

const plain = { colors: [] };

const states = (code: string, selected: Variant) =>
  groupAttributes(plain, variants, selected)
    .find((group) => group.code === code)
    ?.values.map(({ title, availability }) => `${title} ${availability}`);

describe("the attributes of a product", () => {
  it("keep sold-out and nonexistent values visible, and distinguish them", () => {
    expect(states("size", green140)).toEqual(["140 available", "160 soldOut", "180 nonexistent"]);
    expect(states("color", green140)).toEqual(["green available", "bei available", "blck nonexistent"]);
  });

  it("name the colour first", () => {
    expect(groupAttributes(plain, variants, green140).map(({ code }) => code)).toEqual(["color", "size"]);
  });

  it("list colours as the product's cards do, and other values as the variants do", () => {
    const colors = [4, 3, 5].map((id) => ({ id, title: "", hex: undefined }));
    const [color, size] = groupAttributes({ colors }, [green160, green140, beige140, black160], green140);
    expect(color?.values.map(({ id }) => id)).toEqual([4, 3, 5]);
    expect(size?.values.map(({ id }) => id)).toEqual([160, 140]);
  });

  it("change one attribute and keep the rest, sold out or not", () => {
    expect(selectByValue(variants, green140, 2, 160)).toBe(green160);
    expect(selectByValue(variants, green140, 1, 3)).toBe(beige140);
  });

  it("select an existing variant with the value, in stock first, if the combination does not exist", () => {
    expect(selectByValue(variants, green140, 1, 4)).toBe(black160);
    expect(selectByValue(variants, green140, 2, 180)).toBe(black180);
    expect(selectByValue(variants, green140, 2, 999)).toBeUndefined();
  });

  it("sold by a step of two are sold out when one is left", () => {
    const [first, , third] = toSellable([variant(1, "140", "green", 1), green160, beige140], 2);
    expect([first?.stock, third]).toEqual([0, beige140]);
    expect(toSellable(variants, 1)).toBe(variants);
  });

  it("are found by the values of a form", () => {
    expect(findByValues(variants, [160, 4])).toBe(black160);
    expect(findByValues(variants, [180, 5])).toBeUndefined();
  });

  it("read as a line", () => {
    expect(formatOptions(green140)).toBe("140 · green");
  });
});

describe("a product without attributes", () => {
  it("has no groups, and any form selects its only variant", () => {
    const only = { ...green140, options: [] };
    expect(groupAttributes(plain, [only], only)).toEqual([]);
    expect(findByValues([only], [])).toBe(only);
  });
});
