/** Product filter; all given conditions must hold. */
export interface ProductFilter {
  /** Includes subcategories. */
  category?: number | undefined;
  brand?: number | readonly number[] | undefined;
  id?: readonly number[] | undefined;
  /** Only products that a search for this text finds; the order `given_id` lists the best match first. */
  search?: string | undefined;
  /** Value ids by feature id; one matching value is enough. */
  features?: Readonly<Record<number, readonly number[]>> | undefined;
  /** Value ids by attribute id; one matching value is enough. */
  attributes?: Readonly<Record<number, readonly number[]>> | undefined;
  /** Minimum and maximum by feature id. */
  ranges?: Readonly<Record<number, { min: number; max: number }>> | undefined;
  /** Gross, in whole units of the currency of the country. */
  price?: { min?: number | undefined; max?: number | undefined } | undefined;
  inStock?: boolean | undefined;
  reduced?: boolean | undefined;
  /** Added lately. */
  isNew?: boolean | undefined;
  /** Among the most sold. */
  bestseller?: boolean | undefined;
  /** Ships within this number of days. */
  withinDays?: number | undefined;
  minRating?: number | undefined;
}

/** Converts a filter to query parameters of products_list and product_facets. */
export function filterQuery(filter: ProductFilter): Record<string, string | number | undefined> {
  const { category, brand, id, price, withinDays, minRating } = filter;
  return {
    category,
    brand: typeof brand === "number" ? brand : list(brand),
    id: list(id),
    search: filter.search,
    feature_availability: availability(filter.features),
    attribute_availability: availability(filter.attributes),
    feature_range: joined(
      Object.entries(filter.ranges ?? {}).map(([feature, { min, max }]) => `${feature}:${min}-${max}`),
    ),
    price_min: price?.min,
    price_max: price?.max,
    in_stock: filter.inStock ? 1 : undefined,
    promo: filter.reduced ? 1 : undefined,
    new: filter.isNew ? 1 : undefined,
    bestseller: filter.bestseller ? 1 : undefined,
    days_max: withinDays,
    rating_min: minRating,
  };
}

/** `1:(13|17),2:4` */
function availability(chosen: Readonly<Record<number, readonly number[]>> = {}): string | undefined {
  return joined(
    Object.entries(chosen).flatMap(([id, values]) => (values.length === 0 ? [] : [`${id}:(${values.join("|")})`])),
  );
}

const list = (ids: readonly number[] | undefined): string | undefined => joined(ids ?? []);

/** Returns undefined for no parts: the backend rejects empty parameters. */
const joined = (parts: readonly (string | number)[]): string | undefined =>
  parts.length === 0 ? undefined : parts.join(",");
