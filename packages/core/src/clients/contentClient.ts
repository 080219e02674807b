import * as v from "valibot";
import type { Alternates } from "../domain/catalogue/product.js";
import type { Content, ContentLink, ResolvedUrl } from "../domain/content/content.js";
import type { LocaleConfig } from "../domain/content/localeConfig.js";
import type { StoreContact } from "../domain/content/storeContact.js";
import { contentRow, localeConfigRow, resolvedUrlRow, storeContactRow } from "../wire/content.js";
import { pictureRow } from "../wire/picture.js";
import { integer } from "../wire/scalars.js";
import { absent } from "./absent.js";
import type { Http } from "./http.js";
import { reading } from "./reading.js";

/** The kinds of pages that a sitemap lists. */
export type SitemapView = "product" | "category" | "brand" | "content";

/**
 * Pages of words, addresses and settings.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID, and what a call names
 */
export interface ContentClient {
  /** @throws ShopError NOT_FOUND */
  resolve(url: string): Promise<ResolvedUrl>;
  /** @throws ShopError NOT_FOUND */
  content(id: number): Promise<Content>;
  /** links of a folder, by its code ("legal") */
  folder(code: string): Promise<ContentLink[]>;
  localeConfig(): Promise<LocaleConfig>;
  /** how the shop is reached */
  storeContact(): Promise<StoreContact>;
  /** a public setting as text; undefined where the shop has none of that name */
  setting(name: string): Promise<string | undefined>;
  /** what a module shows visitors here, "SalesBar"; undefined where the shop has none */
  moduleConfig(name: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** a page of a kind of things this storefront shows with their addresses by language, by id; pass the last id to go on */
  sitemap(view: SitemapView, after: number): Promise<ReadonlyArray<{ id: number; alternates: Alternates }>>;
  /** undefined: switched off */
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
    }),
    v.transform((row): ContentLink => ({
      id: row.id,
      code: row.code,
      title: row.title,
      chapo: row.chapo,
      url: row.rewriting_url.url,
      publishedOn: row.published_on ?? undefined,
      picture: row.image[0],
    })),
  ),
);

/** Addresses, pages of words and the shop's settings. */
export function createContentClient(
  http: Http,
  { locale, satellite }: { locale: string; satellite: string },
): ContentClient {
  const fast = reading(http, "fast");
  const asked = (url: string) => ({ view_locale: locale, view_url: url });
  const settings = "system_config/custom_attribute/";
  return {
    resolve: (url) =>
      http({ api: "fast", method: "POST", path: "search_url/", body: asked(url), answer: resolvedUrlRow }),
    content: (id) => fast("content/custom_attribute/", contentRow, { content_id: id, locale }),
    folder: (code) => fast("content_folder", links, { folder_id: code, locale }),
    localeConfig: () => fast("locale_config/custom_attribute/", localeConfigRow, { satellite, locale }),
    storeContact: () => fast("store_contact/custom_attribute/", storeContactRow, { satellite, locale }),
    setting: (name) =>
      fast(settings, v.object({ value: v.string() }), { variable_name: name, satellite }).then(
        ({ value }) => value,
        absent,
      ),
    moduleConfig: (name) =>
      fast("module_config_i18n/custom_attribute/", v.object({ value: v.record(v.string(), v.unknown()) }), {
        module_name: name,
        locale,
      }).then(({ value }) => value, absent),
    sitemap: (view, after) =>
      fast(`sitemap/${view}`, v.array(v.object({ id: integer, alternates: v.record(v.string(), v.string()) })), {
        after,
        locale,
      }),
    tagManagerId: () =>
      fast("google_tag_manager", v.object({ gtm_id: v.nullish(v.string()), enabled: v.boolean() })).then(
        ({ gtm_id, enabled }) => (enabled && gtm_id ? gtm_id : undefined),
      ),
  };
}
