import type { Subcategory } from "@shop/core";
import { Breadcrumbs, type Crumb } from "@shop/react";
import type { ReactElement } from "react";
import { BreadcrumbData, ItemListData } from "../../shared/jsonLd.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Html } from "../../ui/Html.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { RESULT_COUNT_ID, FilterChips } from "./FilterChips.tsx";
import { buildFilterChips } from "./buildFilterChips.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import { FilterSheet, PANEL_ID } from "./FilterSheet.tsx";
import { ListingProducts } from "./ListingProducts.tsx";
import { type ListingSubject, subjectKey } from "./listingSubject.ts";
import { NoMatches } from "./NoMatches.tsx";
import { PromotedFilters } from "./PromotedFilters.tsx";
import { SortForm } from "./SortForm.tsx";
import { Subcategories } from "./Subcategories.tsx";
import { useCurrencySymbol } from "./useCurrencySymbol.ts";
import { useListing } from "./useListing.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

interface ListingViewProps {
  subject: ListingSubject;
  title: string;
  /** Sanitized HTML, or plain text. */
  intro: { html: string } | { text: string };
  /** Crumbs between the home page and this one. */
  parentCrumbs?: readonly Crumb[];
  tiles?: readonly Subcategory[];
}

export function ListingView({ subject, title, intro, parentCrumbs = [], tiles = [] }: ListingViewProps): ReactElement {
  const t = useTexts("listing");
  const shared = useTexts("shared");
  const listing = useListing(subject);
  const { filter, baseFacets, currentFacets, products } = listing;
  const chips = buildFilterChips(filter, baseFacets, { t, currency: useCurrencySymbol() });
  const crumbs = [{ title: shared("home"), href: "/" }, ...parentCrumbs, { title }];
  return (
    <div className="lh-page lh-listing">
      <Breadcrumbs crumbs={crumbs} label={shared("crumbs")} link={ShopLink} />
      <BreadcrumbData key={`crumbs ${subjectKey(subject)}`} crumbs={crumbs} />
      <ItemListData key={subjectKey(subject)} products={products} />
      <div className="lh-listing-head">
        <h1>{title}</h1>
        <p className="lh-listing-count" id={RESULT_COUNT_ID} role="status" tabIndex={-1}>
          {t("count", { count: currentFacets.count })}
        </p>
      </div>
      <Intro intro={intro} />
      <Subcategories subcategories={tiles} />
      {baseFacets.count === 0 ? (
        <EmptyListing />
      ) : (
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
              {products.length === 0 ? <NoMatches chips={chips} /> : <ListingProducts listing={listing} />}
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Intro({ intro }: Pick<ListingViewProps, "intro">): ReactElement | null {
  const className = "lh-prose lh-listing-intro";
  if ("html" in intro) return intro.html === "" ? null : <Html html={intro.html} className={className} />;
  return intro.text === "" ? null : <p className={className}>{intro.text}</p>;
}

/** Screen of a category without products. */
function EmptyListing(): ReactElement {
  const t = useTexts("listing");
  const home = (
    <ShopLink {...buttonProps()} to="/">
      {t("empty.action")}
    </ShopLink>
  );
  return (
    <EmptyState icon="package" title={t("empty.title")} action={home}>
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}
