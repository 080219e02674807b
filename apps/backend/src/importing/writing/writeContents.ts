import { sql } from "kysely";
import type { Translations } from "../../platform/db/columns.ts";
import type { CatalogueContent } from "../catalogue.ts";
import { recordset, requireId, type Trx } from "./rows.ts";
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
  const columns = "code text, folder text, position int, visible boolean, text jsonb, published_on date";
  const { rows } = await sql<{ code: string; id: number }>`
    insert into content (code, folder, position, visible, text, published_on)
    select code, folder, position, visible, text, published_on from ${recordset(given, columns)}
    on conflict (code) do update
    set folder = excluded.folder, position = excluded.position, visible = excluded.visible,
      text = content.text || excluded.text, published_on = coalesce(excluded.published_on, content.published_on)
    returning code, id`.execute(trx);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

const listingFootnote = ({ brand, category }: NonNullable<CatalogueContent["listing"]>, ids: TaxonomyIds): string =>
  JSON.stringify({ brand_id: requireId(ids.brand, brand), category_id: requireId(ids.category, category) });

const withFootnote = (text: Translations, postscriptum: string): Translations =>
  Object.fromEntries(Object.entries(text).map(([language, fields]) => [language, { ...fields, postscriptum }]));
