import type { Analyzer } from "../analysis/analyzer.ts";
import type { Vocabulary } from "../query/vocabulary.ts";
import { documentBoost } from "./documentBoost.ts";
import { documentTerms, NAMED_WEIGHT } from "./documentTerms.ts";
import type { IndexDocument } from "./indexDocument.ts";
import { createSpellingDictionary } from "./spellingDictionary.ts";
import { type Postings, PostingsBuilder } from "./postings.ts";

/** Immutable search index of one language. */
export interface SearchIndex {
  vocabulary: Vocabulary;
  /** Document ids by document number, which starts at 0. */
  ids: Uint32Array;
  terms: ReadonlyMap<string, number>;
  postings: Postings;
  boosts: Float32Array;
  categories: readonly (readonly number[])[];
}

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
    const { weights, kinds, words, spellings } = documentTerms(this.analyzer, document);
    for (const [word, count] of words) this.words.set(word, (this.words.get(word) ?? 0) + count);
    for (const [folded, word] of spellings) this.originalSpelling.set(folded, word);
    this.postings.add(new Map([...weights].map(([term, weight]) => [this.termOf(term), weight])));
    for (const kind of kinds) {
      const term = this.termOf(kind);
      this.inCategory[term] = (this.inCategory[term] ?? 0) + 1;
    }
    this.ids.push(document.id);
    this.boosts.push(documentBoost(document));
    this.categories.push(this.internCategories(document.categories));
  }

  build(): SearchIndex {
    const postings = this.postings.build(this.terms.size);
    return {
      vocabulary: this.vocabularyOf(postings),
      ids: Uint32Array.from(this.ids),
      terms: this.terms,
      postings,
      boosts: Float32Array.from(this.boosts),
      categories: this.categories,
    };
  }

  private vocabularyOf({ starts, weights }: Postings): Vocabulary {
    const { analyzer, terms, originalSpelling } = this;
    const stemCounts = new Map<string, number>();
    const wordByStem = new Map<string, string>();
    for (const [word, count] of [...this.words].toSorted(([, a], [, b]) => b - a)) {
      const stem = analyzer.stem(word);
      stemCounts.set(stem, (stemCounts.get(stem) ?? 0) + count);
      if (!wordByStem.has(stem)) wordByStem.set(stem, word);
    }
    const stems = createSpellingDictionary(stemCounts);
    const words = createSpellingDictionary(this.words);
    const inCategory = Uint32Array.from({ length: terms.size }, (_, term) => this.inCategory[term] ?? 0);
    return {
      analyzer,
      documentCount: this.ids.length,
      find(term) {
        const id = terms.get(term);
        if (id === undefined) return undefined;
        const [from = 0, to = 0] = [starts[id], starts[id + 1]];
        return {
          documents: to - from,
          isNamed: weights.subarray(from, to).some((weight) => weight >= NAMED_WEIGHT),
          categoryShare: (inCategory[id] ?? 0) / Math.max(1, to - from),
        };
      },
      suggestWords: (word) => words.suggest(word),
      suggestStems: (stem) => stems.suggest(stem),
      complete: (prefix, most) => words.complete(prefix, most),
      wordByStem: (stem) => wordByStem.get(stem),
      originalSpelling: (word) => originalSpelling.get(word),
    };
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
