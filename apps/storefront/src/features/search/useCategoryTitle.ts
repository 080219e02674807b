import { menuRoots, type SearchCategory } from "@shop/core";
import { menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** Title from the engine, else from the menu. */
export function useCategoryTitle(): (category: SearchCategory) => string {
  const { data: menu } = useSuspenseQuery(menuQuery(useShop()));
  return ({ id, title }) => title || (menuRoots(menu, [id])[0]?.title ?? `#${id}`);
}
