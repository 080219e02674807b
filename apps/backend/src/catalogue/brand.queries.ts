import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { type PictureRecord, selectPictures } from "../dialects/pictureRow.ts";
import { currentUrl, currentUrls } from "../urls/currentUrl.ts";

export interface BrandRecord {
  id: number;
  title: string;
  position: number;
  texts: Record<string, string | undefined>;
  url: string | null;
  urls: Record<string, string | null>;
  pictures: PictureRecord[];
}

export async function selectBrands(db: Db, language: string, ids?: readonly number[]): Promise<BrandRecord[]> {
  const brandId = sql<number>`shown.id`;
  const { rows } = await sql<BrandRecord>`
    select shown.id, shown.title, shown.position, translated(shown.text, ${language}) as "texts",
      ${currentUrl("brand", brandId, language)} as "url", ${currentUrls("brand", brandId)} as "urls",
      ${selectPictures("brand", brandId, language)} as "pictures"
    from brand shown
    where shown.visible ${ids === undefined ? sql`` : sql`and shown.id = any(${ids}::int[])`}
    order by shown.position, shown.id`.execute(db);
  return rows;
}
