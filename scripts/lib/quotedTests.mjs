// Reads the tests that a Markdown list of `docs/` quotes as `[file](../path): "title"`.
import { existsSync, readFileSync } from "node:fs";
import { at } from "./workspace.mjs";

/** Returns file and title of every test quoted in an entry. */
export const quotedTests = (entry) =>
  Array.from(entry.matchAll(/\]\(\.\.\/([^)]+)\): "(.+)"$/gm), ([, file, name]) => ({ file, name }));

/** Returns the target of every link in an entry, quoted tests included, as a path from the root. */
export const linkedPaths = (entry) =>
  Array.from(entry.matchAll(/\]\(([^)]+)\)/g), ([, target]) =>
    target.startsWith("../") ? target.slice(3) : `docs/${target}`,
  );

const read = (file) => (existsSync(at(file)) ? readFileSync(at(file), "utf8") : "");

/** Returns whether the file has a test with exactly this title, as the source spells it. */
export const hasTest = ({ file, name }) => hasTitle(read(file), name);

/** Calls of a test, `describe`, or what `.each(…)` returns, up to their first argument. */
const CALL = String.raw`(?:\b\w*(?:[tT]est|it|describe)(?:\.\w+)*|[)\x60])\(`;
/** Start of a row of `it.each`, in which the title stands first. */
const ROW = String.raw`\[`;

/** Returns whether a source has this title, and not merely this text: as first argument of a test, or in its table. */
export function hasTitle(source, name) {
  const start = source.includes(".each(") ? `(?:${CALL}|${ROW})` : CALL;
  return new RegExp(`${start}\\s*(["'\`])${RegExp.escape(name)}\\1,`).test(source);
}
