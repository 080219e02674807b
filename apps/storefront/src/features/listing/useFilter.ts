import { useNavigate } from "@tanstack/react-router";
import type { PageSearch } from "../../app/pageSearch.ts";
import { type ListingFilter, writeFilter } from "./filterSearch.ts";

/** The address under a filter: in the same order, from the first page. */
export const filteredSearch =
  (filter: ListingFilter) =>
  ({ sort }: { sort?: PageSearch["sort"] }): PageSearch => ({ sort, ...writeFilter(filter) });

/** Narrows the list. Where the shopper is on the page does not change, and "back" takes the choice back. */
export function useFilter(): (filter: ListingFilter) => void {
  const navigate = useNavigate();
  return (filter) => void navigate({ to: ".", search: filteredSearch(filter), resetScroll: false });
}
