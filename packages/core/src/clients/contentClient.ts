import * as v from "valibot";
import type { Content, ContentLink, ResolvedUrl } from "../domain/content/content.js";
import type { LocaleConfig } from "../domain/content/localeConfig.js";
import { contentRow, localeConfigRow, resolvedUrlRow } from "../wire/content.js";
import { integer } from "../wire/scalars.js";
import type { Http } from "./http.js";

export interface ContentClient {
  /** @throws ShopError NOT_FOUND */
  resolve(url: string): Promise<ResolvedUrl>;
  /** @throws ShopError NOT_FOUND */
  content(id: number): Promise<Content>;
  /** links of a folder, by its code ("legal") */
  folder(code: string): Promise<ContentLink[]>;
  localeConfig(): Promise<LocaleConfig>;
}

const links = v.array(
  v.pipe(
    v.object({
      id: integer,
      code: v.optional(v.string(), ""),
      title: v.string(),
      rewriting_url: v.object({ url: v.string() }),
    }),
    v.transform((row): ContentLink => ({ id: row.id, code: row.code, title: row.title, url: row.rewriting_url.url })),
  ),
);

/** Addresses, pages of words and the shop's settings. */
export function createContentClient(http: Http, where: { locale: string; satellite: string }): ContentClient {
  const { locale, satellite } = where;
  return {
    resolve: (url) =>
      http({
        api: "fast",
        method: "POST",
        path: "search_url/",
        body: { view_locale: locale, view_url: url },
        answer: resolvedUrlRow,
      }),
    content: (id) =>
      http({
        api: "fast",
        method: "GET",
        path: "content/custom_attribute/",
        query: { content_id: id, locale },
        answer: contentRow,
      }),
    folder: (code) =>
      http({ api: "fast", method: "GET", path: "content_folder", query: { folder_id: code, locale }, answer: links }),
    localeConfig: () =>
      http({
        api: "fast",
        method: "GET",
        path: "locale_config/custom_attribute/",
        query: { satellite, locale },
        answer: localeConfigRow,
      }),
  };
}
