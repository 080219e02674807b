// Checks that a quoted test is the title of a test.
import { expect, test } from "vitest";
import { hasTitle } from "./quotedTests.mjs";

test.each([
  `test("adds up", () => {`,
  `  it(\n    "adds up",\n    async () => {`,
  `test.describe("adds up", () => {`,
  `shopTest("adds up", async ({ page }) => {`,
  `test.each([1, 2])("adds up", (count) => {`,
  `test.each([\n  ["adds up", 1],\n])("%s", (_, count) => {`,
])("a title of a test: %s", (source) => {
  expect(hasTitle(source, "adds up")).toBe(true);
});

test.each([
  `expect(text).toBe("adds up");`,
  `// test: "adds up", later`,
  `test("never adds up", () => {`,
  `const rows = [["adds up", 1]];`,
])("no title of a test: %s", (source) => {
  expect(hasTitle(source, "adds up")).toBe(false);
});
