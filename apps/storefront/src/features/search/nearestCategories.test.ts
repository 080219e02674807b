import type { MenuCategory } from "@shop/core";
import { expect, test } from "vitest";
import { nearestCategories } from "./nearestCategories.ts";

let id = 0;
const category = (title: string, children: MenuCategory[] = [], count = 5): MenuCategory => ({
  id: (id += 1),
  title,
  url: `/${id}`,
  count,
  children,
});
const menu = [
  category("Wohnzimmer", [category("Sofas", [category("Ecksofas")]), category("Regale & TV-Möbel")]),
  category("Esszimmer", [category("Esstische"), category("Stühle & Bänke", [], 20)]),
  category("Camera de zi", [category("Canapele"), category("Fotolii și taburete")]),
  category("Teppiche", [], 0),
  category("Hocker"),
];
const titles = (text: string): string[] => nearestCategories(text, menu).map(({ title }) => title);

test.each([
  ["Samtsofa", ["Sofas"]],
  ["esstischtuch", ["Esstische"]],
  ["Stuhlkissen", ["Stühle & Bänke"]],
  ["canapea", ["Canapele"]],
  ["taburetul", ["Fotolii și taburete"]],
  ["ECKSOFABEZUG grün", ["Ecksofas", "Sofas"]],
])("a text without products leads to the nearest categories: %s", (text, expected) => {
  expect(titles(text)).toEqual(expected);
});

test.each(["qqqqqqqqqq", "", "tv", "123", "Waschmaschine", "Kicker"])("nothing is near to %j", (text) => {
  expect(titles(text)).toEqual([]);
});

test("an empty category is not offered", () => {
  expect(titles("Teppich")).toEqual([]);
});

test("at most four are offered", () => {
  expect(
    nearestCategories(
      "sofa",
      Array.from({ length: 9 }, () => category("Sofas")),
    ),
  ).toHaveLength(4);
});
