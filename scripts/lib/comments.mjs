// Finds the comments of a source file, with the line each starts on.
import { parseSync } from "oxc-parser";

/** Returns `{ line, lines, text, isDoc }` of every comment; consecutive `//` lines count as one. */
export function commentsOf(path, source) {
  const ranges = /\.(css|sql)$/.test(path) ? rangesByPattern(path, source) : parseSync(path, source).comments;
  const merged = [];
  for (const { start, end, type } of ranges) {
    const last = merged.at(-1);
    const between = last && source.slice(last.end, start);
    if (type === "Line" && last?.type === "Line" && /^\n[ \t]*$/.test(between) && standsAlone(source, start))
      last.end = end;
    else merged.push({ start, end, type });
  }
  return merged.map(({ start, end }) => {
    const raw = source.slice(start, end);
    const text = textOf(raw);
    return {
      line: source.slice(0, start).split("\n").length,
      lines: text.split("\n").length,
      text,
      isDoc: raw.startsWith("/**"),
    };
  });
}

function rangesByPattern(path, source) {
  const pattern = path.endsWith(".css") ? /\/\*[\s\S]*?\*\//g : /--.*/g;
  return [...source.matchAll(pattern)].map(({ 0: raw, index }) => ({
    start: index,
    end: index + raw.length,
    type: raw.startsWith("--") ? "Line" : "Block",
  }));
}

const standsAlone = (source, start) => /(^|\n)[ \t]*$/.test(source.slice(0, start));

const textOf = (raw) =>
  raw
    .replace(/^\/\*\*?|\*\/$/g, "")
    .replaceAll(/^[ \t]*(?:\/\/|--|\*)[ \t]?/gm, "")
    .trim();
