// The guides are tested: their programs run, and calls return the values in the comments behind them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(root, "packages/core/.guide-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Example {
  page: string;
  line: number;
  code: string;
}

function examplesOf(page: string): Example[] {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(({ 1: code = "", index }) => ({
    page,
    code,
    line: text.slice(0, index).split("\n").length,
  }));
}

async function run({ page, line }: Example, code: string): Promise<unknown> {
  const file = join(folder, `${page.replaceAll(/\W/g, "-")}-${line}.ts`);
  const ours = (_: string, entry = "index"): string =>
    `"../src/${entry.startsWith("locales/") ? "" : "exports/"}${entry}.js"`;
  writeFileSync(file, code.replaceAll(/"@shop\/core(?:\/([\w/]+))?"/g, ours));
  return import(file);
}

const programs = ["docs/guides/testing.md", "docs/guides/errors.md"].flatMap(examplesOf);

test.each(programs)("the program in line $line of $page runs", async (program) => {
  await expect(run(program, program.code)).resolves.toBeDefined();
});

/** `call(…); // value: reason`, also over several lines. */
const CLAIM = /^(?!const|import|export)(\w[^;]*);\s*\/\/ (.*(?:\n\/\/ .*)*)$/gm;

/** Returns the value at the start of a comment: the longest part that parses. */
function valueIn(comment: string): { value: unknown } | undefined {
  const text = comment.replaceAll("\n//", "\n");
  const ends = [...text.matchAll(/[:;]/g)].map(({ index }) => index);
  for (const end of [text.length, ...ends.toReversed()]) {
    try {
      return { value: runInThisContext(`(${text.slice(0, end)})`) as unknown };
    } catch {
      // Try a shorter part.
    }
  }
  return undefined;
}

/** Amounts contain narrow no-break spaces. */
const plain = (value: unknown): unknown => (typeof value === "string" ? value.replaceAll(/\s/gu, " ") : value);

const claiming = [
  "README.md",
  "packages/core/README.md",
  "docs/guides/rules-without-a-shop.md",
  "docs/guides/your-own-backend.md",
]
  .flatMap(examplesOf)
  .filter(({ code }) => code.search(CLAIM) !== -1 && !/fetch\(|browserEnvironment/.test(code));

test("there are claims to check", () => {
  expect(claiming.length).toBeGreaterThanOrEqual(7);
});

test.each(claiming)("line $line of $page describes its calls correctly", async (example) => {
  const claims: string[] = [];
  const code = example.code.replaceAll(CLAIM, (_, call: string, comment: string) => {
    claims.push(comment);
    return `claimed.push(${call});`;
  });
  // Examples may print.
  vi.spyOn(console, "log").mockImplementation(() => {});
  const found = await run(example, `export const claimed: unknown[] = [];\n${code}`);
  const { claimed } = found as { claimed: unknown[] };
  expect(claimed).toHaveLength(claims.length);
  for (const [index, comment] of claims.entries()) {
    const said = valueIn(comment);
    expect(said, comment).toBeDefined();
    expect(plain(claimed[index]), comment).toEqual(said?.value);
  }
});
