import * as v from "valibot";
import type { Category } from "../domain/catalogue/product.js";
import type { ResolvedUrl } from "../domain/content/content.js";
import { resolvedUrlRow } from "../wire/resolvedUrl.js";
import { pictureRow } from "../wire/picture.js";
import { integer, text, textOrEmpty } from "../wire/scalars.js";
import type { Place } from "./contentClient.js";
import type { Http } from "./http.js";
import { fast, main } from "./reading.js";

/** A category without what only its own page needs. */
export type CategoryCard = Pick<Category, "id" | "parentId" | "title" | "description" | "url" | "picture">;

/** What is said of a product in one respect: "Breite", "212 cm". */
export interface ProductFact {
  featureId: number;
  title: string;
  /** with its unit */
  value: string;
}

/**
 * Calls that say in another way, or one by one, what a `Shop` reads together with something else.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID, and what a call names
 */
export interface LookupClient {
  /** of the texts */
  readonly locale: string;
  /**
   * What is known of a product, in the shop's order.
   * @throws ShopError NOT_FOUND
   */
  features(productId: number): Promise<ProductFact[]>;
  /** @throws ShopError NOT_FOUND */
  category(id: number): Promise<CategoryCard>;
  /**
   * As `content.resolve` of a shop, asked of the main API.
   * @throws ShopError NOT_FOUND
   */
  rewriting(url: string): Promise<ResolvedUrl>;
  /** every public setting of the country, as text */
  settings(): Promise<ReadonlyMap<string, string>>;
  /**
   * In which multiples a sale element is sold.
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

/** Makes {@link LookupClient.features}. */
export const featuresCall =
  (http: Http, { locale }: Language): LookupClient["features"] =>
  async (id) =>
    (await main(http, `ExternalOrderApi/features/product/${id}/${locale.slice(0, 2)}`, features)).data;

/** Makes {@link LookupClient.category}. */
export const categoryCardCall =
  (http: Http, { locale }: Language): LookupClient["category"] =>
  (id) =>
    fast(http, "category/", category, { category_id: id, locale });

/** Makes {@link LookupClient.rewriting}. */
export const rewritingCall =
  (http: Http, { locale }: Language): LookupClient["rewriting"] =>
  (url) =>
    main(http, "rewriting", resolvedUrlRow, { view_locale: locale, view_url: url });

/** Makes {@link LookupClient.settings}. */
export const settingsCall =
  (http: Http, { satellite }: Pick<Place, "satellite">): LookupClient["settings"] =>
  async () => {
    const rows = await fast(http, "system_config/custom_attribute/", settings, { satellite });
    return new Map(rows.map(({ name, value }) => [name, value]));
  };

/** Makes {@link LookupClient.multiple}. */
export const multipleCall =
  (http: Http, { locale }: Language): LookupClient["multiple"] =>
  async (id) =>
    (await fast(http, "multiplier/", v.object({ value: integer }), { locale, pse_id: id })).value;

/** Calls for one locale and country. */
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
