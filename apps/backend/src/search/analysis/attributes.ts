import type { Language } from "../searchEngine.ts";
import type { Token } from "./tokenize.ts";

/** What a name goes on with behind the thing itself: "wooden bench with back, 120 cm". */
const BEHIND = /[,(–]|\s(?:with|w|in|of|for|on)\s/i;

type Tokens = (text: string) => readonly Token[];

const wordsOf = (tokens: Tokens, text: string): string[] =>
  tokens(text).flatMap(({ text: word, kind }) => (kind === "word" ? [word] : []));

/** "table lamp": the last word is the thing. */
const beforeTheLast = (name: string, tokens: Tokens): string[] =>
  wordsOf(tokens, name.split(BEHIND)[0] ?? "").slice(0, -1);

/** "ceas de masă": what stands behind "de" is not the thing. */
const behindDe = (name: string, tokens: Tokens): string[] => {
  const words = wordsOf(tokens, name);
  return words.filter((_, at) => words[at - 1] === "de");
};

/** Of a name the words that only say what kind of thing it is. A German compound says so in its parts. */
export const ATTRIBUTES: Record<Language, (name: string, tokens: Tokens) => string[]> = {
  de: () => [],
  ro: behindDe,
  en: beforeTheLast,
};
