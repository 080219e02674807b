// Runs the programs of the quickstart and of the live examples with the built package, as a reader would, and compares
// what they print with the page.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { at, node } from "./lib/workspace.mjs";

const PAGES = { "docs/guides/quickstart.md": 1, "docs/guides/live-examples.md": 3 };

/** A program, and what the page says that it prints. */
const programs = Object.keys(PAGES).flatMap((page) =>
  [
    ...readFileSync(at(page), "utf8").matchAll(
      /^```ts\n([\s\S]*?)^```\n(?:(?!^```ts)[\s\S])*?^```text\n([\s\S]*?)^```/gm,
    ),
  ].map(({ 1: code, 2: printed }, index) => ({ page, number: index + 1, code, printed })),
);

const built = existsSync(at("packages/core/dist/exports/index.js"));
/** Amounts contain no-break spaces. */
const plain = (text) => text.replaceAll(/[^\S\n]/gu, " ");

describe("programs of guides", () => {
  let folder;
  beforeAll(() => {
    // Node runs no TypeScript below node_modules, where the cache is.
    folder = mkdtempSync(join(tmpdir(), "programs-"));
    mkdirSync(join(folder, "node_modules/@shop"), { recursive: true });
    symlinkSync(at("packages/core"), join(folder, "node_modules/@shop/core"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(Object.entries(PAGES))("%s has %i programs with an output", (page, count) => {
    expect(programs.filter((program) => program.page === page)).toHaveLength(count);
  });

  test.skipIf(!built).each(programs)("program $number of $page prints what the page says", ({ code, printed }) => {
    const file = join(folder, "program.ts");
    writeFileSync(file, code);
    const { stdout, stderr } = spawnSync(node, [file], { cwd: folder, encoding: "utf8" });
    expect(stderr).toBe("");
    expect(plain(stdout)).toBe(printed);
  });
});
