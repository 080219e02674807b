import type { Brand, ContentLink, Shop, Subcategory } from "@shop/core";
import { bestsellersQuery, localeConfigQuery, productsQuery, type ReadQuery, STALE_MS } from "@shop/core/query";
import { linksQuery } from "../../app/linksQuery.ts";

/** Products per rail. */
const RAIL = 8;
/** Minimum size of a selection. */
const SELECTION_MIN = 3;
/** Number of bestsellers whose selections are fetched. */
const ASKED = 3;
/** Folder code of the blog. */
export const BLOG = "blog";
/** Articles on the home page. */
const LATEST = 3;

type Products = ReturnType<typeof productsQuery>;
type Selection = Awaited<ReturnType<Shop["related"]["selections"]>>[number];

/** Top categories; the first one is also the hero. */
export interface Rooms {
  first: Subcategory | undefined;
  tiles: readonly Subcategory[];
}

/**
 * Top categories with products. The hero uses the first one's picture, so its tile shows the picture of the first
 * subcategory that has one.
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

export const homeBestsellersQuery = (shop: Shop): Products => bestsellersQuery(shop, RAIL);
export const reducedQuery = (shop: Shop): Products => productsQuery(shop, { reduced: true, limit: RAIL });
export const newQuery = (shop: Shop): Products => productsQuery(shop, { order: "created_reverse", limit: RAIL });

/** Selection that contains a bestseller; null if none is large enough. */
export const selectionQuery = (shop: Shop): ReadQuery<Selection | null> => ({
  queryKey: ["homeSelection", shop.config.locale],
  queryFn: async () => {
    const best = await shop.catalogue.bestsellers(RAIL);
    const found = await Promise.all(best.slice(0, ASKED).map(({ id }) => shop.related.selections(id)));
    const chosen = found.flat().find(({ title, products }) => title !== "" && products.length >= SELECTION_MIN);
    return chosen === undefined ? null : { ...chosen, products: chosen.products.slice(0, RAIL) };
  },
  staleTime: STALE_MS,
});

/** Brands without descriptions, which belong to the brand pages. */
export const brandNamesQuery = (shop: Shop): ReadQuery<Array<Pick<Brand, "id" | "title" | "url">>> => ({
  queryKey: ["brandNames", shop.config.locale],
  queryFn: async () => (await shop.catalogue.brands()).map(({ id, title, url }) => ({ id, title, url })),
  staleTime: STALE_MS,
});

export const latestArticlesQuery = (shop: Shop): ReadQuery<ContentLink[]> => ({
  queryKey: ["latestArticles", shop.config.locale],
  queryFn: async () => (await shop.content.folder(BLOG)).slice(0, LATEST),
  staleTime: STALE_MS,
});

/** All queries of the home page. */
export const homeQueries = (shop: Shop): Array<ReadQuery<unknown>> => [
  localeConfigQuery(shop),
  roomsQuery(shop),
  homeBestsellersQuery(shop),
  brandNamesQuery(shop),
  reducedQuery(shop),
  newQuery(shop),
  selectionQuery(shop),
  latestArticlesQuery(shop),
  linksQuery(shop, "company"),
];
