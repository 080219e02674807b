import type { Analyzer } from "../analysis/analyzer.ts";
import { arePagesMeant, isDoubtful } from "../query/pagesMeant.ts";
import type { Page } from "../query/rankDocuments.ts";
import { type IndexKind, type Language, NO_HITS, type SearchHits, type SearchQuery } from "../searchEngine.ts";
import type { EngineClient } from "./engineClient.ts";
import { type RemoteHits, rankRemotely } from "./rankRemotely.ts";
import { planRemotely } from "./remoteVocabulary.ts";
import { indexName } from "./syncEngine.ts";

export interface RemoteSearchOptions {
  client: EngineClient;
  prefix: string;
  analyzers: Record<Language, Analyzer>;
}

/** Searches in the engine. The text is analyzed here: the engine receives terms, never a query of the caller. */
export async function remoteSearch(
  { client, prefix, analyzers }: RemoteSearchOptions,
  { kind, language, text, ...page }: SearchQuery,
): Promise<SearchHits> {
  if (text.trim() === "") return NO_HITS;
  const rank = async (of: IndexKind, which: Page): Promise<RemoteHits> => {
    const index = { client, name: indexName(prefix, of, language), analyzer: analyzers[language] };
    return rankRemotely(index, await planRemotely(index, text), which);
  };
  const { bestScore: score, ...hits } = await rank(kind, page);
  const best = { score, correction: hits.correction };
  if (kind === "content" || !isDoubtful(best)) return hits;
  const pages = await rank("content", { from: 0, size: 1 });
  return arePagesMeant(best, { score: pages.bestScore, correction: pages.correction }) ? NO_HITS : hits;
}
