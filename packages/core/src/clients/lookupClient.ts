import * as v from "valibot";
import type { Category } from "../domain/catalogue/product.js";
import type { ResolvedUrl } from "../domain/content/content.js";
import { resolvedUrlRow } from "../wire/resolvedUrl.js";
import { pictureRow } from "../wire/picture.js";
import { integer, text, textOrEmpty } from "../wire/scalars.js";
import type { Place } from "./contentClient.js";
import type { Http } from "./http.js";
import { fast, main } from "./reading.js";

/** A category without the fields of its own page. */
export type CategoryCard = Pick<Category, "id" | "parentId" | "title" | "description" | "url" | "picture">;

/** A feature of a product as text, for example "Breite", "212 cm". */
export interface ProductFact {
  featureId: number;
  title: string;
  /** Includes the unit. */
  value: string;
}

/**
 * Single lookups of data that a `Shop` reads as part of other calls.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID, and the errors of each call
 */
export interface LookupClient {
  /** Locale of the texts. */
  readonly locale: string;
  /**
   * Features of a product, in the backend's order.
   * @throws ShopError NOT_FOUND
   */
  features(productId: number): Promise<ProductFact[]>;
  /** @throws ShopError NOT_FOUND */
  category(id: number): Promise<CategoryCard>;
  /**
   * Resolves a URL like `content.resolve`, through the main API.
   * @throws ShopError NOT_FOUND
   */
  rewriting(url: string): Promise<ResolvedUrl>;
  /** All public settings of the market, as text. */
  settings(): Promise<ReadonlyMap<string, string>>;
  /**
   * Quantity multiple in which a variant is sold.
   * @throws ShopError NOT_FOUND
   */
  multiple(saleElementId: number): Promise<number>;
}

const features = v.object({
  data: v.array(
    v.pipe(
      v.object({ feature_id: integer, feature_title: text, value: text }),
      v.transform(({ feature_id, feature_title, value }): ProductFact => ({
        featureId: feature_id,
        title: feature_title,
        value,
      })),
    ),
  ),
});
const category: v.GenericSchema<unknown, CategoryCard> = v.pipe(
  v.object({
    id: integer,
    parent: integer,
    title: text,
    description: textOrEmpty,
    url: text,
    image: v.optional(v.array(pictureRow), []),
  }),
  v.transform(({ parent, image, ...row }) => ({ ...row, parentId: parent, picture: image[0] })),
);
const settings = v.array(v.object({ name: v.string(), value: v.string() }));

type Language = Pick<Place, "locale">;

/** Creates {@link LookupClient.features}. */
export const featuresCall =
  (http: Http, { locale }: Language): LookupClient["features"] =>
  async (id) =>
    (await main(http, `ExternalOrderApi/features/product/${id}/${locale.slice(0, 2)}`, features)).data;

/** Creates {@link LookupClient.category}. */
export const categoryCardCall =
  (http: Http, { locale }: Language): LookupClient["category"] =>
  (id) =>
    fast(http, "category/", category, { category_id: id, locale });

/** Creates {@link LookupClient.rewriting}. */
export const rewritingCall =
  (http: Http, { locale }: Language): LookupClient["rewriting"] =>
  (url) =>
    main(http, "rewriting", resolvedUrlRow, { view_locale: locale, view_url: url });

/** Creates {@link LookupClient.settings}. */
export const settingsCall =
  (http: Http, { satellite }: Pick<Place, "satellite">): LookupClient["settings"] =>
  async () => {
    const rows = await fast(http, "system_config/custom_attribute/", settings, { satellite });
    return new Map(rows.map(({ name, value }) => [name, value]));
  };

/** Creates {@link LookupClient.multiple}. */
export const multipleCall =
  (http: Http, { locale }: Language): LookupClient["multiple"] =>
  async (id) =>
    (await fast(http, "multiplier/", v.object({ value: integer }), { locale, pse_id: id })).value;

/** Returns the lookup calls for one locale and market. */
export function createLookupClient(http: Http, where: Place): LookupClient {
  return {
    locale: where.locale,
    features: featuresCall(http, where),
    category: categoryCardCall(http, where),
    rewriting: rewritingCall(http, where),
    settings: settingsCall(http, where),
    multiple: multipleCall(http, where),
  };
}
