import type { MenuCategory, SearchCategory } from "@shop/core";
import { menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** Title from the engine, else from the menu. */
export function useCategoryTitle(): (category: SearchCategory) => string {
  const { data: menu } = useSuspenseQuery(menuQuery(useShop()));
  return ({ id, title }) => title || (findCategory(menu, id)?.title ?? `#${id}`);
}

function findCategory(categories: readonly MenuCategory[], id: number): MenuCategory | undefined {
  for (const category of categories) {
    const found = category.id === id ? category : findCategory(category.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
