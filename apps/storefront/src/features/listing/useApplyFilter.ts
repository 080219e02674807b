import { useNavigate } from "@tanstack/react-router";
import type { PageSearch } from "./pageSearch.ts";
import { type ListingFilter, serializeFilter } from "./filterParams.ts";

/** Search parameters for a filter: keeps the sort order and returns to the first page. */
export const searchWithFilter =
  (filter: ListingFilter) =>
  ({ sort }: { sort?: PageSearch["sort"] }): PageSearch => ({ sort, ...serializeFilter(filter) });

/** Applies a filter. Keeps the scroll position; "back" undoes it. */
export function useApplyFilter(): (filter: ListingFilter) => void {
  const navigate = useNavigate();
  return (filter) => void navigate({ to: ".", search: searchWithFilter(filter), resetScroll: false });
}
