import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { Language } from "../searchEngine.ts";

const lexiconFile = v.object({
  stopwords: v.array(v.string()),
  /** Parts of compounds. */
  words: v.array(v.string()),
  /** Lucene syntax: "couch, sofa" are equivalent, "liege => sofa, tagesbett" adds the right side. */
  synonyms: v.array(v.string()),
});

export type Lexicon = v.InferOutput<typeof lexiconFile>;

const folder = new URL("lexicon/", import.meta.url);

export async function readLexicon(language: Language): Promise<Lexicon> {
  return v.parse(lexiconFile, JSON.parse(await readFile(new URL(`${language}.json`, folder), "utf8")));
}
