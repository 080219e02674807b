import * as v from "valibot";
import type { Category } from "../domain/catalogue/product.js";
import type { ResolvedUrl } from "../domain/content/content.js";
import { resolvedUrlRow } from "../wire/resolvedUrl.js";
import { pictureRow } from "../wire/picture.js";
import { integer, text, textOrEmpty } from "../wire/scalars.js";
import type { MarketContext } from "./contentClient.js";
import type { Http } from "./transport/http.js";
import { getFromFast, getFromMain } from "./transport/getCall.js";

/** A category without the fields of its own page. */
export type CategoryCard = Pick<Category, "id" | "parentId" | "title" | "description" | "url" | "picture">;

/** A feature of a product as text, for example "Breite", "212 cm". */
export interface ProductFeatureText {
  featureId: number;
  title: string;
  /** Includes the unit. */
  value: string;
}

/**
 * Single lookups of data that a `Shop` reads as part of other calls.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID, and the errors of each call
 */
export interface LookupClient {
  /** Locale of the texts. */
  readonly locale: string;
  /**
   * Features of a product, in the backend's order.
   * @throws ShopError NOT_FOUND
   */
  features(productId: number): Promise<ProductFeatureText[]>;
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
  quantityStep(variantId: number): Promise<number>;
}

const features = v.object({
  data: v.array(
    v.pipe(
      v.object({ feature_id: integer, feature_title: text, value: text }),
      v.transform(({ feature_id, feature_title, value }): ProductFeatureText => ({
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

type Language = Pick<MarketContext, "locale">;

/** Creates {@link LookupClient.features}. */
export const featuresCall =
  (http: Http, { locale }: Language): LookupClient["features"] =>
  async (id) =>
    (await getFromMain(http, `ExternalOrderApi/features/product/${id}/${locale.slice(0, 2)}`, features)).data;

/** Creates {@link LookupClient.category}. */
export const categoryCardCall =
  (http: Http, { locale }: Language): LookupClient["category"] =>
  (id) =>
    getFromFast(http, "category/", category, { category_id: id, locale });

/** Creates {@link LookupClient.rewriting}. */
export const rewritingCall =
  (http: Http, { locale }: Language): LookupClient["rewriting"] =>
  (url) =>
    getFromMain(http, "rewriting", resolvedUrlRow, { view_locale: locale, view_url: url });

/** Creates {@link LookupClient.settings}. */
export const settingsCall =
  (http: Http, { market }: Pick<MarketContext, "market">): LookupClient["settings"] =>
  async () => {
    const rows = await getFromFast(http, "system_config/custom_attribute/", settings, { satellite: market });
    return new Map(rows.map(({ name, value }) => [name, value]));
  };

/** Creates {@link LookupClient.quantityStep}. */
export const quantityStepCall =
  (http: Http, { locale }: Language): LookupClient["quantityStep"] =>
  async (id) =>
    (await getFromFast(http, "multiplier/", v.object({ value: integer }), { locale, pse_id: id })).value;

/** Returns the lookup calls for one locale and market. */
export function createLookupClient(http: Http, context: MarketContext): LookupClient {
  return {
    locale: context.locale,
    features: featuresCall(http, context),
    category: categoryCardCall(http, context),
    rewriting: rewritingCall(http, context),
    settings: settingsCall(http, context),
    quantityStep: quantityStepCall(http, context),
  };
}
