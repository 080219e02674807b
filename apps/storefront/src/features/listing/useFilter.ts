import { useNavigate } from "@tanstack/react-router";
import type { PageSearch } from "../../app/pageSearch.ts";
import { type ListingFilter, writeFilter } from "./filterSearch.ts";

/** Search parameters for a filter: keeps the sort order and returns to the first page. */
export const filteredSearch =
  (filter: ListingFilter) =>
  ({ sort }: { sort?: PageSearch["sort"] }): PageSearch => ({ sort, ...writeFilter(filter) });

/** Applies a filter. Keeps the scroll position; "back" undoes it. */
export function useFilter(): (filter: ListingFilter) => void {
  const navigate = useNavigate();
  return (filter) => void navigate({ to: ".", search: filteredSearch(filter), resetScroll: false });
}
