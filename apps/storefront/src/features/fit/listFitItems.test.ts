import type { ProductFeature } from "@shop/core";
import { expect, test } from "vitest";
import { checkItems, findOnlyWay, listFitItems } from "./listFitItems.ts";

const feature = (code: string, numericValue: number): ProductFeature => ({
  code,
  title: code,
  value: String(numericValue),
  unit: "cm",
  numericValue,
});
const size = (width: number, depth: number, height: number): ProductFeature[] => [
  feature("width", width),
  feature("depth", depth),
  feature("height", height),
];
const pack = (length: number, width: number, height: number) => ({ length, width, height, weight: 20 });
const numbers = (product: Parameters<typeof listFitItems>[0]): Array<number | undefined> =>
  listFitItems(product).map(({ number }) => number);
const door = (width: number) => ({ door: { width, height: 200 } });

test("the product is checked as well if one of its packages contains it assembled", () => {
  expect(numbers({ packages: [pack(115, 65, 45)], features: size(110, 60, 40) })).toEqual([1, undefined]);
  expect(numbers({ packages: [pack(30, 20, 10), pack(45, 115, 65)], features: size(110, 60, 40) })).toEqual([
    1,
    2,
    undefined,
  ]);
  expect(numbers({ packages: [pack(206, 64, 14), pack(206, 56, 14)], features: size(150, 60, 200) })).toEqual([1, 2]);
});

test("without packages the product is checked, if its measures are known", () => {
  expect(numbers({ packages: [], features: size(110, 60, 40) })).toEqual([undefined]);
  expect(numbers({ packages: [], features: [feature("width", 110)] })).toEqual([]);
});

test("one package that does not pass decides", () => {
  const items = listFitItems({ packages: [pack(120, 60, 20), pack(120, 90, 90)], features: [] });
  expect(checkItems(items, door(80)).outcome).toBe("blocked");
  expect(checkItems(items, door(92)).outcome).toBe("tight");
  expect(checkItems(items, door(94)).outcome).toBe("fits");
});

test("a package that does not pass is no obstacle if its product passes without it", () => {
  const items = listFitItems({ packages: [pack(120, 90, 90), pack(30, 20, 10)], features: size(110, 80, 70) });
  expect(checkItems(items, door(80)).outcome).toBe("unpacked");
  const withOther = listFitItems({ packages: [pack(120, 90, 90), pack(100, 95, 95)], features: size(110, 80, 70) });
  expect(checkItems(withOther, door(80)).outcome).toBe("blocked");
});

test("the only way up is named if the other one blocks an item", () => {
  const items = listFitItems({ packages: [pack(216, 96, 72), pack(30, 20, 10)], features: [] });
  const wide = { width: 200, depth: 300, height: 300, doorWidth: 200, doorHeight: 300 };
  const narrow = { width: 80, depth: 80, height: 200, doorWidth: 70, doorHeight: 200 };
  const only = (way: object) => findOnlyWay(checkItems(items, { ...door(90), ...way }).checks);
  expect(only({ stairs: wide, lift: narrow })).toBe("stairs");
  expect(only({ stairs: narrow, lift: wide })).toBe("lift");
  expect(only({ stairs: wide, lift: wide })).toBeUndefined();
  expect(only({ stairs: narrow, lift: narrow })).toBeUndefined();
  expect(only({ stairs: wide })).toBeUndefined();
});
