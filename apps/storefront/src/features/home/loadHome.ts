import type { Brand, ContentLink, Shop, Subcategory } from "@shop/core";
import { bestsellersQuery, localeConfigQuery, productsQuery, type ReadQuery, STALE_MS } from "@shop/core/query";
import type { AppContext } from "../../shared/appContext.ts";
import type { PageMeta } from "../../shared/pageHead.ts";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { lazyPart } from "../../ui/lazyPart.tsx";

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

/** Lazy, because crawlers read the JSON-LD in the server's HTML. */
export const lazyShopJsonLd = lazyPart(() => import("./ShopJsonLd.tsx").then(({ ShopJsonLd }) => ShopJsonLd));

/** Product rails: text key of the title, text key of the link, and the linked list type. */
export const HOME_RAILS = [
  {
    name: "bestsellers",
    more: "allBestsellers",
    list: "bestsellers",
    query: (shop: Shop) => bestsellersQuery(shop, RAIL_SIZE),
  },
  {
    name: "offers",
    more: "allOffers",
    list: "sale",
    query: (shop: Shop) => productsQuery(shop, { reduced: true, limit: RAIL_SIZE }),
  },
  {
    name: "new",
    more: "allNew",
    list: "new",
    query: (shop: Shop) => productsQuery(shop, { order: "created_reverse", limit: RAIL_SIZE }),
  },
] as const;

/** Top categories; the first one is also the hero. */
interface TopCategories {
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
    const fetchFilled = async (parent: number): Promise<Subcategory[]> =>
      (await shop.catalogue.subcategories(parent)).filter(({ count }) => count > 0);
    const roots = await fetchFilled(0);
    const [hero] = roots;
    if (hero === undefined) return { hero, tiles: [] };
    const { picture } = (await fetchFilled(hero.id)).find((child) => child.picture !== undefined) ?? hero;
    return { hero, tiles: [{ ...hero, picture }, ...roots.slice(1)] };
  },
  staleTime: STALE_MS,
});

type Selection = Awaited<ReturnType<Shop["related"]["selections"]>>[number];

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

export async function loadHome({ shop, queryClient, texts }: AppContext): Promise<PageMeta> {
  const ensure = <T>(query: ReadQuery<T>): Promise<T> => queryClient.ensureQueryData(query);
  const [{ hero }] = await Promise.all([
    ensure(topCategoriesQuery(shop)),
    ...HOME_RAILS.map(({ query }) => ensure(query(shop))),
    ensure(selectionQuery(shop)),
    ensure(brandNamesQuery(shop)),
    ensure(latestArticlesQuery(shop)),
    ensure(folderLinksQuery(shop, "company")),
    ensure(localeConfigQuery(shop)),
    texts.load("home"),
    lazyShopJsonLd.load(),
  ]);
  const t = texts.t("home");
  return { title: t("metaTitle"), description: t("metaDescription"), path: "/", picture: hero?.picture };
}
