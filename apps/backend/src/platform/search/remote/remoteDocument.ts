import { createHash } from "node:crypto";
import type { Field, IndexDocument } from "../index/indexDocument.ts";
import { refTerm } from "../index/refTerm.ts";

const FIELDS = [
  "title",
  "category",
  "ancestor",
  "brand",
  "keyword",
  "choice",
  "feature",
  "summary",
  "description",
] as const;

export type RemoteDocument = Record<Field, string[]> & {
  id: number;
  sizes: string[];
  refs: string[];
  categories: number[];
  popularity: number;
  in_stock: boolean;
  /** Hash of all other fields; unchanged documents are not sent again. */
  digest: string;
};

export function toRemoteDocument(document: IndexDocument): RemoteDocument {
  const fields: Record<Field, string[]> = {
    title: [],
    category: [],
    ancestor: [],
    brand: [],
    keyword: [],
    choice: [],
    feature: [],
    summary: [],
    description: [],
  };
  for (const name of FIELDS) fields[name] = document.texts.flatMap(([field, text]) => (field === name ? [text] : []));
  const content = {
    ...fields,
    id: document.id,
    sizes: [...new Set(document.sizes.flatMap(sizeSpellings))],
    refs: document.refs.map(refTerm),
    categories: [...document.categories],
    popularity: Math.round(document.popularity * 1000) / 1000,
    in_stock: document.inStock,
  };
  return { ...content, digest: createHash("sha256").update(JSON.stringify(content)).digest("base64url") };
}

/** [160, 90] → "160", "160x90", "90", "90x160" */
const sizeSpellings = (measures: readonly number[]): string[] =>
  measures.flatMap((one, at) => [
    String(one),
    ...measures.flatMap((other, position) => (position === at ? [] : [`${one}x${other}`])),
  ]);
