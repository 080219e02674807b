import { Link, useNavigate } from "@tanstack/react-router";
import type { ComponentProps, ReactElement } from "react";
import type { PageSearch } from "./pageSearch.ts";
import { type ListingFilter, serializeFilter } from "./filterParams.ts";

/** Search parameters for a filter: keeps sort order and category of a search, and returns to the first page. */
const searchWithFilter =
  (filter: ListingFilter) =>
  ({ sort, category }: { sort?: PageSearch["sort"]; category?: number | undefined }) => ({
    sort,
    category,
    ...serializeFilter(filter),
  });

interface FilterLinkProps extends Pick<ComponentProps<"a">, "className" | "children" | "onClick" | "aria-current"> {
  filter: ListingFilter;
}

export function FilterLink({ filter, ...link }: FilterLinkProps): ReactElement {
  // Exact: a list without the filter is no part of the open page, which would mark the link as current.
  return (
    <Link {...link} to="." search={searchWithFilter(filter)} activeOptions={{ exact: true }} resetScroll={false} />
  );
}

/** Applies a filter. Keeps the scroll position; "back" undoes it. */
export function useApplyFilter(): (filter: ListingFilter) => void {
  const navigate = useNavigate();
  return (filter) => void navigate({ to: ".", search: searchWithFilter(filter), resetScroll: false });
}
