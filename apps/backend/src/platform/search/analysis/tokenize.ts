import { fold } from "./fold.ts";

export interface Token {
  /** Folded; sizes have the form "160x90". */
  text: string;
  kind: "word" | "number" | "size";
}

const MAX_TOKENS = 2000;
const NUMBER = String.raw`\d{1,7}(?:[.,]\d{1,3})?`;
const TOKEN = new RegExp(
  String.raw`(?<size>${NUMBER}(?:×${NUMBER})+)(?:\s?(?<each>mm|m)(?![\p{L}\p{N}]))?|(?<number>${NUMBER})(?:\s?(?<unit>mm|cm|m)(?![\p{L}\p{N}]))?(?:er(?![\p{L}\p{N}]))?|(?<word>\p{L}[\p{L}\p{N}]*)`,
  "gu",
);
/** Factor to convert to centimetres. */
const CM_PER_UNIT: Record<string, number> = { mm: 0.1, cm: 1, m: 100 };

/** Splits a text into words, numbers and sizes; all other characters are separators. */
export function tokenize(text: string, language: string): Token[] {
  const folded = fold(text, language)
    .replace(/['’`´]s(?![\p{L}\p{N}])|['’`´]/gu, "")
    .replace(/(\d)\s*(?:(?:cm\s*)?[x×*]|mal)\s*(?=\d)/g, "$1×")
    // Romanian notation of bed sizes, but not "6/8 persons".
    .replace(/(?<!\d)(\d{2,3})\/(?=\d{2,3}(?!\d))/g, "$1×");
  const tokens: Token[] = [];
  for (const { groups } of folded.matchAll(TOKEN)) {
    if (tokens.length === MAX_TOKENS) break;
    const { size, each, number, unit, word } = groups ?? {};
    if (word !== undefined) tokens.push({ text: word, kind: "word" });
    else if (size !== undefined) tokens.push({ text: formatSize(size, each), kind: "size" });
    else if (number !== undefined) tokens.push({ text: toCentimetres(number, unit), kind: "number" });
  }
  return tokens;
}

const formatSize = (size: string, unit: string | undefined): string =>
  size
    .split("×")
    .map((number) => toCentimetres(number, unit))
    .join("x");

const plain = (number: string): string => String(Number(number.replace(",", ".")));

function toCentimetres(number: string, unit: string | undefined): string {
  const factor = unit === undefined ? undefined : CM_PER_UNIT[unit];
  return factor === undefined ? plain(number) : String(Math.round(Number(plain(number)) * factor * 10) / 10);
}
