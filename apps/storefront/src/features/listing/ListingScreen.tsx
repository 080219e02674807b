import type { MenuCategory, Subcategory } from "@shop/core";
import {
  brandQuery,
  categoryQuery,
  contentQuery,
  menuQuery,
  type ReadQuery,
  subcategoriesQuery,
} from "@shop/core/query";
import { Breadcrumbs, type Crumb, ProductPicture, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { BreadcrumbData, ItemListData } from "../../shared/jsonLd.tsx";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Html } from "../../ui/Html.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { buildFilterChips, FilterChips, NoMatches, RESULT_COUNT_ID } from "./FilterChips.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { ListingProducts } from "./ListingProducts.tsx";
import type { ListType } from "../../shared/listTypes.ts";
import type { ListingSubject } from "./listingSubject.ts";
import { FilterSheet, PANEL_ID, SortForm } from "./ListingToolbar.tsx";
import { PromotedFilters } from "./PromotedFilters.tsx";
import { useListing } from "./useListing.ts";

interface ListingProps {
  subject: ListingSubject;
}

export function ListingScreen({ subject }: ListingProps): ReactElement {
  const shop = useShop();
  switch (subject.kind) {
    case "category":
      return <CategoryListing subject={subject} />;
    case "brand":
      return <DescribedListing subject={subject} query={brandQuery(shop, subject.id)} />;
    case "content":
      return <DescribedListing subject={subject} query={contentQuery(shop, subject.id)} />;
    case "type":
      return <GeneralListing subject={subject} list={subject.type} />;
    case "all":
      return <AllProductsListing subject={subject} />;
  }
}

function CategoryListing({ subject }: { subject: Extract<ListingSubject, { kind: "category" }> }): ReactElement {
  const shop = useShop();
  const { data: category } = useSuspenseQuery(categoryQuery(shop, subject.id));
  const { data: subcategories } = useSuspenseQuery(subcategoriesQuery(shop, subject.id));
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  return (
    <ListingView
      subject={subject}
      title={category.title}
      html={category.description}
      parentCrumbs={findAncestors(subject.id, menu).map(({ title, url }) => ({ title, href: url }))}
      tiles={subcategories}
    />
  );
}

/** Returns the path from the root to the category's parent; empty for a root and for an unknown category. */
function findAncestors(id: number, menu: readonly MenuCategory[]): MenuCategory[] {
  for (const category of menu) {
    if (category.children.some((child) => child.id === id)) return [category];
    const path = findAncestors(id, category.children);
    if (path.length > 0) return [category, ...path];
  }
  return [];
}

interface DescribedListingProps extends ListingProps {
  query: ReadQuery<{ title: string; description: string }>;
}

function DescribedListing({ subject, query }: DescribedListingProps): ReactElement {
  const { data } = useSuspenseQuery(query);
  return <ListingView subject={subject} title={data.title} html={data.description} />;
}

function AllProductsListing({ subject }: ListingProps): ReactElement {
  const { data: roots } = useSuspenseQuery(subcategoriesQuery(useShop(), 0));
  return <GeneralListing subject={subject} list="all" tiles={roots} />;
}

interface GeneralListingProps extends ListingProps, Pick<ListingViewProps, "tiles"> {
  list: ListType | "all";
}

/** List without title and text in the backend. */
function GeneralListing({ list, ...listing }: GeneralListingProps): ReactElement {
  const t = useTexts("listing");
  return <ListingView {...listing} title={t(`lists.${list}.title`)} text={t(`lists.${list}.intro`)} />;
}

interface ListingViewProps extends ListingProps {
  title: string;
  /** Introduction: sanitized HTML, or plain text. */
  html?: string;
  text?: string;
  /** Crumbs between the home page and this one. */
  parentCrumbs?: readonly Crumb[];
  tiles?: readonly Subcategory[];
}

const INTRO = "lh-prose lh-listing-intro";

function ListingView(props: ListingViewProps): ReactElement {
  const { subject, title, html = "", text = "", parentCrumbs = [], tiles = [] } = props;
  const t = useTexts("listing");
  const shared = useTexts("shared");
  const listing = useListing(subject);
  const { baseFacets, currentFacets, products } = listing;
  const chips = buildFilterChips(listing, t);
  const crumbs = [{ title: shared("home"), href: "/" }, ...parentCrumbs, { title }];
  return (
    <div className="lh-page lh-listing">
      <Breadcrumbs crumbs={crumbs} label={shared("crumbs")} link={ShopLink} />
      <BreadcrumbData crumbs={crumbs} />
      <ItemListData products={products} />
      <div className="lh-listing-head">
        <h1>{title}</h1>
        <p className="lh-listing-count" id={RESULT_COUNT_ID} role="status" tabIndex={-1}>
          {t("count", { count: currentFacets.count })}
        </p>
      </div>
      {html !== "" && <Html html={html} className={INTRO} />}
      {text !== "" && <p className={INTRO}>{text}</p>}
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

/** Direct subcategories with products. */
function Subcategories({ subcategories }: { subcategories: readonly Subcategory[] }): ReactElement | null {
  const t = useTexts("listing");
  const filled = subcategories.filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  return (
    <nav aria-label={t("subcategories")}>
      <ul className="lh-subcategories-list" role="list">
        {filled.map(({ id, title, url, picture }) => (
          <li key={id}>
            <ShopLink className="lh-subcategory" to={url}>
              {picture !== undefined && <ProductPicture picture={picture} sizes="64px" alt="" />}
              <span>{title}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Screen of a category without products. */
function EmptyListing(): ReactElement {
  const t = useTexts("listing");
  return (
    <EmptyState icon="package" title={t("empty.title")} action={<ButtonLink to="/" label={t("empty.action")} />}>
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}
