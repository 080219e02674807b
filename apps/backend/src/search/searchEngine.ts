export type IndexKind = "product" | "content";
export const LANGUAGES = ["de", "ro", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is asked of an index, checked and in the bounds of the wire. */
export interface SearchQuery {
  kind: IndexKind;
  language: Language;
  /** what the shopper typed: only ever text */
  text: string;
  from: number;
  size: number;
  /** only hits of this category; the counts by category stay those of all hits */
  category?: number | undefined;
}

export interface SearchHits {
  /** of the asked category, where one was asked */
  total: number;
  /** of all categories */
  all: number;
  /** one page, best first */
  hits: { id: number; score: number }[];
  /** most hits first */
  categories: { id: number; count: number }[];
  /** the text with its unknown words replaced by known ones; undefined where all are known */
  correction?: string | undefined;
}

export const NO_HITS: SearchHits = { total: 0, all: 0, hits: [], categories: [] };

/** Finds ids. What a visitor sees of them is read from the database afterwards: prices are fresh, hidden rows never shown. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchHits>;
  /** To be called when the catalogue has changed. */
  refresh(): void;
  close(): Promise<void>;
}
