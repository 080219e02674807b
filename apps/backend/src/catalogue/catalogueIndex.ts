import type { PriceContext } from "../pricing/prices.ts";
import type { Facets } from "./facets.ts";
import type { ProductFilter } from "./productFilter.ts";

export type SortOrder = "sales_view_quantity" | "sold" | "min_price" | "max_price" | "created_reverse" | "rating";

export interface ListPage {
  /** `given_id`: order of the ids in the filter. */
  order: SortOrder | "given_id";
  limit: number;
  offset: number;
}

/** Language and prices that lists are filtered and counted for. */
export type CountContext = Pick<PriceContext, "language" | "taxPercent" | "zeroVatCategoryIds" | "priceList">;

/** Lists, filters and counts the visible products. Their rows are read from the database afterwards, by id. */
export interface CatalogueIndex {
  /** Returns one page of the ids of matching products. */
  list(filter: ProductFilter, page: ListPage, context: CountContext): Promise<number[]>;
  facets(filter: ProductFilter, context: CountContext): Promise<Facets>;
  /** Counts matching products; a filter by price needs the context of `facets`. */
  count(filter: Omit<ProductFilter, "price">): Promise<number>;
  /** Returns the brand ids of matching products, in display order. */
  brandIds(filter: Omit<ProductFilter, "price">): Promise<number[]>;
  /** Number of products by category id, descendants included; categories without products are absent. */
  categoryCounts(): Promise<ReadonlyMap<number, number>>;
  /** Resolves when the index has the catalogue of the call, or has failed to read it. */
  refresh(): Promise<void>;
  /** Resolves when the index has the announced changes of products, or has failed to read them. */
  update(): Promise<void>;
  close(): Promise<void>;
}
