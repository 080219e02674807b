import type { Db } from "../db/connect.ts";
import { staleWhileRevalidate } from "../staleWhileRevalidate.ts";
import { buildIndices } from "./index/buildIndices.ts";
import { arePagesMeant, type BestHit, isDoubtful } from "./query/pagesMeant.ts";
import { planQuery } from "./query/planQuery.ts";
import { type Page, rankDocuments } from "./query/rankDocuments.ts";
import { type IndexKind, NO_HITS, type SearchEngine, type SearchHits, type SearchQuery } from "./searchEngine.ts";

/** Requests are answered meanwhile. A rebuild rests longer than a first build, because searches have the old index. */
const REST = { first: 1, rebuild: 3 };

export interface EmbeddedSearchOptions {
  db: Db;
  log?: { error(fields: object, message: string): void };
}

/**
 * In-process search engine: an inverted index per language in memory, built from the database on `refresh` or the first
 * search. After a catalogue change the old index serves until the new one is complete.
 */
export function createEmbeddedSearch({ db, log }: EmbeddedSearchOptions): SearchEngine {
  let rest = REST.first;
  const indices = staleWhileRevalidate({
    async load(isAborted) {
      const built = await buildIndices(db, { isAborted, rest });
      rest = REST.rebuild;
      return built;
    },
    onError: (error) => log?.error({ err: error }, "the search index could not be built"),
  });
  return {
    async search({ kind, language, text, ...page }: SearchQuery): Promise<SearchHits> {
      const all = await indices.current();
      const rank = (of: IndexKind, which: Page): SearchHits => {
        const index = all[of][language];
        return rankDocuments(index, planQuery(index.vocabulary, text), which);
      };
      const rankBest = (of: IndexKind): BestHit => {
        const { hits, correction } = rank(of, { from: 0, size: 1 });
        return { score: hits[0]?.score ?? 0, correction };
      };
      if (text.trim() === "") return NO_HITS;
      const best = kind === "product" ? rankBest(kind) : undefined;
      return best !== undefined && isDoubtful(best) && arePagesMeant(best, rankBest("content"))
        ? NO_HITS
        : rank(kind, page);
    },
    refresh: () => void indices.refresh(),
    close: () => indices.close(),
  };
}
