import type { Language } from "../searchEngine.ts";
import { descriptiveWords } from "./descriptiveWords.ts";
import { createCompoundSplitter, type CompoundSplitter } from "./compoundSplitter.ts";
import { fold } from "./fold.ts";
import type { Lexicon } from "./lexicon.ts";
import { stemEnglish } from "./stemEnglish.ts";
import { stemGerman } from "./stemGerman.ts";
import { stemRomanian } from "./stemRomanian.ts";
import { readSynonyms } from "./synonyms.ts";
import { type Token, tokenize } from "./tokenize.ts";

export interface PhraseSynonyms {
  from: readonly string[];
  to: readonly (readonly string[])[];
}

export interface Analyzer {
  tokens(text: string): Token[];
  stem(word: string): string;
  /** Splits a German compound, the head last; undefined for all other words. */
  splitCompound: CompoundSplitter;
  /** Words of a title that only describe the product ("table" in "table lamp"). */
  descriptiveWords(name: string): readonly string[];
  isStopword(word: string): boolean;
  /** By the first term of the phrase, long phrases first. */
  synonyms: ReadonlyMap<string, readonly PhraseSynonyms[]>;
  /** Single words that have synonyms, folded. */
  wordsWithSynonyms: readonly string[];
}

/** Words of other languages stay as they are. */
const STEMMERS: Partial<Record<Language, (word: string) => string>> = {
  de: stemGerman,
  ro: stemRomanian,
  en: stemEnglish,
};

/**
 * Creates an analyzer.
 *
 * @param words additional parts of compounds, such as category titles
 */
export function createAnalyzer(language: Language, lexicon: Lexicon, words: readonly string[] = []): Analyzer {
  const stem = STEMMERS[language] ?? ((word: string) => word);
  const stopwords = new Set(lexicon.stopwords.map((word) => fold(word, language)));
  const roots = language === "de" ? [...lexicon.words, ...words].map((word) => fold(word, language)) : [];
  const tokens = (text: string): Token[] => tokenize(text, language);
  const terms = (phrase: string): string[] =>
    tokens(phrase)
      .filter(({ text }) => !stopwords.has(text))
      .map(({ text, kind }) => (kind === "word" ? stem(text) : text));
  return {
    tokens,
    stem,
    splitCompound: language === "de" ? createCompoundSplitter(roots, stem) : () => undefined,
    descriptiveWords: (name) => descriptiveWords(language, name, tokens),
    isStopword: (word) => stopwords.has(word),
    synonyms: synonymsByFirstTerm(lexicon.synonyms, terms),
    wordsWithSynonyms: readSynonyms(lexicon.synonyms).flatMap(({ from }) => {
      const [word, ...others] = tokens(from);
      return word?.kind === "word" && others.length === 0 ? [word.text] : [];
    }),
  };
}

function synonymsByFirstTerm(
  rules: readonly string[],
  terms: (phrase: string) => string[],
): Map<string, PhraseSynonyms[]> {
  const found = new Map<string, PhraseSynonyms & { to: (readonly string[])[] }>();
  for (const { from, to } of readSynonyms(rules)) {
    const key = terms(from);
    if (key.length === 0) continue;
    const entry = found.get(key.join(" ")) ?? { from: key, to: [] };
    entry.to.push(...to.map(terms).filter((phrase) => phrase.length > 0 && phrase.join(" ") !== key.join(" ")));
    found.set(key.join(" "), entry);
  }
  const byFirst = Map.groupBy(found.values(), ({ from }) => from[0] ?? "");
  for (const list of byFirst.values()) list.sort((a, b) => b.from.length - a.from.length);
  return byFirst;
}
