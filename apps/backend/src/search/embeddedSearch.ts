import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../db/connect.ts";
import { buildIndices, type Indices } from "./index/buildIndices.ts";
import { planQuery } from "./query/planQuery.ts";
import { rank } from "./query/rank.ts";
import { NO_HITS, type SearchEngine, type SearchHits, type SearchQuery } from "./searchEngine.ts";

export interface EmbeddedSearchOptions {
  db: Db;
  log?: { error(fields: object, message: string): void };
}

/**
 * The search engine inside the shop: an inverted index per language in memory, built from the database at `refresh` or
 * with the first search, and built anew beside the old one when the catalogue has changed.
 */
export function embeddedSearch({ db, log }: EmbeddedSearchOptions): SearchEngine {
  let current: Indices | undefined;
  let building: Promise<Indices> | undefined;
  let outdated = false;
  let closed = false;

  /** Changes during a build make one more, whoever waits for it. */
  async function build(): Promise<Indices> {
    for (;;) {
      outdated = false;
      current = await buildIndices(db, { isOver: () => closed, pause: () => nextTurn() });
      if (!outdated) return current;
    }
  }

  function start(): Promise<Indices> {
    building ??= build().finally(() => (building = undefined));
    return building;
  }

  return {
    async search({ kind, language, text, ...page }: SearchQuery): Promise<SearchHits> {
      // An index that stands answers while the next one is built.
      const index = (current ?? (await start()))[kind][language];
      return text.trim() === "" ? NO_HITS : rank(index, planQuery(index, text), page);
    },
    refresh() {
      outdated = true;
      start().catch((error: unknown) => {
        if (!closed) log?.error({ err: error }, "the search index could not be built");
      });
    },
    async close() {
      closed = true;
      await building?.catch(() => {});
    },
  };
}
