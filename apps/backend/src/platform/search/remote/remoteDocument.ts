import { createHash } from "node:crypto";
import type { Analyzer } from "../analysis/analyzer.ts";
import { documentBoost } from "../index/documentBoost.ts";
import { documentTerms, NAMED_WEIGHT } from "../index/documentTerms.ts";
import type { IndexDocument } from "../index/indexDocument.ts";
import { FULL_WEIGHT, MAX_STRENGTH } from "../query/rankDocuments.ts";

export interface RemoteDocument {
  id: number;
  /** Strength by term, 0 to `MAX_STRENGTH`. */
  terms: Record<string, number>;
  /** Terms of at least `NAMED_WEIGHT`. */
  names: string[];
  /** All other terms. */
  mentions: string[];
  /** Terms of the names of its categories. */
  kinds: string[];
  /** Correctly spelled words. */
  words: string[];
  stems: string[];
  /** Original spelling by folded word. */
  spellings: Record<string, string>;
  categories: number[];
  boost: number;
  /** The same value, which the engine can skip documents by. */
  rank: number;
  /** Hash of all other fields; unchanged documents are not sent again. */
  digest: string;
}

export function toRemoteDocument(analyzer: Analyzer, document: IndexDocument): RemoteDocument {
  const { weights, kinds, words, spellings } = documentTerms(analyzer, document);
  const boost = Math.round(documentBoost(document) * 10_000) / 10_000;
  const termsWhere = (test: (weight: number) => boolean): string[] =>
    [...weights].flatMap(([term, weight]) => (test(weight) ? [term] : []));
  const content = {
    id: document.id,
    terms: Object.fromEntries(
      [...weights].map(([term, weight]) => [featureName(term), Math.min(MAX_STRENGTH, weight / FULL_WEIGHT)]),
    ),
    names: termsWhere((weight) => weight >= NAMED_WEIGHT),
    mentions: termsWhere((weight) => weight < NAMED_WEIGHT),
    kinds: [...kinds],
    words: [...words.keys()],
    stems: [...new Set([...words.keys()].map((word) => analyzer.stem(word)))],
    spellings: Object.fromEntries(spellings),
    categories: [...document.categories],
    boost,
    rank: boost,
  };
  return { ...content, digest: createHash("sha256").update(JSON.stringify(content)).digest("base64url") };
}

/** A dot would separate the names of fields: "72.5". */
export const featureName = (term: string): string => term.replaceAll(".", ",");
