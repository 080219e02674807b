import type { ProductQuery } from "@shop/core";
import { type PageSearch, SORTS } from "../../app/pageSearch.ts";

/** Cards of the first page and of each step of "load more". */
export const PAGE_SIZE = 24;

export const lastPage = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** One query per page: "load more" asks only for what is not there yet. */
export function listingQueries(
  category: number,
  { page = 1, sort = SORTS[0] }: PageSearch,
  count: number,
): ProductQuery[] {
  return Array.from({ length: Math.min(page, lastPage(count)) }, (_, index) => ({
    category,
    order: sort,
    limit: PAGE_SIZE,
    offset: index * PAGE_SIZE,
  }));
}
