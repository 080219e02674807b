import type { Language } from "../searchEngine.ts";
import type { Token } from "./tokenize.ts";

/** Separates the product from its description: "wooden bench with back, 120 cm". */
const BEHIND = /[,(–]|\s(?:with|w|in|of|for|on)\s/i;

type Tokens = (text: string) => readonly Token[];

const wordsOf = (tokens: Tokens, text: string): string[] =>
  tokens(text).flatMap(({ text: word, kind }) => (kind === "word" ? [word] : []));

/** "table lamp": the last word is the product, the words before it describe it. */
const beforeTheLast = (name: string, tokens: Tokens): string[] =>
  wordsOf(tokens, name.split(BEHIND)[0] ?? "").slice(0, -1);

/** "ceas de masă": the word after "de" describes the product. */
const behindDe = (name: string, tokens: Tokens): string[] => {
  const words = wordsOf(tokens, name);
  return words.filter((_, at) => words[at - 1] === "de");
};

/** Returns the words of a title that only describe the product. German compounds are split instead. */
export const ATTRIBUTES: Record<Language, (name: string, tokens: Tokens) => string[]> = {
  de: () => [],
  ro: behindDe,
  en: beforeTheLast,
};
