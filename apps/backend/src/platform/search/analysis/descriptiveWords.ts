import type { Language } from "../searchEngine.ts";
import type { Token } from "./tokenize.ts";

/** Separates the product from its description: "wooden bench with back, 120 cm". */
const TITLE_SUFFIX = /[,(–]|\s(?:with|w|in|of|for|on)\s/i;

type Tokens = (text: string) => readonly Token[];

const wordsOf = (tokens: Tokens, source: string): string[] =>
  tokens(source).flatMap(({ text, kind }) => (kind === "word" ? [text] : []));

/** "table lamp": the last word is the product, the words before it describe it. */
const wordsBeforeLast = (name: string, tokens: Tokens): string[] =>
  wordsOf(tokens, name.split(TITLE_SUFFIX)[0] ?? "").slice(0, -1);

/** "ceas de masă": the word after "de" describes the product. */
const wordsAfterDe = (name: string, tokens: Tokens): string[] => {
  const words = wordsOf(tokens, name);
  return words.filter((_, at) => words[at - 1] === "de");
};

const RULES: Partial<Record<Language, (name: string, tokens: Tokens) => string[]>> = {
  ro: wordsAfterDe,
  en: wordsBeforeLast,
};

/** Returns the words of a title that only describe the product. German compounds are split instead. */
export const descriptiveWords = (language: Language, name: string, tokens: Tokens): readonly string[] =>
  RULES[language]?.(name, tokens) ?? [];
