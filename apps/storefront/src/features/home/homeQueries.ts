import type { Brand, ContentLink, Shop, Subcategory } from "@shop/core";
import { bestsellersQuery, localeConfigQuery, productsQuery, type ReadQuery, STALE_MS } from "@shop/core/query";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";

/** Products per rail. */
const RAIL_SIZE = 8;
/** Minimum size of a selection. */
const MIN_SELECTION_SIZE = 3;
/** Number of bestsellers whose selections are fetched. */
const BESTSELLERS_CHECKED = 3;
/** Folder code of the blog. */
export const BLOG_FOLDER = "blog";
/** Articles on the home page. */
const LATEST_ARTICLES = 3;

type Products = ReturnType<typeof productsQuery>;
type Selection = Awaited<ReturnType<Shop["related"]["selections"]>>[number];

/** Top categories; the first one is also the hero. */
export interface TopCategories {
  hero: Subcategory | undefined;
  tiles: readonly Subcategory[];
}

/**
 * Top categories with products. The hero uses the first one's picture, so its tile shows the picture of the first
 * subcategory that has one.
 */
export const topCategoriesQuery = (shop: Shop): ReadQuery<TopCategories> => ({
  queryKey: ["rooms", shop.config.locale],
  queryFn: async () => {
    const withProducts = (categories: Subcategory[]): Subcategory[] => categories.filter(({ count }) => count > 0);
    const roots = withProducts(await shop.catalogue.subcategories(0));
    const [hero] = roots;
    if (hero === undefined) return { hero, tiles: [] };
    const firstSubcategory = withProducts(await shop.catalogue.subcategories(hero.id)).find(
      ({ picture }) => picture !== undefined,
    );
    return {
      hero,
      tiles: roots.map((root) =>
        root === hero && firstSubcategory ? { ...root, picture: firstSubcategory.picture } : root,
      ),
    };
  },
  staleTime: STALE_MS,
});

export const homeBestsellersQuery = (shop: Shop): Products => bestsellersQuery(shop, RAIL_SIZE);
export const reducedProductsQuery = (shop: Shop): Products => productsQuery(shop, { reduced: true, limit: RAIL_SIZE });
export const newProductsQuery = (shop: Shop): Products =>
  productsQuery(shop, { order: "created_reverse", limit: RAIL_SIZE });

/** Selection that contains a bestseller; null if none is large enough. */
export const selectionQuery = (shop: Shop): ReadQuery<Selection | null> => ({
  queryKey: ["homeSelection", shop.config.locale],
  queryFn: async () => {
    const best = await shop.catalogue.bestsellers(RAIL_SIZE);
    const selections = await Promise.all(
      best.slice(0, BESTSELLERS_CHECKED).map(({ id }) => shop.related.selections(id)),
    );
    const selection = selections
      .flat()
      .find(({ title, products }) => title !== "" && products.length >= MIN_SELECTION_SIZE);
    return selection === undefined ? null : { ...selection, products: selection.products.slice(0, RAIL_SIZE) };
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
  queryFn: async () => (await shop.content.folder(BLOG_FOLDER)).slice(0, LATEST_ARTICLES),
  staleTime: STALE_MS,
});

/** All queries of the home page. */
export const homeQueries = (shop: Shop): Array<ReadQuery<unknown>> => [
  localeConfigQuery(shop),
  topCategoriesQuery(shop),
  homeBestsellersQuery(shop),
  brandNamesQuery(shop),
  reducedProductsQuery(shop),
  newProductsQuery(shop),
  selectionQuery(shop),
  latestArticlesQuery(shop),
  folderLinksQuery(shop, "company"),
];
