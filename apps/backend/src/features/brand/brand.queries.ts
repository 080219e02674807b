import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { type PictureRecord, picturesOf } from "../../dialects/pictureRow.ts";
import { categoriesBelow } from "../catalogue/openCategory.ts";
import { matching } from "../catalogue/productFilter.ts";
import { currentUrl, currentUrls } from "../rewriting/currentUrl.ts";

export interface BrandRecord {
  id: number;
  title: string;
  position: number;
  texts: Record<string, string | undefined>;
  url: string | null;
  urls: Record<string, string | null>;
  pictures: PictureRecord[];
}

/** Visible brands: one by its id, all, or those with products in a category and below it. */
export async function selectBrands(
  db: Db,
  language: string,
  which: { id?: number; categoryId?: number | undefined },
): Promise<BrandRecord[]> {
  const { id, categoryId } = which;
  const brandId = sql<number>`shown.id`;
  const categoryIds = categoryId === undefined ? undefined : await categoriesBelow(db, [categoryId]);
  const { rows } = await sql<BrandRecord>`
    select shown.id, shown.title, shown.position, translated(shown.text, ${language}) as "texts",
      ${currentUrl("brand", brandId, language)} as "url", ${currentUrls("brand", brandId)} as "urls",
      ${picturesOf("brand", brandId, language)} as "pictures"
    from brand shown
    where shown.visible
      ${id === undefined ? sql`` : sql`and shown.id = ${id}`}
      ${categoryIds ? sql`and shown.id in (select brand.id ${matching({ categoryIds })})` : sql``}
    order by shown.position, shown.id`.execute(db);
  return rows;
}

/** Visible products of a brand, in a category and below it where one is given. */
export async function countBrandProducts(db: Db, brandId: number, categoryId?: number): Promise<number> {
  const categoryIds = categoryId === undefined ? undefined : await categoriesBelow(db, [categoryId]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" ${matching({ brandIds: [brandId], categoryIds })}`.execute(db);
  return rows[0]?.count ?? 0;
}
