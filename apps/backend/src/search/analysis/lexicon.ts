import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { Language } from "../searchEngine.ts";

const lexiconFile = v.object({
  /** words without a meaning of their own */
  stopwords: v.array(v.string()),
  /** what compounds are made of */
  words: v.array(v.string()),
  /** as Lucene writes them: "couch, sofa" are the same, "liege => sofa, tagesbett" finds those as well */
  synonyms: v.array(v.string()),
});

/** What a language knows beyond its grammar. */
export type Lexicon = v.InferOutput<typeof lexiconFile>;

const folder = new URL("../../../demo/search/", import.meta.url);

export async function readLexicon(language: Language): Promise<Lexicon> {
  return v.parse(lexiconFile, JSON.parse(await readFile(new URL(`${language}.json`, folder), "utf8")));
}
