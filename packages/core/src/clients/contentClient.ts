import * as v from "valibot";
import type { Alternates } from "../domain/catalogue/product.js";
import type { Content, ContentLink, ResolvedUrl } from "../domain/content/content.js";
import type { LocaleConfig } from "../domain/content/localeConfig.js";
import type { StoreContact } from "../domain/content/storeContact.js";
import { contentRow, foreignWords } from "../wire/content.js";
import { localeConfigRow, storeContactRow } from "../wire/localeConfig.js";
import { pictureRow } from "../wire/picture.js";
import { resolvedUrlRow } from "../wire/resolvedUrl.js";
import { integer } from "../wire/scalars.js";
import { absent } from "./absent.js";
import type { Http } from "./http.js";
import { fast } from "./reading.js";

/** Kinds of pages in a sitemap. */
export type SitemapView = "product" | "category" | "brand" | "content";

/**
 * Content pages, URL resolution and settings.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID, and the errors of each call
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
      languages: foreignWords,
    }),
    v.transform(({ rewriting_url, published_on, image, ...row }): ContentLink => ({
      ...row,
      url: rewriting_url.url,
      publishedOn: published_on ?? undefined,
      picture: image[0],
    })),
  ),
);

/** Locale and market of a call. */
export interface Place {
  /** For example "de_AT". */
  locale: string;
  /** For example "AT". */
  satellite: string;
}
type Language = Pick<Place, "locale">;

/** Creates {@link ContentClient.resolve}. */
export const resolveCall =
  (http: Http, { locale }: Language): ContentClient["resolve"] =>
  (url) => {
    const body = { view_locale: locale, view_url: url };
    return http({ api: "fast", method: "POST", path: "search_url/", body, answer: resolvedUrlRow });
  };

/** Creates {@link ContentClient.content}. */
export const contentCall =
  (http: Http, { locale }: Language): ContentClient["content"] =>
  (id) =>
    fast(http, "content/custom_attribute/", contentRow, { content_id: id, locale });

/** Creates {@link ContentClient.folder}. */
export const folderCall =
  (http: Http, { locale }: Language): ContentClient["folder"] =>
  (code) =>
    fast(http, "content_folder", links, { folder_id: code, locale });

/** Creates {@link ContentClient.localeConfig}. */
export const localeConfigCall =
  (http: Http, { satellite, locale }: Place): ContentClient["localeConfig"] =>
  () =>
    fast(http, "locale_config/custom_attribute/", localeConfigRow, { satellite, locale });

/** Creates {@link ContentClient.storeContact}. */
export const storeContactCall =
  (http: Http, { satellite, locale }: Place): ContentClient["storeContact"] =>
  () =>
    fast(http, "store_contact/custom_attribute/", storeContactRow, { satellite, locale });

/** Creates {@link ContentClient.setting}. */
export const settingCall =
  (http: Http, { satellite }: Pick<Place, "satellite">): ContentClient["setting"] =>
  (name) =>
    fast(http, "system_config/custom_attribute/", v.object({ value: v.string() }), {
      variable_name: name,
      satellite,
    }).then(({ value }) => value, absent);

/** Creates {@link ContentClient.moduleConfig}. */
export const moduleConfigCall =
  (http: Http, { locale }: Language): ContentClient["moduleConfig"] =>
  (name) =>
    fast(http, "module_config_i18n/custom_attribute/", v.object({ value: v.record(v.string(), v.unknown()) }), {
      module_name: name,
      locale,
    }).then(({ value }) => value, absent);

/** Creates {@link ContentClient.sitemap}. */
export const sitemapCall =
  (http: Http, { locale }: Language): ContentClient["sitemap"] =>
  (view, after) => {
    const answer = v.array(v.object({ id: integer, alternates: v.record(v.string(), v.string()) }));
    return fast(http, `sitemap/${view}`, answer, { after, locale });
  };

/** Creates {@link ContentClient.tagManagerId}. */
export const tagManagerIdCall =
  (http: Http): ContentClient["tagManagerId"] =>
  async () => {
    const answer = v.object({ gtm_id: v.nullish(v.string()), enabled: v.boolean() });
    const { gtm_id, enabled } = await fast(http, "google_tag_manager", answer);
    return enabled && gtm_id ? gtm_id : undefined;
  };

/** Returns the calls for content pages, URLs and settings. */
export function createContentClient(http: Http, where: Place): ContentClient {
  return {
    resolve: resolveCall(http, where),
    content: contentCall(http, where),
    folder: folderCall(http, where),
    localeConfig: localeConfigCall(http, where),
    storeContact: storeContactCall(http, where),
    setting: settingCall(http, where),
    moduleConfig: moduleConfigCall(http, where),
    sitemap: sitemapCall(http, where),
    tagManagerId: tagManagerIdCall(http),
  };
}
