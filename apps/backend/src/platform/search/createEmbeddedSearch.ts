import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../db/connect.ts";
import { staleWhileRevalidate } from "../staleWhileRevalidate.ts";
import { buildIndices } from "./index/buildIndices.ts";
import { planQuery } from "./query/planQuery.ts";
import { type Page, rankDocuments } from "./query/rankDocuments.ts";
import { type IndexKind, NO_HITS, type SearchEngine, type SearchHits, type SearchQuery } from "./searchEngine.ts";

/** Score below which the best hit only mentions the text. */
const MENTION_SCORE = 0.15;

/**
 * Whether a page is about the text as typed, while products only mention it or need a correction: "Bestellung" and
 * "livrare" ask about the shop, and such products would be in the way.
 */
function areOnlyPagesMeant(rankBest: (kind: IndexKind) => SearchHits): boolean {
  const [products, pages] = (["product", "content"] as const).map((kind) => {
    const { hits, correction } = rankBest(kind);
    return { score: hits[0]?.score ?? 0, isCorrected: correction !== undefined };
  });
  if (products === undefined || pages === undefined || pages.isCorrected || pages.score < MENTION_SCORE) return false;
  return products.score < MENTION_SCORE || (products.isCorrected && products.score < pages.score);
}

export interface EmbeddedSearchOptions {
  db: Db;
  log?: { error(fields: object, message: string): void };
}

/**
 * In-process search engine: an inverted index per language in memory, built from the database on `refresh` or the first
 * search. After a catalogue change the old index serves until the new one is complete.
 */
export function createEmbeddedSearch({ db, log }: EmbeddedSearchOptions): SearchEngine {
  const indices = staleWhileRevalidate({
    load: (isAborted) => buildIndices(db, { isAborted, pause: () => nextTurn() }),
    onError: (error) => log?.error({ err: error }, "the search index could not be built"),
  });
  return {
    async search({ kind, language, text, ...page }: SearchQuery): Promise<SearchHits> {
      const all = await indices.current();
      const rank = (of: IndexKind, which: Page): SearchHits => {
        const index = all[of][language];
        return rankDocuments(index, planQuery(index.vocabulary, text), which);
      };
      if (text.trim() === "") return NO_HITS;
      return kind === "product" && areOnlyPagesMeant((of) => rank(of, { from: 0, size: 1 }))
        ? NO_HITS
        : rank(kind, page);
    },
    refresh: () => void indices.refresh(),
    close: () => indices.close(),
  };
}
