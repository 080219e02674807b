import type { AttributeChoice, SaleElement } from "@shop/core";
import { describe, expect, it } from "vitest";
import { buyable, choicesText, elementOf, elementWith, variantGroups } from "./variants.ts";

const choice = (code: string, valueId: number, value: string): AttributeChoice => ({
  attributeId: code === "color" ? 1 : 2,
  code,
  title: code,
  valueId,
  value,
  hex: undefined,
});

const element = (id: number, size: string, color: string, stock: number): SaleElement => ({
  id,
  ref: `R-${id}`,
  isDefault: id === 1,
  stock,
  priceCents: 10_000,
  regularCents: undefined,
  lowestCents: undefined,
  measures: {},
  choices: [choice("size", Number(size), size), choice("color", color.length, color)],
});

const green140 = element(1, "140", "green", 5);
const green160 = element(2, "160", "green", 0);
const beige140 = element(3, "140", "bei", 2);
const black160 = element(4, "160", "blck", 3);
const black180 = element(5, "180", "blck", 0);
const elements = [green140, green160, beige140, black160, black180];

const states = (code: string, chosen: SaleElement) =>
  variantGroups(elements, chosen)
    .find((group) => group.code === code)
    ?.values.map(({ title, state }) => `${title} ${state}`);

describe("the choices of a product", () => {
  it("keep what is sold out or does not exist in sight, and tell the two apart", () => {
    expect(states("size", green140)).toEqual(["140 available", "160 soldOut", "180 missing"]);
    expect(states("color", green140)).toEqual(["green available", "bei available", "blck missing"]);
  });

  it("name the colour first", () => {
    expect(variantGroups(elements, green140).map(({ code }) => code)).toEqual(["color", "size"]);
  });

  it("change one thing and keep the rest, sold out or not", () => {
    expect(elementWith(elements, green140, 2, 160)).toBe(green160);
    expect(elementWith(elements, green140, 1, 3)).toBe(beige140);
  });

  it("go where the value exists, in stock first, when the combination does not exist", () => {
    expect(elementWith(elements, green140, 1, 4)).toBe(black160);
    expect(elementWith(elements, green140, 2, 180)).toBe(black180);
    expect(elementWith(elements, green140, 2, 999)).toBeUndefined();
  });

  it("sold by twos are sold out when one is left", () => {
    const [first, , third] = buyable([element(1, "140", "green", 1), green160, beige140], 2);
    expect([first?.stock, third]).toEqual([0, beige140]);
    expect(buyable(elements, 1)).toBe(elements);
  });

  it("are found again by the values a form sends", () => {
    expect(elementOf(elements, [160, 4])).toBe(black160);
    expect(elementOf(elements, [180, 5])).toBeUndefined();
  });

  it("read as a line", () => {
    expect(choicesText(green140)).toBe("140 · green");
  });
});

describe("a product without choices", () => {
  it("has no groups, and its one sale element is what any form means", () => {
    const only = { ...green140, choices: [] };
    expect(variantGroups([only], only)).toEqual([]);
    expect(elementOf([only], [])).toBe(only);
  });
});
