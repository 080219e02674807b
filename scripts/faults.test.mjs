// Checks that every test named in docs/faults.md exists.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "./lib/workspace.mjs";

const faults = readFileSync(at("docs/faults.md"), "utf8")
  .split("\n- ")
  .slice(1)
  .map((entry) => {
    const named = entry.matchAll(/\]\(\.\.\/([^)]+)\): "([^"]+)"$/gm);
    const tests = Array.from(named, ([, file, name]) => ({ file, name }));
    return { fault: /^\*\*(.+)\*\*/.exec(entry)?.[1], tests, links: entry.split("](").length - 1 };
  });

test("the list is read", () => {
  expect(faults.length).toBeGreaterThan(70);
});

test.each(faults)("$fault", ({ tests, links }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests).toHaveLength(links);
  for (const { file, name } of tests) {
    expect([file, name, existsSync(at(file)) && readFileSync(at(file), "utf8").includes(name)]).toEqual([
      file,
      name,
      true,
    ]);
  }
});
