import type { Vocabulary } from "./vocabulary.ts";
import { matchTerm, nearTerms } from "./matchWord.ts";
import type { Reading } from "./queryPlan.ts";

export const SYNONYM_FIT = 0.85;
/** Weight of the last word, which names the product. */
export const HEAD_WEIGHT = 1.6;
const PARTS_FIT = 0.95;

/** Splits a compound and adds synonyms of its parts: "Eckcouch" is also an Ecksofa. */
export function partsReading(vocabulary: Vocabulary, parts: readonly string[]): Reading {
  return {
    words: parts.map((part, at) => {
      const term = vocabulary.analyzer.stem(part);
      const others = vocabulary.analyzer.synonyms.get(term)?.filter(({ from }) => from.length === 1) ?? [];
      const matches = others
        .flatMap(({ to }) => to)
        .filter((phrase) => phrase.length === 1)
        .flatMap(([other = ""]) => matchTerm(vocabulary, other, SYNONYM_FIT));
      return {
        matches: [...matchTerm(vocabulary, term), ...matches],
        weight: at === parts.length - 1 ? HEAD_WEIGHT : 1,
      };
    }),
    fit: PARTS_FIT,
  };
}

const MIN_HALF_LENGTH = 3;

/** Splits an unknown word into two known ones (a missing space), or corrects one half of a misspelled compound. */
export function splitReadings(vocabulary: Vocabulary, word: string): Reading[] {
  const readings: Reading[] = [];
  for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at++) {
    const halves = [word.slice(0, at), word.slice(at)].map((half) =>
      matchTerm(vocabulary, vocabulary.analyzer.stem(half)),
    );
    if (halves.every((matches) => matches.length > 0)) {
      readings.push({ words: halves.map((matches) => ({ matches, weight: 1 })), fit: PARTS_FIT });
    }
  }
  return readings.length > 0 ? readings : misspelledHalves(vocabulary, word);
}

function misspelledHalves(vocabulary: Vocabulary, word: string): Reading[] {
  const readings: Reading[] = [];
  for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at++) {
    const start = word.slice(0, at);
    const end = word.slice(at);
    const [known, near] = [start, end].map((half) => matchTerm(vocabulary, vocabulary.analyzer.stem(half)));
    for (const [whole, half, isHead] of [
      [known, end, true],
      [near, start, false],
    ] as const) {
      if (whole === undefined || whole.length === 0 || half.length < 4) continue;
      const matches = nearTerms(vocabulary, half)
        .slice(0, 2)
        .flatMap(({ term, fit }) => matchTerm(vocabulary, term, fit));
      if (matches.length === 0) continue;
      const other = { matches, weight: isHead ? HEAD_WEIGHT : 1 };
      const sure = { matches: whole, weight: isHead ? 1 : HEAD_WEIGHT };
      readings.push({ words: [other, sure], fit: 0.8 });
    }
  }
  return readings;
}
