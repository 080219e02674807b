import type { Analyzer } from "../analysis/analyzer.ts";
import type { SpellingSuggestion } from "../index/spellingDictionary.ts";

export interface TermStats {
  documents: number;
  /** True if the term is more than a mention in some document. */
  isNamed: boolean;
  /** Share of its documents that are in a category of that name. */
  categoryShare: number;
}

/** Terms and words of an index, in memory or in an external engine, for query plans. */
export interface Vocabulary {
  analyzer: Analyzer;
  documentCount: number;
  find(term: string): TermStats | undefined;
  /** Correctly spelled words near a misspelled one, the nearest first. */
  suggestWords(word: string): SpellingSuggestion[];
  suggestStems(stem: string): SpellingSuggestion[];
  /** Known words with this prefix, the most frequent first. */
  complete(prefix: string, most: number): string[];
  /** Most frequent word of a stem. */
  wordByStem(stem: string): string | undefined;
  /** "büro" for "buro". */
  originalSpelling(word: string): string | undefined;
}
