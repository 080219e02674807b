// Checks what examples/README.md requires of every example; `npm run examples` runs them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "./lib/sourceFiles.mjs";
import { at, readJson } from "./lib/workspace.mjs";

const MAX_LINES = 150;
const SCRIPTS = ["types", "build", "start", "order", "dev"];
const names = readdirSync(at("examples")).filter((name) => existsSync(at("examples", name, "package.json")));
/** The range that fits the next release: pending changesets lift 0.x to 1.0.0. */
const rangeOf = (name) => {
  const { version } = readJson(at("packages", name, "package.json"));
  return `^${Math.max(1, Number.parseInt(version, 10))}.0.0`;
};

test("the table lists every example", () => {
  const listed = readFileSync(at("examples/README.md"), "utf8").matchAll(/^\| \[`([^`]+)`\]\(\1\)/gm);
  expect(new Set(Array.from(listed, ([, name]) => name))).toEqual(new Set(names));
});

describe.each(names)("example %s", (name) => {
  const { name: packageName, scripts, dependencies } = readJson(at("examples", name, "package.json"));

  test("has the scripts of the convention and a README", () => {
    expect(packageName).toBe(`example-${name}`);
    expect(existsSync(at("examples", name, "README.md"))).toBe(true);
    expect(scripts).toHaveProperty("types");
    expect(scripts.order ?? scripts.start).toBeDefined();
    expect(Object.keys(scripts).filter((script) => !SCRIPTS.includes(script))).toEqual([]);
  });

  test("depends on the packages of the release", () => {
    const own = Object.entries(dependencies).filter(([dependency]) => dependency.startsWith("@shop/"));
    expect(own.length).toBeGreaterThan(0);
    for (const [dependency, range] of own) expect(range).toBe(rangeOf(dependency.replace("@shop/", "")));
  });

  test(`has at most ${MAX_LINES} lines of source`, () => {
    const files = sourceFiles(/\.(ts|tsx|js|jsx|mjs|vue|svelte|html|css)$/, [`examples/${name}`]);
    const lines = files.map((file) => readFileSync(at(file), "utf8").trimEnd().split("\n").length);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_LINES);
  });
});
