import type { MenuCategory } from "@shop/core";
import { expect, test } from "vitest";
import { findCategoryState } from "./findCategoryState.ts";

const category = (id: number, url: string, children: MenuCategory[] = []): MenuCategory => ({
  id,
  title: `Category ${id}`,
  url,
  count: 1,
  children,
});
const menu = [category(1, "/living", [category(2, "/sofas", [category(3, "/corner-sofas")])])];

test("a link to a category of any level carries its title and id", () => {
  expect(findCategoryState(menu, "/living")).toEqual({ title: "Category 1", id: 1 });
  expect(findCategoryState(menu, "/corner-sofas")).toEqual({ title: "Category 3", id: 3 });
});

test("other links carry none", () => {
  expect(findCategoryState(menu, "/cart")).toBeUndefined();
  expect(findCategoryState([], "/living")).toBeUndefined();
});
