import type { Shop, Subcategory } from "@shop/core";
import { bestsellersQuery, localeConfigQuery, type ReadQuery, STALE_MS } from "@shop/core/query";

/** Cards in the rail. */
export const BESTSELLERS = 8;

/** The top categories of the home page, and the first of them large. */
export interface Rooms {
  first: Subcategory | undefined;
  tiles: readonly Subcategory[];
}

/**
 * The top categories with products and pictures. The first one's picture is the large one, so its tile shows what is in
 * it: the picture of the first category below.
 */
export const roomsQuery = (shop: Shop): ReadQuery<Rooms> => ({
  queryKey: ["rooms", shop.config.locale],
  queryFn: async () => {
    const filled = (categories: Subcategory[]): Subcategory[] => categories.filter(({ count }) => count > 0);
    const roots = filled(await shop.catalogue.subcategories(0));
    const [first] = roots;
    if (first === undefined) return { first, tiles: [] };
    const below = filled(await shop.catalogue.subcategories(first.id)).find(({ picture }) => picture !== undefined);
    return {
      first,
      tiles: roots.map((root) => (root === first && below ? { ...root, picture: below.picture } : root)),
    };
  },
  staleTime: STALE_MS,
});

/** Everything the home page shows. */
export const homeQueries = (shop: Shop): Array<ReadQuery<unknown>> => [
  localeConfigQuery(shop),
  roomsQuery(shop),
  bestsellersQuery(shop, BESTSELLERS),
];
