import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Brands } from "./Brands.tsx";
import { Facts } from "./Facts.tsx";
import { Hero } from "./Hero.tsx";
import { Bestsellers, HomeSelection, NewArrivals, Offers } from "./HomeRails.tsx";
import { LatestArticles } from "./LatestArticles.tsx";
import { shopData } from "./laterShopData.ts";
import { RecentlyViewed } from "./RecentlyViewed.tsx";
import { RoomTiles } from "./RoomTiles.tsx";
import { roomsQuery } from "./homeQueries.ts";

export function HomeScreen(): ReactElement {
  const { data: rooms } = useSuspenseQuery(roomsQuery(useShop()));
  return (
    <div className="lh-page lh-home">
      <Hero category={rooms.first} />
      <RoomTiles categories={rooms.tiles} />
      <Bestsellers />
      <Offers />
      <NewArrivals />
      <HomeSelection />
      <Brands />
      <LatestArticles />
      <RecentlyViewed />
      <Facts />
      <shopData.Part />
    </div>
  );
}
