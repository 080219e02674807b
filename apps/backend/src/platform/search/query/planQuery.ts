import type { PhraseSynonyms } from "../analysis/analyzer.ts";
import { accessoryTerm, isAccessoryWord } from "../analysis/accessory.ts";
import { editDistance, maxDistance } from "../index/editDistance.ts";
import type { Token } from "../analysis/tokenize.ts";
import { removePrices } from "../analysis/removePrices.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { HEAD_WEIGHT, partsReading, splitReadings, SYNONYM_FIT } from "./compoundReadings.ts";
import { COMPLETION_FIT, matchNumber, matchRef, matchTerm, matchWord, type WordMatch } from "./matchWord.ts";
import type { Match, QueryPlan, Reading, QueryPart } from "./queryPlan.ts";

const MAX_TOKENS = 24;
/** Synonyms are listed by closeness: each further one fits less by this factor. */
const SYNONYM_DECAY = 0.9;
const JOINED_FIT = 0.95;
/** Fit of a size of which only the single numbers match. */
const NUMBERS_FIT = 0.6;
/** Weight of words that name a category ("sofa") relative to descriptive ones ("blau"). */
const KIND_WEIGHT = 1;
/** Weight of a word without any match. */
const UNKNOWN_WEIGHT = 0.35;
/** Weight of a count ("set of 4"), a number below the limit for dimensions. */
const COUNT_WEIGHT = 0.4;
const MIN_DIMENSION = 20;

const NO_PLAN: QueryPlan = { slots: [], correction: undefined };

/** A misspelled query is planned as the corrected one. */
export function planQuery(vocabulary: Vocabulary, text: string): QueryPlan {
  const plan = planText(vocabulary, text);
  if (plan.correction === undefined) return plan;
  const { slots, correction } = planText(vocabulary, plan.correction);
  if (correction === undefined && slots.length > 0) return { slots, correction: plan.correction };
  return plan.slots.length > 0 ? plan : NO_PLAN;
}

function planText(vocabulary: Vocabulary, text: string): QueryPlan {
  const ref = matchRef(vocabulary, text);
  if (ref.length > 0)
    return { slots: [{ readings: [readingOf(ref)], weight: 1, isCount: false }], correction: undefined };
  const all = vocabulary.analyzer.tokens(removePrices(text));
  const tokens = withoutStopwords(vocabulary, all).slice(0, MAX_TOKENS);
  const accessoriesFrom = findAccessoryStart(all, tokens);
  const terms = tokens.map((token) => termOf(vocabulary, token));
  const corrections = new Map<string, string>();
  const slots: QueryPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrases = synonymsAt(vocabulary, terms, at);
    const length = phrases?.from.length ?? 1;
    const readings: Reading[] = [];
    if (length > 1) readings.push(phraseReading(vocabulary, terms.slice(at, at + length), 1));
    else readings.push(...wordReadings(vocabulary, tokens, at, corrections, at >= accessoriesFrom));
    for (const [place, phrase] of (phrases?.to ?? []).entries()) {
      readings.push(phraseReading(vocabulary, phrase, SYNONYM_FIT * SYNONYM_DECAY ** place));
    }
    const known = readings.filter(({ words }) => words.some(({ matches }) => matches.length > 0));
    const count = length === 1 && isCount(tokens[at]);
    slots.push({ readings: known, weight: weightOf(vocabulary, known) * (count ? COUNT_WEIGHT : 1), isCount: count });
    at += length;
  }
  const correction = corrections.size === 0 ? undefined : applyCorrections(vocabulary, text, corrections);
  return { slots: onlyCounts(slots, tokens) ? [] : slots, correction };
}

/** Keeps stop words if the query has no other words. */
function withoutStopwords(vocabulary: Vocabulary, tokens: Token[]): Token[] {
  const significant = tokens.filter(({ text }) => !vocabulary.analyzer.isStopword(text));
  return significant.length > 0 ? significant : tokens;
}

/** A matching number is no result if none of the words matches. */
const onlyCounts = (slots: readonly QueryPart[], tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }) => kind === "word") &&
  slots.every(({ readings, isCount }) => isCount || readings.length === 0);

/** Index of the first token that names an accessory. */
function findAccessoryStart(all: readonly Token[], tokens: readonly Token[]): number {
  const word = all.findIndex(({ text }) => isAccessoryWord(text));
  const first = word < 0 ? undefined : all.slice(word).find((token) => tokens.includes(token));
  return first === undefined ? tokens.length : tokens.indexOf(first);
}

const isCount = (token: Token | undefined): boolean => token?.kind === "number" && Number(token.text) < MIN_DIMENSION;

const termOf = (vocabulary: Vocabulary, { text, kind }: Token): string =>
  kind === "word" ? vocabulary.analyzer.stem(text) : text;

const readingOf = (matches: Match[], fit = 1): Reading => ({ words: [{ matches, weight: 1 }], fit });

/** Longest phrase with synonyms that starts at `at`. */
const synonymsAt = (vocabulary: Vocabulary, terms: readonly string[], at: number): PhraseSynonyms | undefined =>
  vocabulary.analyzer.synonyms
    .get(terms[at] ?? "")
    ?.find(({ from }) => from.every((term, offset) => terms[at + offset] === term));

