import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Brands } from "./Brands.tsx";
import { ServiceFacts } from "./ServiceFacts.tsx";
import { Hero } from "./Hero.tsx";
import { Bestsellers, HomeSelection, NewArrivals, Offers, RecentlyViewed } from "./HomeRails.tsx";
import { LatestArticles } from "./LatestArticles.tsx";
import { lazyShopJsonLd } from "./lazyShopJsonLd.ts";
import { CategoryTiles } from "./CategoryTiles.tsx";
import { topCategoriesQuery } from "./homeQueries.ts";

export function HomeScreen(): ReactElement {
  const { data: topCategories } = useSuspenseQuery(topCategoriesQuery(useShop()));
  return (
    <div className="lh-page lh-home">
      <Hero category={topCategories.hero} />
      <CategoryTiles categories={topCategories.tiles} />
      <Bestsellers />
      <Offers />
      <NewArrivals />
      <HomeSelection />
      <Brands />
      <LatestArticles />
      <RecentlyViewed />
      <ServiceFacts />
      <lazyShopJsonLd.Component />
    </div>
  );
}
