import { categoryQuery, menuQuery, productCountQuery, productsQuery, subcategoriesQuery } from "@shop/core/query";
import { Breadcrumbs, useShop } from "@shop/react";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Html } from "../../ui/Html.tsx";
import { ancestorsOf } from "./categoryPath.ts";
import { EmptyListing } from "./EmptyListing.tsx";
import { ListingProducts } from "./ListingProducts.tsx";
import { listingQueries } from "./listingQuery.ts";
import { SortForm } from "./SortForm.tsx";
import { Subcategories } from "./Subcategories.tsx";

const route = getRouteApi("/$");

/** A category: what is below it and the products in it. */
export function ListingScreen({ id }: { id: number }): ReactElement {
  const shop = useShop();
  const t = useTexts("listing");
  const shared = useTexts("shared");
  const search = route.useSearch();
  const { data: category } = useSuspenseQuery(categoryQuery(shop, id));
  const { data: subcategories } = useSuspenseQuery(subcategoriesQuery(shop, id));
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  const { data: count } = useSuspenseQuery(productCountQuery(shop, id));
  const queries = listingQueries(id, search, count).map((query) => productsQuery(shop, query));
  const pages = useSuspenseQueries({ queries });
  const products = pages.flatMap(({ data }) => data);
  const crumbs = [
    { title: shared("home"), href: "/" },
    ...ancestorsOf(id, menu).map(({ title, url }) => ({ title, href: url })),
    { title: category.title },
  ];
  return (
    <div className="lh-page lh-listing">
      <Breadcrumbs crumbs={crumbs} label={shared("crumbs")} link={ShopLink} />
      <div className="lh-listing-head">
        <h1>{category.title}</h1>
        {count > 0 && <p className="lh-listing-count">{t("count", { count })}</p>}
      </div>
      {category.description !== "" && <Html html={category.description} className="lh-prose lh-listing-intro" />}
      <Subcategories subcategories={subcategories} />
      {products.length === 0 ? (
        <EmptyListing />
      ) : (
        <>
          <div className="lh-toolbar">
            <SortForm sort={search.sort} />
          </div>
          <ListingProducts products={products} count={count} page={queries.length} />
        </>
      )}
    </div>
  );
}
