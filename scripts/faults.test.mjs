// Checks that every test quoted in docs/faults.md and docs/shopper-rules.md exists.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasTest, linkedPaths, quotedTests } from "./lib/quotedTests.mjs";
import { at } from "./lib/workspace.mjs";

const readList = (file) =>
  readFileSync(at(file), "utf8")
    .split("\n- ")
    .slice(1)
    .map((entry) => ({
      title: /^\*\*(.+)\*\*/.exec(entry)?.[1],
      tests: quotedTests(entry),
      links: linkedPaths(entry),
    }));

const faults = readList("docs/faults.md");
const rules = readList("docs/shopper-rules.md");

test("the lists are read", () => {
  expect(faults.length).toBeGreaterThan(70);
  expect(rules.map(({ title }) => Number.parseInt(title, 10))).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
});

test.each([...faults, ...rules])("$title", ({ tests, links }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests).toHaveLength(links.length);
  expect(tests.filter((named) => !hasTest(named))).toEqual([]);
});
