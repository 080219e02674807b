import * as v from "valibot";
import type { Db } from "../platform/db/connect.ts";
import { idInput, idListInput, integerInput } from "../platform/http/input.ts";
import { facetFilterInput } from "./facetFilter.ts";
import { selectCategoriesWithDescendants } from "./visibleCategories.ts";
import type { ProductFilter, NumberRange } from "./productFilter.ts";

const MAX_CENTS = 2_147_483_647;

/** Parses `1:80-160,3:0-90`: feature 1 from 80 to 160 and feature 3 from 0 to 90. */
const rangesInput: v.GenericSchema<unknown, NumberRange[]> = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text): unknown =>
    text.split(",").map((range) => {
      const [, id, min, max] = /^(\d{1,10}):(\d{1,6})-(\d{1,6})$/.exec(range) ?? [];
      return { id, min: Number(min), max: Number(max) };
    }),
  ),
  v.array(v.object({ id: idInput, min: v.number(), max: v.number() })),
);

const flagInput = v.pipe(
  v.picklist(["0", "1"]),
  v.transform((flag) => flag === "1"),
);

/** Query parameters that filter products, for lists and facets. */
export const filterInput = {
  category: v.optional(idListInput),
  brand: v.optional(idListInput),
  id: v.optional(idListInput),
  feature_availability: v.optional(facetFilterInput),
  attribute_availability: v.optional(facetFilterInput),
  feature_range: v.optional(rangesInput),
  // Gross, in whole units of the list's currency.
  price_min: v.optional(integerInput(0, 10_000_000)),
  price_max: v.optional(integerInput(0, 10_000_000)),
  in_stock: v.optional(flagInput),
  promo: v.optional(flagInput),
  new: v.optional(flagInput),
  bestseller: v.optional(flagInput),
  search: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  days_max: v.optional(integerInput(0, 365)),
  rating_min: v.optional(integerInput(1, 5)),
};

const filterQuery = v.object(filterInput);

/** Builds the filter; categories include their descendants. `find` returns the products that match a search text. */
export async function toProductFilter(
  db: Db,
  query: v.InferOutput<typeof filterQuery>,
  find: (text: string) => Promise<number[]>,
): Promise<ProductFilter> {
  const { price_min, price_max, id: ids } = query;
  const found = query.search === undefined ? undefined : await find(query.search);
  return {
    ids: found !== undefined && ids !== undefined ? found.filter((id) => ids.includes(id)) : (found ?? ids),
    categoryIds: query.category && (await selectCategoriesWithDescendants(db, query.category)),
    brandIds: query.brand,
    features: query.feature_availability,
    attributes: query.attribute_availability,
    ranges: query.feature_range,
    price:
      price_min === undefined && price_max === undefined
        ? undefined
        : {
            min: (price_min ?? 0) * 100,
            max: price_max === undefined ? MAX_CENTS : price_max * 100,
          },
    inStock: query.in_stock,
    reduced: query.promo,
    isNew: query.new,
    bestseller: query.bestseller,
    maxDays: query.days_max,
    minRating: query.rating_min,
  };
}
