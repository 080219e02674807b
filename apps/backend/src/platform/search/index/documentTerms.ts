import type { Analyzer } from "../analysis/analyzer.ts";
import { fieldTerms } from "./fieldTerms.ts";
import { FIELD_WEIGHTS, type Field, type IndexDocument } from "./indexDocument.ts";
import { refTerm } from "./refTerm.ts";

export interface DocumentTerms {
  /** By term, 100 for a word of the title. */
  weights: Map<string, number>;
  /** Terms of the names of its categories. */
  kinds: Set<string>;
  /** Correctly spelled words with their number. */
  words: Map<string, number>;
  /** Original spelling by folded word. */
  spellings: Map<string, string>;
}

const REF_WEIGHT = 250;
const SIZE_WEIGHTS = { pair: 60, single: 40 };
/** Share of the lower weight that is added if a term occurs in several fields. */
const REPEAT_SHARE = 0.2;
/** Weight, of 100, from which a term belongs to the name or the category of a product. */
export const NAMED_WEIGHT = 20;
/** Fields whose words are considered spelled correctly. */
const TRUSTED_FIELDS: ReadonlySet<Field> = new Set<Field>([
  "title",
  "category",
  "brand",
  "keyword",
  "choice",
  "feature",
]);

const WORD = /\p{L}+/gu;
/** In a lower-case word: a letter that folding changes. */
const FOLDED_LETTER = /[^a-z]/;

/** Returns the weighted terms of a document, for each engine the same. */
export function documentTerms(analyzer: Analyzer, document: IndexDocument): DocumentTerms {
  const found: DocumentTerms = { weights: new Map(), kinds: new Set(), words: new Map(), spellings: new Map() };
  const { weights, kinds, words } = found;
  const put = (term: string, weight: number): void => {
    const known = weights.get(term) ?? 0;
    weights.set(term, Math.max(known, weight) + REPEAT_SHARE * Math.min(known, weight));
  };
  for (const [field, text] of document.texts) {
    const isTrusted = TRUSTED_FIELDS.has(field);
    if (isTrusted) recordSpellings(analyzer, text, found.spellings);
    const shares = new Map<string, number>();
    for (const { term, share, word } of fieldTerms(analyzer, text, field)) {
      shares.set(term, Math.max(share, shares.get(term) ?? 0));
      if (word !== undefined && isTrusted) words.set(word, (words.get(word) ?? 0) + 1);
    }
    for (const [term, share] of shares) {
      put(term, FIELD_WEIGHTS[field] * share);
      if (field === "category" && share > 0.8) kinds.add(term);
    }
  }
  for (const ref of document.refs) put(refTerm(ref), REF_WEIGHT);
  for (const measures of document.sizes) {
    for (const [at, one] of measures.entries()) {
      put(String(one), SIZE_WEIGHTS.single);
      measures.forEach((other, position) => {
        if (position !== at) put(`${one}x${other}`, SIZE_WEIGHTS.pair);
      });
    }
  }
  return found;
}

function recordSpellings(analyzer: Analyzer, text: string, spellings: Map<string, string>): void {
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    if (!FOLDED_LETTER.test(word)) continue;
    for (const { text: folded } of analyzer.tokens(word)) spellings.set(folded, word);
  }
}
