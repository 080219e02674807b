import * as v from "valibot";
import type { Category } from "../domain/catalogue/product.js";
import type { ResolvedUrl } from "../domain/content/content.js";
import { resolvedUrlRow } from "../wire/content.js";
import { pictureRow } from "../wire/picture.js";
import { integer, text, textOrEmpty } from "../wire/scalars.js";
import type { Http } from "./http.js";
import { reading } from "./reading.js";

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

/** Calls for one locale and country. */
export function createLookupClient(
  http: Http,
  { locale, satellite }: { locale: string; satellite: string },
): LookupClient {
  const main = reading(http, "main");
  const fast = reading(http, "fast");
  return {
    locale,
    features: (id) =>
      main(`ExternalOrderApi/features/product/${id}/${locale.slice(0, 2)}`, features).then(({ data }) => data),
    category: (id) => fast("category/", category, { category_id: id, locale }),
    rewriting: (url) => main("rewriting", resolvedUrlRow, { view_locale: locale, view_url: url }),
    settings: () =>
      fast("system_config/custom_attribute/", settings, { satellite }).then(
        (rows) => new Map(rows.map(({ name, value }) => [name, value])),
      ),
    multiple: (id) =>
      fast("multiplier/", v.object({ value: integer }), { locale, pse_id: id }).then(({ value }) => value),
  };
}
