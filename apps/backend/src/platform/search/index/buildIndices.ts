import type { Db } from "../../db/connect.ts";
import { tableOf } from "../../../locale.ts";
import { type IndexKind, LANGUAGES, type Language } from "../searchEngine.ts";
import { catalogueDocuments } from "./catalogueDocuments.ts";
import { createAnalyzers } from "./createAnalyzers.ts";
import { selectSharedTitles, type SharedTitles } from "./catalogueRows.queries.ts";
import { type SearchIndex, SearchIndexBuilder } from "./searchIndex.ts";

export type Indices = Record<IndexKind, Record<Language, SearchIndex>>;

/** Documents per slice, about 5 ms; other work runs between slices. */
const SLICE_SIZE = 16;

export interface BuildOptions {
  /** Building fails with an error when `isAborted` returns true. */
  isAborted: () => boolean;
  pause: () => Promise<void>;
}

export async function buildIndices(db: Db, { isAborted, pause }: BuildOptions): Promise<Indices> {
  const vocabulary = await selectSharedTitles(db);
  const builders = { product: createBuilders(vocabulary), content: createBuilders(vocabulary) };
  let count = 0;
  for await (const document of catalogueDocuments(db, vocabulary)) {
    for (const language of LANGUAGES) builders[document.kind][language].add(document.inLanguage(language));
    if (++count % SLICE_SIZE === 0) await pause();
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
