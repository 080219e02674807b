import { sql } from "kysely";
import type { Translations } from "../../platform/db/columns.ts";
import type { CatalogueContent } from "../catalogue.ts";
import { keepIfAbsent, mergeTexts, requireId, type Trx, upsertRows } from "./rows.ts";
import type { TaxonomyIds } from "./writeTaxonomy.ts";

export async function writeContents(
  trx: Trx,
  contents: readonly CatalogueContent[],
  ids: TaxonomyIds,
): Promise<ReadonlyMap<string, number>> {
  const given = contents.map(({ publishedOn, listing, text, ...content }) => ({
    ...content,
    text: listing === undefined ? text : withFootnote(text, listingFootnote(listing, ids)),
    published_on: publishedOn,
  }));
  await upsertRows(trx, "content", {
    columns: {
      code: "text",
      folder: "text",
      position: "int",
      visible: "boolean",
      text: "jsonb",
      published_on: "date",
    },
    key: ["code"],
    rows: given,
    merge: { text: mergeTexts, published_on: keepIfAbsent },
  });
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from content where code = any(${contents.map(({ code }) => code)}::text[])`.execute(trx);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

const listingFootnote = ({ brand, category }: NonNullable<CatalogueContent["listing"]>, ids: TaxonomyIds): string =>
  JSON.stringify({ brand_id: requireId(ids.brand, brand), category_id: requireId(ids.category, category) });

const withFootnote = (text: Translations, postscriptum: string): Translations =>
  Object.fromEntries(Object.entries(text).map(([language, fields]) => [language, { ...fields, postscriptum }]));
