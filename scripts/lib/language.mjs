// The rules of docs/glossary.md that a machine can hold. Pure functions over paths and source text.
import { commentsOf } from "./comments.mjs";
import { NAME_WORDS, COMMENT_WORDS } from "./words.mjs";

const TEST = /(\.test\.|\.e2e\.ts$|\/testing\/|\/e2e\/)/;
/** Wire spellings, SQL columns and texts for shoppers keep the spelling of their source. */
const FOREIGN_NAMES = /(\/wire\/|\/dialects\/|\/contract\/|\/importing\/|\/db\/|\/texts\/|\/locales\/|\.gen\.ts$)/;
const DIRECTIVE = /^(oxlint|eslint|@vitest|@ts-|@vite|webpack|#__PURE__|@__PURE__|v8 ignore|\/ <reference)/;

const SUBJECT = /(?:^|[.:;!]\s+)(Who|Whoever|Whose|What|Whatever|That which|Nobody|Somebody|Someone)\b[^.?]*(?:[.]|$)/;
/** "What {@link useCart} gives." repeats the name and says nothing. */
const RITUAL = /^(What|That which|All that) \{@link \w+\} (gives|takes|answers|needs|shows)/;
const SOURCE = /\b(specification \d+|decision D?\d+|ux\.md|legal-security|wire\.md|architecture\.md|record \d{4})/i;

const MAX_COMMENT_LINES = 3;
const MAX_CHANGESET_WORDS = 30;

/** Returns every problem of a file's comments and declared names as `line: message`. */
export function languageProblems(path, source) {
  const comments = commentsOf(path, source).filter(({ text }) => !DIRECTIVE.test(text));
  return [...comments.flatMap((comment) => commentProblems(path, comment)), ...nameProblems(path, source)];
}

function commentProblems(path, { line, lines, text, isDoc }) {
  const prose = text.replaceAll(/`[^`]*`/g, "").replaceAll(/^@example[\s\S]*/gm, "");
  const problems = [];
  const subject = SUBJECT.exec(prose)?.[1];
  if (subject) problems.push(`"${subject} …" as a subject: name the role or the thing`);
  for (const { pattern, instead } of COMMENT_WORDS) {
    const found = pattern.exec(prose)?.[0];
    if (found) problems.push(`"${found}": ${instead}`);
  }
  const rows = text.split("\n").filter((row) => /^\s*\|.*\|$/.test(row)).length;
  if (!isDoc && lines - rows > MAX_COMMENT_LINES && line > 1)
    problems.push(`${lines} lines: a comment has at most two`);
  return problems.map((problem) => `${line}: ${problem}`);
}

function nameProblems(path, source) {
  if (TEST.test(path) || FOREIGN_NAMES.test(path)) return [];
  const declared = source.matchAll(/\b(?:function\*?|const|class|interface|type|let) (\w+)(?=[\s(=<:{])/g);
  return [...declared].flatMap(({ 1: name, index }) => {
    // Keep-alive is HTTP's own term.
    const found = wordsOf(name.replace(/keep_?alive/i, "")).find((word) => NAME_WORDS.has(word));
    const line = source.slice(0, index).split("\n").length;
    return found === undefined ? [] : [`${line}: name ${name}: "${found}": ${NAME_WORDS.get(found)}`];
  });
}

/** Splits `camelCase`, `PascalCase` and `UPPER_CASE` into lower-case words. */
export const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_]+/);

/** Returns the problems of a public name's TSDoc. `text` is undefined where there is none. */
export function docProblems({ name, text }) {
  if (text === undefined || text === "") return [`${name} has no TSDoc`];
  const problems = [];
  if (RITUAL.test(text)) problems.push(`${name}: the first line repeats the name`);
  const source = SOURCE.exec(text)?.[0];
  if (source) problems.push(`${name}: names "${source}", which the package does not ship`);
  return problems;
}

/** Returns the sources that the TSDoc of a published package's file names, but readers of the package do not have. */
export const unshippedSources = (path, source) =>
  commentsOf(path, source).flatMap(({ line, text, isDoc }) => {
    const found = isDoc ? SOURCE.exec(text)?.[0] : undefined;
    return found === undefined ? [] : [`${line}: names "${found}", which the package does not ship`];
  });

/** Names that TSDoc may refer to: declared in a source, or a member of a type or table. */
export const declaredNames = (source) =>
  [
    ...source.matchAll(
      /^\s*(?:[\w ]*\b(?:function\*?|const|class|interface|type|let|readonly) )?["']?(\w+)["']?\??[\s(=<:{,;]/gm,
    ),
  ].map(([, name]) => name);

/** Returns the names in `@throws` and `{@link}` that no source declares, such as names before a rename. */
export const unknownReferences = (path, source, isKnown) =>
  commentsOf(path, source).flatMap(({ line, text }) =>
    [...text.matchAll(/@throws \{?([A-Z]\w+)(?: ([A-Z][A-Z_]+)\b)?|\{@link (\w+)/g)]
      .flatMap(([, ...names]) => names.filter(Boolean))
      .filter((name) => !(name in globalThis) && !isKnown(name))
      .map((name) => `${line}: "${name}" is declared nowhere`),
  );

/** Returns the problem of a changeset's text, if it is longer than a reader of a changelog wants. */
export function changesetProblems(source) {
  const text = source.replace(/^---[\s\S]*?\n---\n/, "").trim();
  const words = text.split(/\s+/).filter(Boolean).length;
  return words > MAX_CHANGESET_WORDS ? [`has ${words} words, ${MAX_CHANGESET_WORDS} are allowed`] : [];
}
