import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { openCategory } from "../catalogue/openCategory.ts";
import { visibleContent } from "../content/visibleContent.ts";
import { toPath, type View } from "./currentUrl.ts";

export interface ResolvedUrl {
  view: View;
  viewId: number;
  /** the address of today, where the asked one is obsolete or spelled another way */
  redirect: string | undefined;
}

const LONGEST_URL = 2000;

/** What an address shows, or undefined where it shows nothing a visitor may see. Source: wire reference 4. */
export async function resolveUrl(db: Db, asked: string, locale: Locale): Promise<ResolvedUrl | undefined> {
  const url = toRewritingUrl(asked);
  if (url === undefined) return undefined;
  const row = await findRow(db, url, locale);
  if (!row) return undefined;
  const { view, viewId } = row;
  if (!row.redirected) {
    return { view, viewId, redirect: row.url === url ? undefined : toPath(row.url, view, viewId) };
  }
  // Not the row that replaced it, which may be obsolete too: one hop to where the object is today.
  return row.currentUrl === null ? undefined : { view, viewId, redirect: toPath(row.currentUrl, view, viewId) };
}

/** "/sofa%20tulln.html?utm=1#top" → "sofa tulln.html"; undefined for what cannot be an address of the shop. */
export function toRewritingUrl(asked: string): string | undefined {
  const [path = ""] = asked.split(/[?#]/, 1);
  const encoded = path.replace(/^\/+/, "");
  if (encoded === "" || encoded.length > LONGEST_URL) return undefined;
  try {
    // Once: "%2541" is the address "%41", not "A".
    const url = decodeURIComponent(encoded);
    return url.includes("\0") ? undefined : url;
  } catch {
    return undefined;
  }
}

interface Row {
  url: string;
  view: View;
  viewId: number;
  redirected: boolean;
  currentUrl: string | null;
}

/** The row of this very address, else of the same with or without ".html", else of either in other cases of letters. */
async function findRow(db: Db, url: string, locale: Locale): Promise<Row | undefined> {
  const { language, satellite } = LOCALES[locale];
  const other = url.endsWith(".html") ? url.slice(0, -".html".length) : `${url}.html`;
  const { rows } = await sql<Row>`
    with recursive ${openCategory}
    select found.url, found.view, found.view_id as "viewId", found.redirected is not null as "redirected",
      case when found.redirected is not null then ${currentUrlOfFound} end as "currentUrl"
    from rewriting_url found
    where lower(found.url) in (lower(${url}), lower(${other})) and ${isVisible(satellite)}
    order by found.url = ${url} desc, found.url = ${other} desc, found.language = ${language} desc, found.id
    limit 1
  `.execute(db);
  return rows[0];
}

const currentUrlOfFound = sql`(
  select live.url from rewriting_url live
  where live.view = found.view and live.view_id = found.view_id and live.redirected is null
  order by live.language = found.language desc, live.id desc
  limit 1
)`;

const isVisible = (satellite: (typeof LOCALES)[Locale]["satellite"]): RawBuilder<boolean> => sql`case found.view
  when 'product' then exists (select from product where id = found.view_id and visible)
  when 'category' then exists (select from open_category where id = found.view_id)
  when 'brand' then exists (select from brand where id = found.view_id and visible)
  when 'content' then exists (select from content where id = found.view_id and ${visibleContent(satellite)})
  when 'pse' then exists (
    select from sale_element element join product on product.id = element.product_id and product.visible
    where element.id = found.view_id and element.visible
  )
  else false
end`;
