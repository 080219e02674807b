import { expect, test } from "vitest";
import { formatItems, parseItems } from "./sharedItems.ts";

test.each([
  [137, [137]],
  ["137-245", [137, 245]],
  ["137-137-245", [137, 245]],
  ["-5", [5]],
  ["137-x-0-1.5", [137]],
  ["2147483648-137", [137]],
  ["", []],
  [undefined, []],
  [["137"], []],
  [{ items: 137 }, []],
])("a link names products, and what is invalid in it counts as absent: %j", (items, ids) => {
  expect(parseItems(items)).toEqual(ids);
});

test("a link names at most a hundred products", () => {
  expect(parseItems(Array.from({ length: 150 }, (_, index) => index + 1).join("-"))).toHaveLength(100);
});

test.each([[[7]], [[7, 8, 9]]])("a list survives its link: %j", (ids) => {
  expect(parseItems(formatItems(ids))).toEqual(ids);
});