function phraseReading(vocabulary: Vocabulary, terms: readonly string[], fit: number): Reading {
  const asOne = matchTerm(vocabulary, terms.join(" "));
  if (asOne.length > 0) return readingOf(asOne, fit);
  return {
    words: terms.map((term, at) => ({
      matches: matchTerm(vocabulary, term),
      weight: at === terms.length - 1 ? HEAD_WEIGHT : 1,
    })),
    fit,
  };
}

/** Readings of one word: alone, with the number before it, joined with an adjacent word, or split into its parts. */
function wordReadings(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  at: number,
  corrections: Map<string, string>,
  isAccessory: boolean,
): Reading[] {
  const token = tokens[at];
  if (token === undefined) return [];
  if (token.kind === "size") return sizeReadings(vocabulary, token.text);
  if (token.kind === "number") return [readingOf(matchNumber(vocabulary, token.text))];
  const term = vocabulary.analyzer.stem(token.text);
  const readings: Reading[] = isAccessory ? [readingOf(matchTerm(vocabulary, accessoryTerm(term)))] : [];
  const before = tokens[at - 1];
  if (before?.kind === "number") readings.push(readingOf(matchTerm(vocabulary, `${before.text} ${term}`), 1.15));
  for (const joined of joinedWithNeighbours(tokens, at)) {
    readings.push(readingOf(matchTerm(vocabulary, vocabulary.analyzer.stem(joined)), JOINED_FIT));
  }
  const parts = vocabulary.analyzer.splitCompound(token.text);
  if (parts !== undefined) readings.push(partsReading(vocabulary, parts));
  const exactOnly = readings.some(({ words }) => words.every(({ matches }) => matches.length > 0));
  const found: WordMatch = exactOnly
    ? { matches: matchTerm(vocabulary, term) }
    : matchWord(vocabulary, token.text, {
        isLast: at === tokens.length - 1,
        // A stop word is known: "bestellen" is no misspelling of "Gestell". So is a word with synonyms.
        isMisspellable: !vocabulary.analyzer.isStopword(token.text) && synonymsAt(vocabulary, [term], 0) === undefined,
      });
  if (found.matches.length === 0) {
    readings.push(...splitReadings(vocabulary, token.text));
    const intended = readings.every(hasNoMatch) ? nearestWordWithSynonyms(vocabulary, token.text) : undefined;
    if (intended !== undefined) corrections.set(token.text, intended);
  }
  const { completed, corrected } = found;
  const whole = completed === undefined ? undefined : vocabulary.analyzer.splitCompound(completed);
  if (whole !== undefined) readings.push({ ...partsReading(vocabulary, whole), fit: COMPLETION_FIT });
  if (corrected !== undefined) corrections.set(token.text, corrected);
  return [readingOf(found.matches), ...readings];
}

const hasNoMatch = ({ words }: Reading): boolean => words.every(({ matches }) => matches.length === 0);

const MIN_MISSPELLED_LENGTH = 5;

/** Corrects words that shoppers use and the catalogue does not. */
function nearestWordWithSynonyms({ analyzer }: Vocabulary, word: string): string | undefined {
  if (word.length < MIN_MISSPELLED_LENGTH || analyzer.isStopword(word)) return undefined;
  const max = maxDistance(word);
  const near = analyzer.wordsWithSynonyms.map((known) => ({ known, distance: editDistance(word, known, max) }));
  const [best] = near
    .filter(({ distance }) => distance > 0 && distance <= max)
    .toSorted((a, b) => a.distance - b.distance);
  return best?.known;
}

const sizeReadings = (vocabulary: Vocabulary, size: string): Reading[] => {
  const numbers = size.split("x");
  const pairs = numbers.slice(1).map((number, at) => `${numbers[at]}x${number}`);
  return [
    { words: pairs.map((pair) => ({ matches: matchTerm(vocabulary, pair), weight: 1 })), fit: 1 },
    { words: numbers.map((number) => ({ matches: matchTerm(vocabulary, number), weight: 1 })), fit: NUMBERS_FIT },
  ];
};

function joinedWithNeighbours(tokens: readonly Token[], at: number): string[] {
  const own = tokens[at]?.text ?? "";
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  return [
    ...(before?.kind === "word" ? [before.text + own] : []),
    ...(after?.kind === "word" ? [own + after.text] : []),
  ];
}

function weightOf(vocabulary: Vocabulary, readings: readonly Reading[]): number {
  const found = readings
    .flatMap(({ words }) => words.at(-1)?.matches ?? [])
    .flatMap(({ term }) => vocabulary.find(term) ?? []);
  if (found.length === 0) return UNKNOWN_WEIGHT;
  const count = Math.max(1, vocabulary.documentCount);
  const documents = Math.max(...found.map((term) => term.documents));
  const rarity = Math.log(1 + count / (documents + 1)) / Math.log(1 + count);
  return 0.5 + rarity + KIND_WEIGHT * Math.max(...found.map(({ categoryShare }) => categoryShare));
}

/** Query text with unknown words replaced by their corrections; known words stay as typed. */
function applyCorrections(vocabulary: Vocabulary, text: string, corrections: ReadonlyMap<string, string>): string {
  const typed = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const own = new Map(
    typed.flatMap((word) => vocabulary.analyzer.tokens(word).map((token) => [token.text, word] as const)),
  );
  const written = (word: string): string => {
    const intended = corrections.get(word);
    return intended === undefined ? (own.get(word) ?? word) : (vocabulary.originalSpelling(intended) ?? intended);
  };
  return vocabulary.analyzer
    .tokens(text)
    .map((token) => written(token.text))
    .join(" ");
}
