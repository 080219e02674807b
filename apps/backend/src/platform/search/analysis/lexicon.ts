import { existsSync, readFileSync } from "node:fs";
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

/** Returns the lexicon of a language; empty for a language without one. */
export function readLexicon(language: Language): Lexicon {
  const file = new URL(`${language}.json`, folder);
  if (!existsSync(file)) return { stopwords: [], words: [], synonyms: [] };
  return v.parse(lexiconFile, JSON.parse(readFileSync(file, "utf8")));
}
