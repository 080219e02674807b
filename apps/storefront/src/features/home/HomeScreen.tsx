import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Bestsellers } from "./Bestsellers.tsx";
import { Facts } from "./Facts.tsx";
import { Hero } from "./Hero.tsx";
import { RoomTiles } from "./RoomTiles.tsx";
import { roomsQuery } from "./homeQueries.ts";

export function HomeScreen(): ReactElement {
  const { data: rooms } = useSuspenseQuery(roomsQuery(useShop()));
  return (
    <div className="lh-page lh-home">
      <Hero category={rooms.first} />
      <RoomTiles categories={rooms.tiles} />
      <Bestsellers />
      <Facts />
    </div>
  );
}
