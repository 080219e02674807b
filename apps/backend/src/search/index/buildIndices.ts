import type { Db } from "../../db/connect.ts";
import { translated } from "../../db/translated.ts";
import { createAnalyzer } from "../analysis/analyzer.ts";
import { readLexicon } from "../analysis/lexicon.ts";
import { type IndexKind, LANGUAGES, type Language } from "../searchEngine.ts";
import { catalogueDocuments } from "./catalogueDocuments.ts";
import { selectVocabulary, type Vocabulary } from "./catalogueRows.queries.ts";
import { type SearchIndex, SearchIndexBuilder } from "./searchIndex.ts";

export type Indices = Record<IndexKind, Record<Language, SearchIndex>>;

/** Documents per slice, about 5 ms; other work runs between slices. */
const TURN = 16;

export interface BuildOptions {
  /** Building fails with an error when `isOver` returns true. */
  isOver: () => boolean;
  pause: () => Promise<void>;
}

export async function buildIndices(db: Db, { isOver, pause }: BuildOptions): Promise<Indices> {
  const vocabulary = await selectVocabulary(db);
  const builders = { product: await buildersFor(vocabulary), content: await buildersFor(vocabulary) };
  let count = 0;
  for await (const document of catalogueDocuments(db, vocabulary)) {
    for (const language of LANGUAGES) builders[document.kind][language].add(document.in(language));
    if (++count % TURN === 0) await pause();
    if (isOver()) throw new Error("the shop is closing");
  }
  return { product: built(builders.product), content: built(builders.content) };
}

type Builders = Record<Language, SearchIndexBuilder>;

async function buildersFor(vocabulary: Vocabulary): Promise<Builders> {
  const builder = async (language: Language): Promise<SearchIndexBuilder> =>
    new SearchIndexBuilder(createAnalyzer(language, await readLexicon(language), categoryWords(vocabulary, language)));
  const [de, ro, en] = await Promise.all([builder("de"), builder("ro"), builder("en")]);
  return { de, ro, en };
}

/** Category names are typical heads of compounds in product titles. */
const categoryWords = ({ categories }: Vocabulary, language: Language): string[] =>
  [...categories.values()].flatMap(({ text }) => translated(text, language)["title"]?.match(/\p{L}{4,}/gu) ?? []);

const built = ({ de, ro, en }: Builders): Record<Language, SearchIndex> => ({
  de: de.build(),
  ro: ro.build(),
  en: en.build(),
});
