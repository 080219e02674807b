import * as v from "valibot";
import type { Alternates } from "../domain/catalogue/product.js";
import type { Content, ContentLink, ResolvedUrl } from "../domain/content/content.js";
import type { LocaleConfig } from "../domain/content/localeConfig.js";
import type { StoreContact } from "../domain/content/storeContact.js";
import { contentRow, fallbackLanguages } from "../wire/content.js";
import { localeConfigRow, storeContactRow } from "../wire/localeConfig.js";
import { pictureRow } from "../wire/picture.js";
import { resolvedUrlRow } from "../wire/resolvedUrl.js";
import { integer } from "../wire/scalars.js";
import { undefinedIfNotFound } from "./undefinedIfNotFound.js";
import type { Http } from "./transport/http.js";
import { getFromFast } from "./transport/getCall.js";

/** Kinds of pages in a sitemap. */
export type SitemapView = "product" | "category" | "brand" | "content";

/**
 * Content pages, URL resolution and settings.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID, and the errors of each call
 */
export interface ContentClient {
  /** @throws ShopError NOT_FOUND */
  resolve(url: string): Promise<ResolvedUrl>;
  /** @throws ShopError NOT_FOUND */
  content(id: number): Promise<Content>;
  /** Links of a folder, by its code ("legal"). */
  folder(code: string): Promise<ContentLink[]>;
  localeConfig(): Promise<LocaleConfig>;
  /** Phone number and support hours of the store. */
  storeContact(): Promise<StoreContact>;
  /** A public setting as text; undefined when it does not exist. */
  setting(name: string): Promise<string | undefined>;
  /** Public configuration of a backend module such as "SalesBar"; undefined when it does not exist. */
  moduleConfig(name: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** A page of sitemap entries of one kind, with paths by language; pass the last id to get the next page. */
  sitemap(view: SitemapView, after: number): Promise<ReadonlyArray<{ id: number; alternates: Alternates }>>;
  /** Google Tag Manager container id; undefined when disabled. */
  tagManagerId(): Promise<string | undefined>;
}

const links = v.array(
  v.pipe(
    v.object({
      id: integer,
      code: v.optional(v.string(), ""),
      title: v.string(),
      chapo: v.optional(v.string(), ""),
      rewriting_url: v.object({ url: v.string() }),
      published_on: v.nullish(v.string()),
      image: v.optional(v.array(pictureRow), []),
      languages: fallbackLanguages,
    }),
    v.transform(({ rewriting_url, published_on, image, chapo, languages, ...row }): ContentLink => ({
      ...row,
      summary: chapo,
      fallbackLanguages: languages,
      url: rewriting_url.url,
      publishedOn: published_on ?? undefined,
      picture: image[0],
    })),
  ),
);

/** Locale and market of a call. */
export interface MarketContext {
  /** For example "de_AT". */
  locale: string;
  /** For example "AT". */
  market: string;
}
type Language = Pick<MarketContext, "locale">;

/** Creates {@link ContentClient.resolve}. */
export const resolveCall =
  (http: Http, { locale }: Language): ContentClient["resolve"] =>
  (url) => {
    const body = { view_locale: locale, view_url: url };
    return http({ api: "fast", method: "POST", path: "search_url/", body, schema: resolvedUrlRow });
  };

/** Creates {@link ContentClient.content}. */
export const contentCall =
  (http: Http, { locale }: Language): ContentClient["content"] =>
  (id) =>
    getFromFast(http, "content/custom_attribute/", contentRow, { content_id: id, locale });

/** Creates {@link ContentClient.folder}. */
export const folderCall =
  (http: Http, { locale }: Language): ContentClient["folder"] =>
  (code) =>
    getFromFast(http, "content_folder", links, { folder_id: code, locale });

/** Creates {@link ContentClient.localeConfig}. */
export const localeConfigCall =
  (http: Http, { market, locale }: MarketContext): ContentClient["localeConfig"] =>
  () =>
    getFromFast(http, "locale_config/custom_attribute/", localeConfigRow, { satellite: market, locale });

/** Creates {@link ContentClient.storeContact}. */
export const storeContactCall =
  (http: Http, { market, locale }: MarketContext): ContentClient["storeContact"] =>
  () =>
    getFromFast(http, "store_contact/custom_attribute/", storeContactRow, { satellite: market, locale });

/** Creates {@link ContentClient.setting}. */
export const settingCall =
  (http: Http, { market }: Pick<MarketContext, "market">): ContentClient["setting"] =>
  (name) =>
    getFromFast(http, "system_config/custom_attribute/", v.object({ value: v.string() }), {
      variable_name: name,
      satellite: market,
    }).then(({ value }) => value, undefinedIfNotFound);

/** Creates {@link ContentClient.moduleConfig}. */
export const moduleConfigCall =
  (http: Http, { locale }: Language): ContentClient["moduleConfig"] =>
  (name) =>
    getFromFast(http, "module_config_i18n/custom_attribute/", v.object({ value: v.record(v.string(), v.unknown()) }), {
      module_name: name,
      locale,
    }).then(({ value }) => value, undefinedIfNotFound);

/** Creates {@link ContentClient.sitemap}. */
export const sitemapCall =
  (http: Http, { locale }: Language): ContentClient["sitemap"] =>
  (view, after) => {
    const schema = v.array(v.object({ id: integer, alternates: v.record(v.string(), v.string()) }));
    return getFromFast(http, `sitemap/${view}`, schema, { after, locale });
  };

/** Creates {@link ContentClient.tagManagerId}. */
export const tagManagerIdCall =
  (http: Http): ContentClient["tagManagerId"] =>
  async () => {
    const schema = v.object({ gtm_id: v.nullish(v.string()), enabled: v.boolean() });
    const { gtm_id, enabled } = await getFromFast(http, "google_tag_manager", schema);
    return enabled && gtm_id ? gtm_id : undefined;
  };

/** Returns the calls for content pages, URLs and settings. */
export function createContentClient(http: Http, context: MarketContext): ContentClient {
  return {
    resolve: resolveCall(http, context),
    content: contentCall(http, context),
    folder: folderCall(http, context),
    localeConfig: localeConfigCall(http, context),
    storeContact: storeContactCall(http, context),
    setting: settingCall(http, context),
    moduleConfig: moduleConfigCall(http, context),
    sitemap: sitemapCall(http, context),
    tagManagerId: tagManagerIdCall(http),
  };
}
