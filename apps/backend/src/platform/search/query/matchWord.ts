import { refTerm } from "../index/refTerm.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { Match } from "./queryPlan.ts";

/** Matches of a query word: exact, else as a prefix, else as a misspelling. */
export interface WordMatch {
  matches: Match[];
  /** The known word used in place of a misspelled one. */
  corrected?: string;
  /** The most frequent word that continues the typed one. */
  completed?: string | undefined;
}

const MAX_COMPLETIONS = 24;
const MAX_CORRECTIONS = 4;
/** A word that the shopper may still be typing. */
export const COMPLETION_FIT = 0.6;
const MIN_PREFIX_LENGTH = 2;
/** By edit distance. */
const CORRECTION_FITS = [1, 0.75, 0.55];

export const matchTerm = (vocabulary: Vocabulary, term: string, fit = 1): Match[] =>
  vocabulary.find(term) === undefined ? [] : [{ term, fit }];

/** Smaller numbers are counts; larger ones are dimensions, which also match approximately. */
const MIN_DIMENSION = 20;
const TOLERANCE = 0.03;
const NEAR_FIT = 0.6;

/** Matches a number exactly, else numbers close to it: "72.5" finds widths of 72 and 73. */
export function matchNumber(vocabulary: Vocabulary, text: string): Match[] {
  const exact = matchTerm(vocabulary, text);
  const number = Number(text);
  if (exact.length > 0 || !(number >= MIN_DIMENSION)) return exact;
  const least = Math.ceil(number * (1 - TOLERANCE));
  const most = Math.floor(number * (1 + TOLERANCE));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => least + step).flatMap((near) =>
    matchTerm(vocabulary, String(near), NEAR_FIT * (1 - Math.abs(near - number) / number)),
  );
}

export interface TypedWord {
  /** True if the shopper may still be typing the word. */
  isLast: boolean;
  /** False for a word that needs no correction. */
  isMisspellable: boolean;
}

export function matchWord(vocabulary: Vocabulary, word: string, { isLast, isMisspellable }: TypedWord): WordMatch {
  const exact = matchTerm(vocabulary, vocabulary.analyzer.stem(word));
  // The beginning of a name may be a word that texts only mention: "so" of "Sofa".
  const mayContinue =
    isLast && word.length >= MIN_PREFIX_LENGTH && !vocabulary.find(vocabulary.analyzer.stem(word))?.isNamed;
  const completed = mayContinue ? completions(vocabulary, word) : { matches: [] };
  if (exact.length > 0) return { matches: [...exact, ...completed.matches] };
  const near = isMisspellable ? nearTerms(vocabulary, word) : [];
  const [best] = near;
  if (best === undefined) return completed;
  const matches = near.slice(0, MAX_CORRECTIONS).flatMap(({ term, fit }) => matchTerm(vocabulary, term, fit));
  return completed.matches.length > 0
    ? { ...completed, matches: [...completed.matches, ...matches] }
    : { matches, corrected: vocabulary.wordByStem(best.term) ?? best.term };
}

/**
 * Terms with the smallest edit distance to a misspelled word. Whole words come first, because a misspelling has no
 * reliable stem.
 */
export function nearTerms(vocabulary: Vocabulary, word: string): { term: string; fit: number }[] {
  const stems = vocabulary.suggestStems(vocabulary.analyzer.stem(word));
  const words = vocabulary.suggestWords(word);
  const areWordsNear = words[0] !== undefined && words[0].distance <= (stems[0]?.distance ?? Infinity);
  const near = areWordsNear ? words.map((known) => ({ ...known, word: vocabulary.analyzer.stem(known.word) })) : stems;
  const fits = near
    .filter(({ distance }) => distance === near[0]?.distance)
    .map(({ word: term, distance }) => [term, CORRECTION_FITS[distance] ?? 0] as const);
  return [...new Map(fits)].map(([term, fit]) => ({ term, fit }));
}

function completions(vocabulary: Vocabulary, start: string): WordMatch {
  const words = vocabulary.complete(start, MAX_COMPLETIONS);
  const matches = words.flatMap((word) => matchTerm(vocabulary, vocabulary.analyzer.stem(word), COMPLETION_FIT));
  return { matches, completed: words[0] };
}

/** Matches the whole text as an article number or EAN. */
export const matchRef = (vocabulary: Vocabulary, text: string): Match[] => matchTerm(vocabulary, refTerm(text));
