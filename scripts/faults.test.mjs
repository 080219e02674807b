// Checks that every test quoted in docs/faults.md exists.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasTest, linkedPaths, quotedTests } from "./lib/quotedTests.mjs";
import { at } from "./lib/workspace.mjs";

const faults = readFileSync(at("docs/faults.md"), "utf8")
  .split("\n- ")
  .slice(1)
  .map((entry) => ({ fault: /^\*\*(.+)\*\*/.exec(entry)?.[1], tests: quotedTests(entry), links: linkedPaths(entry) }));

test("the list is read", () => {
  expect(faults.length).toBeGreaterThan(70);
});

test.each(faults)("$fault", ({ tests, links }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests).toHaveLength(links.length);
  expect(tests.filter((named) => !hasTest(named))).toEqual([]);
});
