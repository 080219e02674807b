import type { Db } from "../../db/connect.ts";
import type { IndexKind, Language } from "../searchEngine.ts";
import { selectContentsToIndex, selectProductsToIndex, type SharedTitles } from "./catalogueRows.queries.ts";
import type { IndexDocument } from "./indexDocument.ts";
import { contentDocument, productDocument } from "./toDocument.ts";

export interface CatalogueDocument {
  kind: IndexKind;
  inLanguage: (language: Language) => IndexDocument;
}

const BATCH = 500;

/** Yields all visible content pages, then all visible products. Each row is read once for all languages. */
export async function* catalogueDocuments(db: Db, vocabulary: SharedTitles): AsyncIterable<CatalogueDocument> {
  for (const row of await selectContentsToIndex(db)) {
    yield { kind: "content", inLanguage: (language) => contentDocument(row, language) };
  }
  for (let after = 0; ;) {
    const rows = await selectProductsToIndex(db, { after, limit: BATCH });
    for (const row of rows) {
      yield { kind: "product", inLanguage: (language) => productDocument(row, vocabulary, language) };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}
