import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { type FilterChip, FilterChips, NoMatches, PromotedFilters } from "./FilterChips.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { ListingProducts } from "./ListingProducts.tsx";
import { FilterSheet, PANEL_ID, SortForm } from "./ListingToolbar.tsx";
import type { Listing } from "./useListing.ts";

interface ListingColumnsProps {
  listing: Listing;
  chips: readonly FilterChip[];
  /** In place of the listing's own products. */
  children?: ReactElement | undefined;
}

/** Filters beside the products, with sort order and active filters above them. */
export function ListingColumns({ listing, chips, children }: ListingColumnsProps): ReactElement {
  const t = useTexts("listing");
  const own = listing.products.length === 0 ? <NoMatches chips={chips} /> : <ListingProducts listing={listing} />;
  return (
    <>
      <PromotedFilters listing={listing} />
      <div className="lh-listing-columns">
        <section className="lh-filters" id={PANEL_ID} aria-label={t("filters.title")}>
          <a className="lh-filters-close" href="#products" aria-label={t("filters.close")}>
            <Icon name="x" />
          </a>
          <FilterPanel listing={listing} />
        </section>
        <div className="lh-listing-main" id="products">
          <div className="lh-toolbar" data-sticky="">
            <FilterSheet listing={listing} selectedCount={chips.length} />
            <SortForm listing={listing} />
          </div>
          <FilterChips chips={chips} />
          {children ?? own}
        </div>
      </div>
    </>
  );
}
