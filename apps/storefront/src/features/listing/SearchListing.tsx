import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { buildFilterChips, RESULT_COUNT_ID } from "./FilterChips.tsx";
import { ListingColumns } from "./ListingColumns.tsx";
import type { ListingSubject } from "./listingSubject.ts";
import { useListing } from "./useListing.ts";
import "./listing.css";

interface SearchListingProps {
  subject: Extract<ListingSubject, { kind: "search" }>;
  /** The engine's products; undefined under a filter or sort order, whose products the listing fetches. */
  children: ReactElement | undefined;
}

/** Results of a search with the filters and sort orders of a listing. */
export function SearchListing({ subject, children }: SearchListingProps): ReactElement {
  const t = useTexts("listing");
  const listing = useListing(subject);
  return (
    <>
      <p className="lh-listing-count" id={RESULT_COUNT_ID} role="status" tabIndex={-1}>
        {children === undefined && t("count", { count: listing.currentFacets.count })}
      </p>
      <ListingColumns listing={listing} chips={buildFilterChips(listing, t)}>
        {children}
      </ListingColumns>
    </>
  );
}
