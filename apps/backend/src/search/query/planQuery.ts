import type { PhraseSynonyms } from "../analysis/analyzer.ts";
import { accessoryTerm, isAccessoryWord } from "../analysis/accessory.ts";
import type { Token } from "../analysis/tokenize.ts";
import type { SearchIndex } from "../index/searchIndex.ts";
import { documentCount, matchNumber, matchRef, matchTerm, matchWord, nearTerms } from "./matchWord.ts";
import type { Match, QueryPlan, Reading, Slot } from "./queryPlan.ts";

const MOST_TOKENS = 24;
const SYNONYM_FIT = 0.85;
const PARTS_FIT = 0.95;
const JOINED_FIT = 0.95;
/** A size of which only the numbers fit. */
const NUMBERS_FIT = 0.6;
const HEAD_WEIGHT = 1.6;
/** A word that names a kind of thing ("sofa") against one that describes it ("blau"). */
const KIND_WEIGHT = 1;
/** A word nobody knows says little. */
const UNKNOWN_WEIGHT = 0.35;

/** What a text asks of an index. */
export function planQuery(index: SearchIndex, text: string): QueryPlan {
  const ref = matchRef(index, text);
  if (ref.length > 0) return { slots: [{ readings: [readingOf(ref)], weight: 1 }], correction: undefined };
  const all = index.analyzer.tokens(text);
  const tokens = withoutStopwords(index, all).slice(0, MOST_TOKENS);
  const accessoriesFrom = accessoriesIn(all, tokens);
  const terms = tokens.map((token) => termOf(index, token));
  const corrections = new Map<string, string>();
  const slots: Slot[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrases = synonymsAt(index, terms, at);
    const length = phrases?.from.length ?? 1;
    const readings: Reading[] = [];
    if (length > 1) readings.push(phraseReading(index, terms.slice(at, at + length), 1));
    else readings.push(...wordReadings(index, tokens, at, corrections, at >= accessoriesFrom));
    for (const phrase of phrases?.to ?? []) readings.push(phraseReading(index, phrase, SYNONYM_FIT));
    const known = readings.filter(({ words }) => words.some(({ matches }) => matches.length > 0));
    slots.push({ readings: known, weight: weightOf(index, known) });
    at += length;
  }
  return { slots, correction: corrections.size === 0 ? undefined : corrected(index, text, corrections) };
}

/** All of them where there is nothing else. */
function withoutStopwords(index: SearchIndex, tokens: Token[]): Token[] {
  const meant = tokens.filter(({ text }) => !index.analyzer.isStopword(text));
  return meant.length > 0 ? meant : tokens;
}

/** Where in the tokens those begin that name what belongs to the thing. */
function accessoriesIn(all: readonly Token[], tokens: readonly Token[]): number {
  const word = all.findIndex(({ text }) => isAccessoryWord(text));
  const first = word < 0 ? undefined : all.slice(word).find((token) => tokens.includes(token));
  return first === undefined ? tokens.length : tokens.indexOf(first);
}

const termOf = (index: SearchIndex, { text, kind }: Token): string =>
  kind === "word" ? index.analyzer.stem(text) : text;

const readingOf = (matches: Match[], fit = 1): Reading => ({ words: [{ matches, weight: 1 }], fit });

/** The longest phrase with synonyms that begins here. */
const synonymsAt = (index: SearchIndex, terms: readonly string[], at: number): PhraseSynonyms | undefined =>
  index.analyzer.synonyms
    .get(terms[at] ?? "")
    ?.find(({ from }) => from.every((term, offset) => terms[at + offset] === term));

function phraseReading(index: SearchIndex, terms: readonly string[], fit: number): Reading {
  return {
    words: terms.map((term, at) => ({
      matches: matchTerm(index, term),
      weight: at === terms.length - 1 ? HEAD_WEIGHT : 1,
    })),
    fit,
  };
}

