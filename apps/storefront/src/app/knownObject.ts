import type { Brand, ContentLink, MenuCategory, Product, ProductCard, ResolvedUrl, Selection } from "@shop/core";
import type { QueryClient } from "@tanstack/react-query";
import type { PageLink } from "./linksQuery.ts";

export interface KnownObject extends Pick<ResolvedUrl, "view" | "viewId"> {
  card?: ProductCard;
}

/** Keys of queries that return lists of product cards. */
const CARDS = ["products", "bestsellers", "accessories", "similar", "bestOfCategory"];

/**
 * Resolves a path from cached query data, usually the list that the link was rendered from. Saves the resolve request.
 * Cached data may be minutes old: compare the path with the URL of the object once it is loaded.
 */
export function knownObject(path: string, queryClient: QueryClient): KnownObject | undefined {
  const here = (one: { url: string }): boolean => one.url === path;
  const answers = <T>(name: string): T[] =>
    queryClient.getQueriesData<T>({ queryKey: [name] }).flatMap(([, data]) => (data === undefined ? [] : [data]));

  const products = answers<Product>("product");
  const selections = [...answers<Selection[]>("selections").flat(), ...answers<Selection | null>("homeSelection")];
  const cards = [
    ...CARDS.flatMap((name) => answers<ProductCard[]>(name).flat()),
    ...selections.flatMap((selection) => selection?.products ?? []),
  ];
  const card = products.find(here) ?? cards.find(here);
  if (card !== undefined) return { view: "product", viewId: card.id, card };
  const categories = [
    ...answers<MenuCategory[]>("menu").flat().flatMap(withChildren),
    ...products.flatMap((product) => product.categories),
  ];
  const category = categories.find(here);
  if (category !== undefined) return { view: "category", viewId: category.id };
  const brand =
    answers<Brand[]>("brands").flat().find(here)?.id ?? products.find(({ brandUrl }) => brandUrl === path)?.brandId;
  if (brand !== undefined) return { view: "brand", viewId: brand };
  const content = [...answers<PageLink[]>("links").flat(), ...answers<ContentLink[]>("folder").flat()].find(here);
  return content && { view: "content", viewId: content.id };
}

const withChildren = (category: MenuCategory): MenuCategory[] => [category, ...category.children.flatMap(withChildren)];
