import { fold } from "./fold.ts";

export interface Token {
  /** folded; of a size "160x90" */
  text: string;
  kind: "word" | "number" | "size";
}

const MOST_TOKENS = 2000;
const NUMBER = String.raw`\d{1,7}(?:[.,]\d{1,3})?`;
const TOKEN = new RegExp(
  String.raw`(?<size>${NUMBER}(?:×${NUMBER})+)|(?<number>${NUMBER})(?:\s?(?<unit>mm|cm|m)(?![\p{L}\p{N}]))?(?:er(?![\p{L}\p{N}]))?|(?<word>\p{L}[\p{L}\p{N}]*)`,
  "gu",
);
/** One of a length in centimetres. */
const CENTIMETRES: Record<string, number> = { mm: 0.1, cm: 1, m: 100 };

/** The words, numbers and sizes of a text. Whatever else stands in it separates them. */
export function tokenize(text: string, language: string): Token[] {
  const folded = fold(text, language)
    .replace(/['’`´]s(?![\p{L}\p{N}])|['’`´]/gu, "")
    .replace(/(\d)\s*(?:cm)?\s*[x×*]\s*(?=\d)/g, "$1×");
  const tokens: Token[] = [];
  for (const { groups } of folded.matchAll(TOKEN)) {
    if (tokens.length === MOST_TOKENS) break;
    const { size, number, unit, word } = groups ?? {};
    if (word !== undefined) tokens.push({ text: word, kind: "word" });
    else if (size !== undefined) tokens.push({ text: size.split("×").map(plain).join("x"), kind: "size" });
    else if (number !== undefined) tokens.push({ text: inCentimetres(number, unit), kind: "number" });
  }
  return tokens;
}

const plain = (number: string): string => String(Number(number.replace(",", ".")));

function inCentimetres(number: string, unit: string | undefined): string {
  const factor = unit === undefined ? undefined : CENTIMETRES[unit];
  return factor === undefined ? plain(number) : String(Math.round(Number(plain(number)) * factor * 10) / 10);
}
