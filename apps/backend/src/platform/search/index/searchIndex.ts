import type { Analyzer } from "../analysis/analyzer.ts";
import { fieldTerms } from "./fieldTerms.ts";
import { FIELD_WEIGHTS, type Field, type IndexDocument } from "./indexDocument.ts";
import { refTerm } from "./refTerm.ts";
import { createSpellingDictionary, type SpellingDictionary } from "./spellingDictionary.ts";
import { type Postings, PostingsBuilder } from "./postings.ts";

/** Immutable search index of one language. */
export interface SearchIndex {
  analyzer: Analyzer;
  /** Document ids by document number, which starts at 0. */
  ids: Uint32Array;
  terms: ReadonlyMap<string, number>;
  postings: Postings;
  /** By term: share of its documents that are in a category of that name. */
  categoryShares: Float32Array;
  /** Stems of correctly spelled words. */
  stems: SpellingDictionary;
  /** Correctly spelled words. */
  words: SpellingDictionary;
  /** Most frequent word by stem. */
  wordByStem: ReadonlyMap<string, string>;
  /** Original spelling by folded word: "büro" for "buro". */
  originalSpelling: ReadonlyMap<string, string>;
  boosts: Float32Array;
  categories: readonly (readonly number[])[];
}

const REF_WEIGHT = 250;
const SIZE_WEIGHTS = { pair: 60, single: 40 };
/** Share of the lower weight that is added if a term occurs in several fields. */
const REPEAT_SHARE = 0.2;
/** Fields whose words are considered spelled correctly. */
const TRUSTED_FIELDS: ReadonlySet<Field> = new Set<Field>([
  "title",
  "category",
  "brand",
  "keyword",
  "choice",
  "feature",
]);

/** Words with letters that folding changes. */
const ACCENTED_WORD = /\p{L}*[^\P{L}a-z]\p{L}*/gu;

export class SearchIndexBuilder {
  private readonly terms = new Map<string, number>();
  private readonly postings = new PostingsBuilder();
  private readonly ids: number[] = [];
  private readonly boosts: number[] = [];
  private readonly categories: (readonly number[])[] = [];
  private readonly words = new Map<string, number>();
  private readonly originalSpelling = new Map<string, string>();
  private readonly inCategory: number[] = [];
  private readonly categorySets = new Map<string, readonly number[]>();
  private readonly analyzer: Analyzer;

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
  }

  add(document: IndexDocument): void {
    const weights = new Map<number, number>();
    const put = (text: string, weight: number): number => {
      const term = this.termOf(text);
      const known = weights.get(term) ?? 0;
      weights.set(term, Math.max(known, weight) + REPEAT_SHARE * Math.min(known, weight));
      return term;
    };
    const kinds = new Set<number>();
    for (const [field, text] of document.texts) {
      if (TRUSTED_FIELDS.has(field)) this.recordSpelling(text);
      const shares = new Map<string, number>();
      for (const { term, share, word } of fieldTerms(this.analyzer, text, field)) {
        shares.set(term, Math.max(share, shares.get(term) ?? 0));
        if (word !== undefined && TRUSTED_FIELDS.has(field)) this.words.set(word, (this.words.get(word) ?? 0) + 1);
      }
      for (const [term, share] of shares) {
        const id = put(term, FIELD_WEIGHTS[field] * share);
        if (field === "category" && share > 0.8) kinds.add(id);
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
    for (const term of kinds) this.inCategory[term] = (this.inCategory[term] ?? 0) + 1;
    this.postings.add(weights);
    this.ids.push(document.id);
    this.boosts.push((1 + 0.12 * document.popularity) * (document.inStock ? 1 : 0.93));
    this.categories.push(this.internCategories(document.categories));
  }

  build(): SearchIndex {
    const postings = this.postings.build(this.terms.size);
    return {
      analyzer: this.analyzer,
      ids: Uint32Array.from(this.ids),
      terms: this.terms,
      postings,
      categoryShares: Float32Array.from({ length: this.terms.size }, (_, term) => {
        const documents = (postings.starts[term + 1] ?? 0) - (postings.starts[term] ?? 0);
        return (this.inCategory[term] ?? 0) / Math.max(1, documents);
      }),
      ...this.spellings(),
      originalSpelling: this.originalSpelling,
      boosts: Float32Array.from(this.boosts),
      categories: this.categories,
    };
  }

  private spellings(): Pick<SearchIndex, "stems" | "words" | "wordByStem"> {
    const stems = new Map<string, number>();
    const wordByStem = new Map<string, string>();
    for (const [word, count] of [...this.words].toSorted(([, a], [, b]) => b - a)) {
      const stem = this.analyzer.stem(word);
      stems.set(stem, (stems.get(stem) ?? 0) + count);
      if (!wordByStem.has(stem)) wordByStem.set(stem, word);
    }
    return { stems: createSpellingDictionary(stems), words: createSpellingDictionary(this.words), wordByStem };
  }

  private recordSpelling(text: string): void {
    for (const word of text.toLowerCase().match(ACCENTED_WORD) ?? []) {
      for (const { text: folded } of this.analyzer.tokens(word)) this.originalSpelling.set(folded, word);
    }
  }

  private termOf(text: string): number {
    const known = this.terms.get(text);
    if (known !== undefined) return known;
    this.terms.set(text, this.terms.size);
    return this.terms.size - 1;
  }

  /** Shares equal arrays, because many documents are in the same categories. */
  private internCategories(categories: readonly number[]): readonly number[] {
    const key = categories.join();
    const known = this.categorySets.get(key) ?? categories;
    this.categorySets.set(key, known);
    return known;
  }
}
