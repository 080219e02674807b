import { expect, test } from "vitest";
import { parseObjectId, parseIdPath } from "./parseIdPath.ts";

test("an object without a URL is found by its id", () => {
  expect(parseIdPath("category/12")).toMatchObject({ view: "category", viewId: 12 });
  expect(parseIdPath("pse/7")).toMatchObject({ view: "pse", viewId: 7 });
});

test.each([
  "category",
  "category/",
  "category/0",
  "category/1/2",
  "category/12x",
  "folder/3",
  "x/category/1",
  "brand/-1",
])("%s is no such path", (path) => {
  expect(parseIdPath(path)).toBeUndefined();
});

test.each(["0", "01", "-1", "1e3", "1.5", "12x", "", "9999999999", "99999999999999999999"])(
  "%j is not an id, and the backend is not asked for it",
  (text) => expect(parseObjectId(text)).toBeUndefined(),
);
