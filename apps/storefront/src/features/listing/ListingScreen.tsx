import type { Brand, MenuCategory, Subcategory } from "@shop/core";
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
import type { ReactElement, ReactNode } from "react";
import { BreadcrumbData, ItemListData } from "../../shared/jsonLd.tsx";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Html } from "../../ui/Html.tsx";
import { buildFilterChips, RESULT_COUNT_ID } from "./FilterChips.tsx";
import { ListingColumns } from "./ListingColumns.tsx";
import type { ListType } from "../../shared/listTypes.ts";
import type { ListingSubject } from "./listingSubject.ts";
import { useListing } from "./useListing.ts";
import "./listing.css";

interface ListingProps {
  subject: ListingSubject;
  /** Crumbs between the home page and this one. */
  parentCrumbs?: readonly Crumb[];
  tiles?: readonly Subcategory[];
}

export function ListingScreen({ subject }: { subject: ListingSubject }): ReactElement {
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
    case "search":
      throw new Error("The search screen shows its list itself");
  }
}

function CategoryListing({ subject }: { subject: Extract<ListingSubject, { kind: "category" }> }): ReactElement {
  const shop = useShop();
  const { data: tiles } = useSuspenseQuery(subcategoriesQuery(shop, subject.id));
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  const parentCrumbs = findAncestors(subject.id, menu).map(({ title, url }) => ({ title, href: url }));
  const query = categoryQuery(shop, subject.id);
  return <DescribedListing subject={subject} query={query} parentCrumbs={parentCrumbs} tiles={tiles} />;
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

type Described = Pick<Brand, "title" | "description">;

function DescribedListing({ query, ...listing }: ListingProps & { query: ReadQuery<Described> }): ReactElement {
  const { title, description } = useSuspenseQuery(query).data;
  return (
    <ListingView {...listing} title={title}>
      {description !== "" && <Html html={description} className={INTRO} />}
    </ListingView>
  );
}

function AllProductsListing({ subject }: ListingProps): ReactElement {
  const { data: roots } = useSuspenseQuery(subcategoriesQuery(useShop(), 0));
  return <GeneralListing subject={subject} list="all" tiles={roots} />;
}

/** List without title and text in the backend. */
function GeneralListing({ list, ...listing }: ListingProps & { list: ListType | "all" }): ReactElement {
  const t = useTexts("listing");
  return (
    <ListingView {...listing} title={t(`lists.${list}.title`)}>
      <p className={INTRO}>{t(`lists.${list}.intro`)}</p>
    </ListingView>
  );
}

const INTRO = "lh-prose lh-listing-intro";

function ListingView(props: ListingProps & { title: string; children: ReactNode }): ReactElement {
  const { subject, title, parentCrumbs = [], tiles = [] } = props;
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
      {props.children}
      <Subcategories subcategories={tiles} />
      {baseFacets.count === 0 ? <EmptyListing /> : <ListingColumns listing={listing} chips={chips} />}
    </div>
  );
}

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

function EmptyListing(): ReactElement {
  const t = useTexts("listing");
  return (
    <EmptyState icon="package" title={t("empty.title")} action={<ButtonLink to="/" label={t("empty.action")} />}>
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}
