import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../../db/connect.ts";
import { tableOf } from "../../../locale.ts";
import { type IndexKind, LANGUAGES, type Language } from "../searchEngine.ts";
import { catalogueDocuments } from "./catalogueDocuments.ts";
import { createAnalyzers } from "./createAnalyzers.ts";
import { selectSharedTitles, type SharedTitles } from "./catalogueRows.queries.ts";
import { type SearchIndex, SearchIndexBuilder } from "./searchIndex.ts";

export type Indices = Record<IndexKind, Record<Language, SearchIndex>>;

/** Requests run between slices of this time. */
const SLICE_MS = 5;

/** A slow database or a very long text must not delay the new index by a multiple of its time. */
const MAX_REST_MS = 100;

export interface BuildOptions {
  /** Building fails with an error when `isAborted` returns true. */
  isAborted: () => boolean;
  /** Rest after each slice, as a multiple of its time; at most 100 ms. */
  rest: number;
}

export async function buildIndices(db: Db, { isAborted, rest }: BuildOptions): Promise<Indices> {
  const vocabulary = await selectSharedTitles(db);
  const builders = { product: createBuilders(vocabulary), content: createBuilders(vocabulary) };
  let resumedAt = performance.now();
  for await (const document of catalogueDocuments(db, vocabulary)) {
    for (const language of LANGUAGES) builders[document.kind][language].add(document.inLanguage(language));
    const workedMs = performance.now() - resumedAt;
    if (workedMs >= SLICE_MS) {
      await sleep(Math.min(rest * workedMs, MAX_REST_MS));
      resumedAt = performance.now();
    }
    if (isAborted()) throw new Error("the backend is shutting down");
  }
  return { product: buildAll(builders.product), content: buildAll(builders.content) };
}

type Builders = Record<Language, SearchIndexBuilder>;

function createBuilders(titles: SharedTitles): Builders {
  const analyzers = createAnalyzers(titles);
  return tableOf(LANGUAGES, (language) => new SearchIndexBuilder(analyzers[language]));
}

const buildAll = (builders: Builders): Record<Language, SearchIndex> =>
  tableOf(LANGUAGES, (language) => builders[language].build());
