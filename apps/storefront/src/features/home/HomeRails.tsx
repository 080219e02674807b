import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ProductRail, RecentlyViewedRail } from "../../shared/productCard/ProductRail.tsx";
import { homeBestsellersQuery, newProductsQuery, reducedProductsQuery, selectionQuery } from "./homeQueries.ts";

export function Bestsellers(): ReactElement {
  const t = useTexts("home");
  const { data } = useSuspenseQuery(homeBestsellersQuery(useShop()));
  const more = { href: "/shop-grid-standard/bestsellers", title: t("allBestsellers") };
  return <ProductRail id="bestsellers" title={t("bestsellers")} products={data} more={more} />;
}

export function Offers(): ReactElement {
  const t = useTexts("home");
  const { data } = useSuspenseQuery(reducedProductsQuery(useShop()));
  const more = { href: "/shop-grid-standard/sale", title: t("allOffers") };
  return <ProductRail id="offers" title={t("offers")} products={data} more={more} />;
}

export function NewArrivals(): ReactElement {
  const t = useTexts("home");
  const { data } = useSuspenseQuery(newProductsQuery(useShop()));
  const more = { href: "/shop-grid-standard/new", title: t("allNew") };
  return <ProductRail id="new" title={t("new")} products={data} more={more} />;
}

/** Product selection of the backend, under its own title. */
export function HomeSelection(): ReactElement | null {
  const { data } = useSuspenseQuery(selectionQuery(useShop()));
  return data && <ProductRail id="selection" title={data.title} products={data.products} />;
}

/** Hidden on the server, which does not know the viewed products. */
export function RecentlyViewed(): ReactElement {
  return <RecentlyViewedRail id="viewed" title={useTexts("home")("viewed")} />;
}
