import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { type PictureRecord, selectPictures } from "../dialects/pictureRow.ts";
import { type Locale, LOCALES } from "../locale.ts";
import { currentUrl, currentUrls } from "../urls/currentUrl.ts";
import { isVisibleContent } from "./isVisibleContent.ts";

export interface ContentRecord {
  id: number;
  code: string;
  folder: string;
  position: number;
  texts: Record<string, string | undefined>;
  /** Languages of the texts that fall back to another language. */
  languages: Record<string, string>;
  url: string | null;
  urls: Record<string, string | null>;
  /** ISO date of an article. */
  publishedOn: string | null;
  pictures: PictureRecord[];
}

/** Returns content visible in the market: one by id, or a folder in its order. */
export async function selectContents(
  db: Db,
  locale: Locale,
  which: { id: number } | { folder: string },
): Promise<ContentRecord[]> {
  const { language, market } = LOCALES[locale];
  const { rows } = await sql<ContentRecord>`
    select content.id, content.code, content.folder, content.position, translated(content.text, ${language}) as "texts",
      foreign_words(content.text, ${language}) as "languages",
      ${currentUrl("content", sql`content.id`, language)} as "url", ${currentUrls("content", sql`content.id`)} as "urls",
      to_char(content.published_on, 'YYYY-MM-DD') as "publishedOn",
      ${selectPictures("content", sql`content.id`, language)} as "pictures"
    from content
    where ${isVisibleContent(market)} and ${"id" in which ? sql`content.id = ${which.id}` : sql`content.folder = ${which.folder}`}
    order by content.published_on desc nulls last, content.position, content.id
  `.execute(db);
  return rows;
}
