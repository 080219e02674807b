// Checks that every rule in docs/specification.md names a file that owns it and a test that exists.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasTest, linkedPaths, quotedTests } from "./lib/quotedTests.mjs";
import { at } from "./lib/workspace.mjs";

const rules = readFileSync(at("docs/specification.md"), "utf8")
  .split("\n## ")
  .slice(1)
  .flatMap((section) => section.split("\n- ").slice(1))
  .map((entry) => ({ id: /^\*\*([\d.]+)\*\* /.exec(entry)?.[1], entry }));

test("the list has every rule, numbered in sequence", () => {
  expect(rules.length).toBeGreaterThanOrEqual(500);
  let [section, number] = [1, 0];
  for (const { id } of rules) {
    if (id === `${section + 1}.1`) [section, number] = [section + 1, 0];
    expect(id).toBe(`${section}.${(number += 1)}`);
  }
  expect(section).toBe(9);
});

test("every rule names the code that owns it, and every link leads to a file", () => {
  const linked = rules.map(({ id, entry }) => {
    const tests = new Set(quotedTests(entry).map(({ file }) => file));
    const paths = linkedPaths(entry);
    const code = paths.filter((path) => !tests.has(path) && !path.startsWith("docs/"));
    return { id, missing: paths.filter((path) => !existsSync(at(path))), hasCode: code.length > 0 };
  });
  expect(linked.filter(({ missing, hasCode }) => missing.length > 0 || !hasCode)).toEqual([]);
});

test("every rule names a test that exists", () => {
  const tested = rules.map(({ id, entry }) => ({ id, tests: quotedTests(entry) }));
  expect(tested.filter(({ tests }) => tests.length === 0 || !tests.every(hasTest))).toEqual([]);
});
