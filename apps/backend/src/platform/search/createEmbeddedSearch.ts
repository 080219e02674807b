import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../db/connect.ts";
import { staleWhileRevalidate } from "../staleWhileRevalidate.ts";
import { buildIndices } from "./index/buildIndices.ts";
import { planQuery } from "./query/planQuery.ts";
import { rankDocuments } from "./query/rankDocuments.ts";
import { NO_HITS, type SearchEngine, type SearchHits, type SearchQuery } from "./searchEngine.ts";

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
      const index = (await indices.current())[kind][language];
      return text.trim() === "" ? NO_HITS : rankDocuments(index, planQuery(index, text), page);
    },
    refresh: () => void indices.refresh(),
    close: () => indices.close(),
  };
}
