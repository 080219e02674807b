import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { fullMenu, megaMenu, type MenuCategory, menuRoots } from "./menu.js";
import { primaryImage, sortByPrice } from "./product.js";

test("the product image is the visible one with the lowest position", () => {
  const images = [
    { id: 1, visible: false, position: 0 },
    { id: 2, visible: true, position: 3 },
    { id: 3, visible: true, position: 1 },
    { id: 4, visible: true, position: 1 },
  ];
  expect(primaryImage(images)?.id).toBe(3);
  expect(primaryImage([{ visible: true, position: 0 }])).toEqual({ visible: true, position: 0 });
  expect(primaryImage(images.slice(0, 1))).toBeUndefined();
  expect(primaryImage([])).toBeUndefined();
});

test("client sorts priceHighToLow and priceLowToHigh; ties keep their order", () => {
  const items = [
    { id: "a", priceCents: 200 },
    { id: "b", priceCents: 0 },
    { id: "c", priceCents: 200 },
  ];
  expect(sortByPrice(items, "priceLowToHigh").map((item) => item.id)).toEqual(["b", "a", "c"]);
  expect(sortByPrice(items, "priceHighToLow").map((item) => item.id)).toEqual(["a", "c", "b"]);
  expect(items.map((item) => item.id)).toEqual(["a", "b", "c"]);
});

test("sorting is stable and idempotent, and loses nothing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(5)),
      fc.constantFrom("priceHighToLow" as const, "priceLowToHigh" as const),
      (prices, order) => {
        const sorted = sortByPrice(
          prices.map((priceCents, index) => ({ priceCents, index })),
          order,
        );
        expect(sortByPrice(sorted, order)).toEqual(sorted);
        expect(new Set(sorted.map((item) => item.index)).size).toBe(prices.length);
        const swapped = sorted.filter((item, at) => {
          const before = sorted[at - 1];
          return before?.priceCents === item.priceCents && before.index > item.index;
        });
        expect(swapped).toEqual([]);
      },
    ),
    FIXED_SEED,
  );
});

function category(title: string, count: number, children: MenuCategory[] = []): MenuCategory {
  return { id: title.length, title, url: `/${title}`, count, children };
}

const titles = (menu: MenuCategory[]): string[] => menu.map((entry) => entry.title);

test("mega menu: at most 5 third-level entries per second-level category, only categories with products", () => {
  const third = ["t0", "t1", "t2", "t3", "t4", "t5", "t6"].map((title, index) => category(title, index));
  const roots = [
    category("Wohnen", 9, [category("Sofas", 9, third), category("leer", 0, third)]),
    category("nichts", 0),
  ];
  const menu = megaMenu(roots);
  expect(titles(menu)).toEqual(["Wohnen"]);
  expect(titles(menu[0]?.children ?? [])).toEqual(["Sofas"]);
  expect(titles(menu[0]?.children[0]?.children ?? [])).toEqual(["t1", "t2", "t3", "t4", "t5"]);
  expect(third).toHaveLength(7);
});

test("mega menu: first and second level are not limited", () => {
  const seven = (depth: number): MenuCategory[] =>
    Array.from({ length: 7 }, (_, index) => category(`c${index}`, 1, depth > 1 ? seven(depth - 1) : []));
  const menu = megaMenu(seven(2));
  expect(menu).toHaveLength(7);
  expect(menu[6]?.children).toHaveLength(7);
});

test("full-screen menu: up to four nested levels, only categories with products", () => {
  const five = category("1", 1, [
    category("2", 1, [category("3", 1, [category("4", 1, [category("5", 1)]), category("leer", 0)])]),
  ]);
  expect(fullMenu([five, category("leer", 0)])).toEqual([
    category("1", 1, [category("2", 1, [category("3", 1, [category("4", 1)])])]),
  ]);
});

test("menu_category_ids: the named categories are the roots, from any level, in that order, each once", () => {
  const at = (id: number, children: MenuCategory[] = []): MenuCategory => ({
    id,
    title: `${id}`,
    url: `/${id}`,
    count: 1,
    children,
  });
  const roots = [at(1, [at(11, [at(111)])]), at(2)];
  expect(menuRoots(roots, [])).toBe(roots);
  expect(menuRoots(roots, [2, 111, 99, 2, 1]).map(({ id }) => id)).toEqual([2, 111, 1]);
});
