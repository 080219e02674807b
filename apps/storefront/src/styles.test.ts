import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);

/** Text of the app's files whose name matches, without tests and comments. */
const textOf = (pattern: RegExp): string =>
  ["src", "server"]
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => pattern.test(path) && !path.includes(".test."))
    .map((path) => readFileSync(new URL(path, root), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, ""))
    .join("\n");

test("every class with a rule is used", () => {
  const used = new Set(textOf(/\.tsx?$/).match(/\blh-[\w-]+/g));
  const styled = new Set(textOf(/\.css$/).match(/(?<=\.)lh-[\w-]+/g));
  expect(styled.size).toBeGreaterThan(200);
  expect([...styled].filter((name) => !used.has(name))).toEqual([]);
});
