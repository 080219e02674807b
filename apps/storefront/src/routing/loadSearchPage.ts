import { isRanked } from "../features/listing/listingQuery.ts";
import { loadListing } from "../features/listing/loadListing.ts";
import type { PageSearch } from "../features/listing/pageSearch.ts";
import { loadSearch } from "../features/search/loadSearch.ts";
import type { AppContext } from "../shared/appContext.ts";

/** Loads the results of a search, and the listing with its filters when there are any. */
export async function loadSearchPage(
  value: string,
  search: PageSearch & { category?: number | undefined },
  context: AppContext,
): ReturnType<typeof loadSearch> {
  const page = await loadSearch(value, { ...search, ranked: isRanked(search) }, context);
  const { text, request } = page;
  if (page.state === "found") await loadListing({ kind: "search", text, category: request.category }, context, search);
  return page;
}
