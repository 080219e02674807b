import type { Alternates } from "../domain/catalogue/product.js";
import type { Content, ContentLink, ResolvedUrl } from "../domain/content/content.js";
import type { LocaleConfig, StoreContact } from "../domain/content/localeConfig.js";
import { contentLinkRow, contentRow, resolvedUrlRow } from "../wire/content.js";
import { localeConfigRow, storeContactRow } from "../wire/localeConfig.js";
import { flag, integer } from "../wire/scalars.js";
import type { ReadCall } from "./apiCall.js";
import { anyValue, convert, textOnly } from "../wire/createSchema.js";
import { array, orUndefined, property, record, row } from "../wire/row.js";

/** Kinds of pages in a sitemap. */
export type SitemapView = "product" | "category" | "brand" | "content";

/** @throws ShopError NOT_FOUND */
export const resolve: ReadCall<[url: string], ResolvedUrl> = {
  api: "fast",
  request: ({ locale }, url) => ({ path: "search_url/", body: { view_locale: locale, view_url: url } }),
  schema: resolvedUrlRow,
};

/**
 * Resolves a URL like `resolve`, through the main API.
 * @throws ShopError NOT_FOUND
 */
export const rewriting: ReadCall<[url: string], ResolvedUrl> = {
  request: ({ locale }, url) => ({ path: "rewriting", query: { view_locale: locale, view_url: url } }),
  schema: resolvedUrlRow,
};

/** @throws ShopError NOT_FOUND */
export const content: ReadCall<[id: number], Content> = {
  api: "fast",
  request: ({ locale }, id) => ({ path: "content/custom_attribute/", query: { content_id: id, locale } }),
  schema: contentRow,
};

/** Links of a folder, by its code ("legal"). */
export const folder: ReadCall<[code: string], ContentLink[]> = {
  api: "fast",
  request: ({ locale }, code) => ({ path: "content_folder", query: { folder_id: code, locale } }),
  schema: array(contentLinkRow),
};

export const localeConfig: ReadCall<[], LocaleConfig> = {
  api: "fast",
  request: ({ market, locale }) => ({ path: "locale_config/custom_attribute/", query: { satellite: market, locale } }),
  schema: localeConfigRow,
};

/** Phone number and support hours of the store. */
export const storeContact: ReadCall<[], StoreContact> = {
  api: "fast",
  request: ({ market, locale }) => ({ path: "store_contact/custom_attribute/", query: { satellite: market, locale } }),
  schema: storeContactRow,
};

/** A public setting of the locale as text, else of its market, else the shared one; undefined when it does not exist. */
export const setting: ReadCall<[name: string], string | undefined> = {
  api: "fast",
  request: ({ market, locale }, name) => ({
    path: "system_config/custom_attribute/",
    query: { variable_name: name, satellite: market, locale },
  }),
  schema: property("value", textOnly),
  optional: "record",
};

/** All public settings of the locale, as text; a name that it does not set has its market's value or the shared one. */
export const settings: ReadCall<[], ReadonlyMap<string, string>> = {
  api: "fast",
  request: ({ market, locale }) => ({ path: "system_config/custom_attribute/", query: { satellite: market, locale } }),
  schema: convert(
    array(row({ name: textOnly, value: textOnly })),
    (list) => new Map(list.map(({ name, value }) => [name, value])),
  ),
};

/**
 * Public configuration of a backend module such as "SalesBar", by the id of one of its entries where it has several;
 * undefined when it does not exist.
 */
export const moduleConfig: ReadCall<[name: string, id?: number], Readonly<Record<string, unknown>> | undefined> = {
  api: "fast",
  request: ({ locale }, name, id) => ({
    path: "module_config_i18n/custom_attribute/",
    query: { module_name: name, module_config_id: id, locale },
  }),
  schema: property("value", record(anyValue)),
  optional: "record",
};

/** A page of sitemap entries of one kind, with paths by language; pass the last id to get the next page. */
export const sitemap: ReadCall<
  [view: SitemapView, after: number],
  ReadonlyArray<{ id: number; alternates: Alternates }>
> = {
  api: "fast",
  request: ({ locale }, view, after) => ({ path: `sitemap/${view}`, query: { after, locale } }),
  schema: array(row({ id: integer, alternates: record(textOnly) })),
};

/** Google Tag Manager container id; undefined when disabled. */
export const tagManagerId: ReadCall<[], string | undefined> = {
  api: "fast",
  request: () => ({ path: "google_tag_manager" }),
  schema: convert(row({ gtm_id: orUndefined(textOnly), enabled: flag }), ({ gtm_id, enabled }) =>
    enabled && gtm_id ? gtm_id : undefined,
  ),
  optional: "record",
};
