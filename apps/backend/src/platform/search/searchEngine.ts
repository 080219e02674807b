import { LANGUAGES, type Language } from "../../locale.ts";
export type IndexKind = "product" | "content";
export { LANGUAGES, type Language };

export interface SearchQuery {
  kind: IndexKind;
  language: Language;
  /** Shopper input: plain text, never query syntax. */
  text: string;
  from: number;
  size: number;
  /** Restricts the hits; the counts by category still cover all hits. */
  category?: number | undefined;
}

export interface SearchHits {
  /** Number of hits in the requested category, or in all. */
  total: number;
  /** Number of hits in all categories. */
  unfilteredTotal: number;
  hits: { id: number; score: number }[];
  /** Sorted by count, descending. */
  categories: { id: number; count: number }[];
  /** Query with unknown words replaced by known ones; undefined if all are known. */
  correction?: string | undefined;
}

export const NO_HITS: SearchHits = { total: 0, unfilteredTotal: 0, hits: [], categories: [] };

/** Finds ids. Result rows are read from the database afterwards, so prices are current and hidden products never appear. */
export interface SearchEngine {
  /** @throws ApiError 503 BUSY while an external engine is away */
  search(query: SearchQuery): Promise<SearchHits>;
  /** Brings the index up to date with the whole catalogue. */
  refresh(): void;
  /** Brings these products up to date; absent if only `refresh` does. */
  update?(productIds: readonly number[]): Promise<void>;
  close(): Promise<void>;
}
