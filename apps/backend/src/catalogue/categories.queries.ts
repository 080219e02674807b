import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { type PictureRecord, selectPictures } from "../dialects/pictureRow.ts";
import { currentUrl, currentUrls } from "../urls/currentUrl.ts";
import { visibleCategoryCte } from "../platform/db/visibleCategoryCte.ts";

export interface CategoryLink {
  id: number;
  title: string | null;
  url: string | null;
}

const categoryId = sql<number>`category.id`;

/** Returns the path from the root to the category; empty when it is hidden. */
export async function selectCategoryPath(db: Db, id: number, language: string): Promise<CategoryLink[]> {
  const { rows } = await sql<CategoryLink>`
    with recursive ${visibleCategoryCte},
      path (id, parent_id, height) as (
        select id, parent_id, 0 from open_category where id = ${id}
        union all
        select open_category.id, open_category.parent_id, path.height + 1
        from open_category join path on path.parent_id = open_category.id
      )
    select category.id, translated(category.text, ${language}) ->> 'title' as "title",
      ${currentUrl("category", categoryId, language)} as "url"
    from path join category on category.id = path.id
    order by path.height desc
  `.execute(db);
  return rows;
}

export interface MenuRecord extends CategoryLink {
  parentId: number | null;
  icon: string | null;
  pictures: PictureRecord[];
}

/** Returns all visible categories in menu order; pictures of the top level only. */
export async function selectMenu(db: Db, language: string): Promise<MenuRecord[]> {
  const { rows } = await sql<MenuRecord>`
    with recursive ${visibleCategoryCte}
    select category.id, category.parent_id as "parentId", category.icon,
      translated(category.text, ${language}) ->> 'title' as "title",
      ${currentUrl("category", categoryId, language)} as "url",
      case when category.parent_id is null then ${selectPictures("category", categoryId, language)} else '[]' end
        as "pictures"
    from open_category join category on category.id = open_category.id
    order by category.position, category.id
  `.execute(db);
  return rows;
}

export interface CategoryRecord {
  id: number;
  parentId: number | null;
  position: number;
  texts: Record<string, string | undefined>;
  url: string | null;
  urls: Record<string, string | null>;
  pictures: PictureRecord[];
}

/** Returns visible categories: one by id, or the children of a parent (null: top level) in menu order. */
export async function selectCategories(
  db: Db,
  language: string,
  which: { id: number } | { parentId: number | null },
): Promise<CategoryRecord[]> {
  const condition =
    "id" in which
      ? sql`category.id = ${which.id}`
      : sql`category.parent_id is not distinct from ${which.parentId}::int`;
  const { rows } = await sql<CategoryRecord>`
    with recursive ${visibleCategoryCte}
    select category.id, category.parent_id as "parentId", category.position, translated(category.text, ${language}) as "texts",
      ${currentUrl("category", categoryId, language)} as "url", ${currentUrls("category", categoryId)} as "urls",
      ${selectPictures("category", categoryId, language)} as "pictures"
    from open_category join category on category.id = open_category.id
    where ${condition}
    order by category.position, category.id
  `.execute(db);
  return rows;
}
