import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const STYLES = ["packages/react/src/**/*.css", "apps/storefront/src/**/*.css"];

test("every custom property that a style uses without a fallback is declared", () => {
  const files = STYLES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const styles = files.map((file) => readFileSync(`${ROOT}${file}`, "utf8")).join("\n");
  const declared = new Set(Array.from(styles.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
  const used = Array.from(styles.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name);
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
