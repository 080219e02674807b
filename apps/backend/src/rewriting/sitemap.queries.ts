import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { visibleCategoryCte } from "../platform/db/visibleCategoryCte.ts";
import { type Locale, LOCALES } from "../locale.ts";
import { isVisibleContent } from "../content/isVisibleContent.ts";
import { currentUrls } from "../urls/currentUrl.ts";

export const SITEMAP_VIEWS = ["product", "category", "brand", "content"] as const;
export type SitemapView = (typeof SITEMAP_VIEWS)[number];

export interface SitemapRecord {
  id: number;
  urls: Record<string, string | null>;
}

/** Visible objects; the conditions match those of their pages. */
const visibleObjects = (locale: Locale): Record<SitemapView, RawBuilder<unknown>> => ({
  product: sql`
    from product thing
    where thing.visible
      and exists (select from sale_element where product_id = thing.id and is_default and visible)`,
  category: sql`from open_category thing`,
  brand: sql`from brand thing where thing.visible`,
  content: sql`from content cross join lateral (select content.id) thing where ${isVisibleContent(LOCALES[locale].market)}`,
});

export async function selectSitemap(
  db: Db,
  view: SitemapView,
  { locale, after, limit }: { locale: Locale; after: number; limit: number },
): Promise<SitemapRecord[]> {
  const { rows } = await sql<SitemapRecord>`
    with recursive ${visibleCategoryCte}, page as (
      select thing.id ${visibleObjects(locale)[view]} order by thing.id
    )
    select page.id, ${currentUrls(view, sql`page.id`)} as "urls"
    from page where page.id > ${after} order by page.id limit ${limit}`.execute(db);
  return rows;
}
