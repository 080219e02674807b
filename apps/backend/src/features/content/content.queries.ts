import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { currentUrl } from "../rewriting/currentUrl.ts";

export interface ContentRecord {
  id: number;
  code: string;
  position: number;
  texts: Record<string, string | undefined>;
  url: string | null;
}

/** Visible contents: one by its id, or those of a folder in their order. */
export async function selectContents(
  db: Db,
  language: string,
  which: { id: number } | { folder: string },
): Promise<ContentRecord[]> {
  const { rows } = await sql<ContentRecord>`
    select content.id, content.code, content.position, translated(content.text, ${language}) as "texts",
      ${currentUrl("content", sql`content.id`, language)} as "url"
    from content
    where content.visible and ${"id" in which ? sql`content.id = ${which.id}` : sql`content.folder = ${which.folder}`}
    order by content.position, content.id
  `.execute(db);
  return rows;
}
