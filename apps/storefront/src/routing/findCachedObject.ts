import type { Brand, ContentLink, MenuCategory, Product, ProductCard, ResolvedUrl, Selection } from "@shop/core";
import type { QueryClient } from "@tanstack/react-query";
import type { PageLink } from "../shared/folderLinksQuery.ts";

export interface CachedObject extends Pick<ResolvedUrl, "view" | "viewId"> {
  card?: ProductCard;
}

/** Key prefixes of queries that return lists of product cards. */
const CARD_LIST_QUERIES = [
  ["catalogue", "products"],
  ["catalogue", "bestsellers"],
  ["related", "accessories"],
  ["related", "similar"],
  ["related", "bestOfCategory"],
];

/** Resolves a path from cached data, which may be minutes old: compare it with the URL of the loaded object. */
export function findCachedObject(path: string, queryClient: QueryClient): CachedObject | undefined {
  const hasPath = (object: { url: string }): boolean => object.url === path;
  const cachedData = <T>(...queryKey: string[]): T[] =>
    queryClient.getQueriesData<T>({ queryKey }).flatMap(([, data]) => (data === undefined ? [] : [data]));

  const products = cachedData<Product>("catalogue", "product");
  const selections = [
    ...cachedData<Selection[]>("related", "selections").flat(),
    ...cachedData<Selection | null>("homeSelection"),
  ];
  const cards = [
    ...CARD_LIST_QUERIES.flatMap((key) => cachedData<ProductCard[]>(...key).flat()),
    ...selections.flatMap((selection) => selection?.products ?? []),
  ];
  const card = products.find(hasPath) ?? cards.find(hasPath);
  if (card !== undefined) return { view: "product", viewId: card.id, card };
  const categories = [
    ...cachedData<MenuCategory[]>("catalogue", "menu").flat().flatMap(withChildren),
    ...products.flatMap((product) => product.categories),
  ];
  const category = categories.find(hasPath);
  if (category !== undefined) return { view: "category", viewId: category.id };
  const brand =
    cachedData<Brand[]>("catalogue", "brands").flat().find(hasPath)?.id ??
    products.find(({ brandUrl }) => brandUrl === path)?.brandId;
  if (brand !== undefined) return { view: "brand", viewId: brand };
  const content = [
    ...cachedData<PageLink[]>("links").flat(),
    ...cachedData<ContentLink[]>("content", "folder").flat(),
  ].find(hasPath);
  return content && { view: "content", viewId: content.id };
}

const withChildren = (category: MenuCategory): MenuCategory[] => [category, ...category.children.flatMap(withChildren)];
