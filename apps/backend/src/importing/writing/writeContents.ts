import { sql } from "kysely";
import type { CatalogueContent } from "../catalogue.ts";
import { recordset, type Trx } from "./rows.ts";

export async function writeContents(
  trx: Trx,
  contents: readonly CatalogueContent[],
): Promise<ReadonlyMap<string, number>> {
  const given = contents.map(({ publishedOn, ...content }) => ({ ...content, published_on: publishedOn }));
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
