import { LANGUAGES } from "../locale.ts";
import { type RawBuilder, sql } from "kysely";

export type View = "product" | "category" | "brand" | "content" | "pse";

/** SQL: current URL of an object; falls back to other languages. */
export const currentUrl = (
  view: View | RawBuilder<View>,
  id: RawBuilder<number>,
  language: string,
): RawBuilder<string | null> => sql`(
  select rewriting_url.url
  from rewriting_url
  where rewriting_url.view = ${view} and rewriting_url.view_id = ${id} and rewriting_url.redirected is null
  order by rewriting_url.language = ${language} desc, rewriting_url.language = 'en' desc, rewriting_url.language = 'de' desc,
    rewriting_url.id desc
  limit 1
)`;

/** SQL: current URLs of an object by language; see {@link toPaths}. */
export const currentUrls = (view: View, id: RawBuilder<number>): RawBuilder<Record<string, string | null>> => sql`
  jsonb_build_object(${sql.join(LANGUAGES.flatMap((language) => [sql`${language}::text`, currentUrl(view, id, language)]))})`;

export const toPaths = (urls: Record<string, string | null>, view: View, id: number): Record<string, string> =>
  Object.fromEntries(Object.entries(urls).map(([language, url]) => [language, toPath(url, view, id)]));

/** Storefront path of an object, with a fallback for objects without a URL. */
export function toPath(url: string | null, view: View, id: number): string {
  if (url === null) return `/${view}/${id}`;
  // A second leading slash would make it a URL of another host.
  const segments = url.replace(/^\/+/, "").split("/");
  return `/${segments.map(encodeURIComponent).join("/")}`;
}
