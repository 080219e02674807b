import type { Reading } from "../query/queryPlan.ts";
import { PARTIAL_FACTOR } from "../query/rankDocuments.ts";

export interface WordGroup {
  words: Reading["words"];
  /** Factor of the strength of each word by its weight. */
  factor: number;
  /** Strength of a document that has the words in its title. */
  strength: number;
  isWhole: boolean;
}

/** Returns the words of a reading that documents may have: all, one, or all but one; those without a match are left out. */
export function wordGroups({ words, fit }: Reading): WordGroup[] {
  const weightOf = (some: Reading["words"]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const whole = weightOf(words);
  const found = words.filter(({ matches }) => matches.length > 0);
  const groups = [
    found,
    ...(found.length > 1 ? found.map((one) => [one]) : []),
    ...(found.length > 2 ? found.map((one) => found.filter((other) => other !== one)) : []),
  ];
  return groups.map((group) => {
    const share = weightOf(group) / whole;
    const isWhole = group.length === words.length;
    const factor = isWhole ? fit : fit * PARTIAL_FACTOR * share;
    return { words: group, factor: factor / whole, strength: factor * share, isWhole };
  });
}