/** The ways to read one word: by itself, with the number before it, with its neighbour as one word, in its parts. */
function wordReadings(
  index: SearchIndex,
  tokens: readonly Token[],
  at: number,
  corrections: Map<string, string>,
  accessory: boolean,
): Reading[] {
  const token = tokens[at];
  if (token === undefined) return [];
  if (token.kind === "size") return sizeReadings(index, token.text);
  if (token.kind === "number") return [readingOf(matchNumber(index, token.text))];
  const term = index.analyzer.stem(token.text);
  const readings: Reading[] = accessory ? [readingOf(matchTerm(index, accessoryTerm(term)))] : [];
  const before = tokens[at - 1];
  if (before?.kind === "number") readings.push(readingOf(matchTerm(index, `${before.text} ${term}`), 1.15));
  for (const joined of joinedWithNeighbours(tokens, at)) {
    readings.push(readingOf(matchTerm(index, index.analyzer.stem(joined)), JOINED_FIT));
  }
  const parts = index.analyzer.parts(token.text);
  if (parts !== undefined) readings.push(partsReading(index, parts));
  const exactOnly = readings.some(({ words }) => words.every(({ matches }) => matches.length > 0));
  const found = exactOnly
    ? { matches: matchTerm(index, term) }
    : matchWord(index, token.text, at === tokens.length - 1);
  if (found.matches.length === 0) readings.push(...splitReadings(index, token.text));
  if ("corrected" in found && found.corrected !== undefined) {
    corrections.set(token.text, found.corrected);
    const meant = synonymsAt(index, [index.analyzer.stem(found.corrected)], 0);
    for (const phrase of meant?.to ?? []) readings.push(phraseReading(index, phrase, SYNONYM_FIT * 0.75));
  }
  return [readingOf(found.matches), ...readings];
}

const sizeReadings = (index: SearchIndex, size: string): Reading[] => {
  const numbers = size.split("x");
  const pairs = numbers.slice(1).map((number, at) => `${numbers[at]}x${number}`);
  return [
    { words: pairs.map((pair) => ({ matches: matchTerm(index, pair), weight: 1 })), fit: 1 },
    { words: numbers.map((number) => ({ matches: matchTerm(index, number), weight: 1 })), fit: NUMBERS_FIT },
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

/** A compound in its parts, each with its synonyms: "Eckcouch" is also an Ecksofa. */
function partsReading(index: SearchIndex, parts: readonly string[]): Reading {
  return {
    words: parts.map((part, at) => {
      const term = index.analyzer.stem(part);
      const others = index.analyzer.synonyms.get(term)?.filter(({ from }) => from.length === 1) ?? [];
      const matches = others
        .flatMap(({ to }) => to)
        .filter((phrase) => phrase.length === 1)
        .flatMap(([other = ""]) => matchTerm(index, other, SYNONYM_FIT));
      return { matches: [...matchTerm(index, term), ...matches], weight: at === parts.length - 1 ? HEAD_WEIGHT : 1 };
    }),
    fit: PARTS_FIT,
  };
}

const SHORTEST_HALF = 3;

/** An unknown word as two known ones: a space left out, or one half of a compound misspelled. */
function splitReadings(index: SearchIndex, word: string): Reading[] {
  const readings: Reading[] = [];
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
    const halves = [word.slice(0, at), word.slice(at)].map((half) => matchTerm(index, index.analyzer.stem(half)));
    if (halves.every((matches) => matches.length > 0)) {
      readings.push({ words: halves.map((matches) => ({ matches, weight: 1 })), fit: PARTS_FIT });
    }
  }
  return readings.length > 0 ? readings : misspelledHalves(index, word);
}

function misspelledHalves(index: SearchIndex, word: string): Reading[] {
  const readings: Reading[] = [];
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
    const start = word.slice(0, at);
    const end = word.slice(at);
    const [known, near] = [start, end].map((half) => matchTerm(index, index.analyzer.stem(half)));
    for (const [whole, half, isHead] of [
      [known, end, true],
      [near, start, false],
    ] as const) {
      if (whole === undefined || whole.length === 0 || half.length < 4) continue;
      const matches = nearTerms(index, half)
        .slice(0, 2)
        .flatMap(({ term, fit }) => matchTerm(index, term, fit));
      if (matches.length === 0) continue;
      const other = { matches, weight: isHead ? HEAD_WEIGHT : 1 };
      const sure = { matches: whole, weight: isHead ? 1 : HEAD_WEIGHT };
      readings.push({ words: [other, sure], fit: 0.8 });
    }
  }
  return readings;
}

function weightOf(index: SearchIndex, readings: readonly Reading[]): number {
  const terms = readings.flatMap(({ words }) => words.at(-1)?.matches ?? []);
  if (terms.length === 0) return UNKNOWN_WEIGHT;
  const count = Math.max(1, index.ids.length);
  const documents = Math.max(...terms.map(({ term }) => documentCount(index, term)));
  const rarity = Math.log(1 + count / (documents + 1)) / Math.log(1 + count);
  const kind = Math.max(...terms.map(({ term }) => index.kinds[term] ?? 0));
  return 0.5 + rarity + KIND_WEIGHT * kind;
}

/** The text with each unknown word replaced by what it was taken for. */
const corrected = (index: SearchIndex, text: string, corrections: ReadonlyMap<string, string>): string =>
  index.analyzer
    .tokens(text)
    .map(({ text: word }) => corrections.get(word) ?? word)
    .join(" ");
