import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { type Locale, LOCALES } from "../locale.ts";
import { visibleCategoryCte } from "../platform/db/visibleCategoryCte.ts";
import { isVisibleContent } from "../content/isVisibleContent.ts";
import { currentUrl, toPath, type View } from "../urls/currentUrl.ts";

export interface ResolvedUrl {
  view: View;
  viewId: number;
  /** Current path in the requested language; undefined when the requested URL is current. */
  redirect: string | undefined;
}

const MAX_URL_LENGTH = 2000;

/** Resolves a storefront URL to a visible object; undefined when there is none. Source: wire reference 4. */
export async function resolveUrl(db: Db, requested: string, locale: Locale): Promise<ResolvedUrl | undefined> {
  const url = toRewritingUrl(requested);
  if (url === undefined) return undefined;
  const row = await findRow(db, url, locale);
  if (!row) return undefined;
  const { view, viewId, current } = row;
  // Obsolete URL of an object that has no current one.
  if (current === null) return undefined;
  // The current URL, not the row that replaced an obsolete one: that row may be obsolete too.
  return { view, viewId, redirect: current === url ? undefined : toPath(current, view, viewId) };
}

/** "/sofa%20tulln.html?utm=1#top" → "sofa tulln.html"; undefined when it cannot be a URL of the shop. */
export function toRewritingUrl(requested: string): string | undefined {
  const [path = ""] = requested.split(/[?#]/, 1);
  const encoded = path.replace(/^\/+/, "");
  if (encoded === "" || encoded.length > MAX_URL_LENGTH) return undefined;
  try {
    // Decoded once: "%2541" is the URL "%41", not "A".
    const url = decodeURIComponent(encoded);
    return url.includes("\0") ? undefined : url;
  } catch {
    return undefined;
  }
}

interface Row {
  view: View;
  viewId: number;
  current: string | null;
}

/** Finds the exact URL, else the same with or without ".html", else either one case-insensitively. */
async function findRow(db: Db, url: string, locale: Locale): Promise<Row | undefined> {
  const { language, market } = LOCALES[locale];
  const alternative = url.endsWith(".html") ? url.slice(0, -".html".length) : `${url}.html`;
  const { rows } = await sql<Row>`
    with recursive ${visibleCategoryCte}
    select found.view, found.view_id as "viewId",
      ${currentUrl(sql`found.view`, sql`found.view_id`, language)} as "current"
    from rewriting_url found
    where lower(found.url) in (lower(${url}), lower(${alternative})) and ${isVisible(market)}
    order by found.url = ${url} desc, found.url = ${alternative} desc, found.language = ${language} desc, found.id
    limit 1
  `.execute(db);
  return rows[0];
}

const isVisible = (market: (typeof LOCALES)[Locale]["market"]): RawBuilder<boolean> => sql`case found.view
  when 'product' then exists (select from product where id = found.view_id and visible)
  when 'category' then exists (select from open_category where id = found.view_id)
  when 'brand' then exists (select from brand where id = found.view_id and visible)
  when 'content' then exists (select from content where id = found.view_id and ${isVisibleContent(market)})
  when 'pse' then exists (
    select from sale_element element join product on product.id = element.product_id and product.visible
    where element.id = found.view_id and element.visible
  )
  else false
end`;
