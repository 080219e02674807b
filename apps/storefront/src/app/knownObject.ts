import type { Brand, ContentLink, MenuCategory, Product, ProductCard, ResolvedUrl, Selection } from "@shop/core";
import type { QueryClient } from "@tanstack/react-query";
import type { PageLink } from "./linksQuery.ts";

/** What an address is, by an answer of the shop that is here already. */
export interface KnownObject extends Pick<ResolvedUrl, "view" | "viewId"> {
  /** of a product: what its card says */
  card?: ProductCard;
}

/** Answers that are lists of cards. */
const CARDS = ["products", "bestsellers", "accessories", "similar", "bestOfCategory"];

/**
 * Who links to a page knows what it is: the answer that the link was drawn from says its number beside its address. Then the
 * shop need not be asked what the address is, and the page's data are asked for at once. An answer may be minutes old: the
 * object itself has to say the same address when it comes.
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
