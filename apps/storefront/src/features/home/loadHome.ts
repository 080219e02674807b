import type { Shop, Subcategory } from "@shop/core";
import { bestsellersQuery, localeConfigQuery, productsQuery, type ReadQuery, STALE_MS } from "@shop/core/query";
import type { AppContext } from "../../shared/appContext.ts";
import type { PageMeta } from "../../shared/pageHead.ts";
import { BLOG_FOLDER, folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { lazyPart } from "../../ui/lazyPart.tsx";

const RAIL_SIZE = 8;
const MIN_SELECTION_SIZE = 3;
/** Number of bestsellers whose selections are fetched. */
const BESTSELLERS_CHECKED = 3;
const LATEST_ARTICLES = 3;

/** Lazy, because crawlers read the JSON-LD in the server's HTML. */
export const lazyShopJsonLd = lazyPart(() => import("./ShopJsonLd.tsx").then(({ ShopJsonLd }) => ShopJsonLd));

/** Product rails: text key of the title, linked list type, and products. */
export const HOME_RAILS = [
  { name: "bestsellers", list: "bestsellers", query: (shop: Shop) => bestsellersQuery(shop, RAIL_SIZE) },
  { name: "offers", list: "sale", query: (shop: Shop) => productsQuery(shop, { reduced: true, limit: RAIL_SIZE }) },
  {
    name: "new",
    list: "new",
    query: (shop: Shop) => productsQuery(shop, { order: "created_reverse", limit: RAIL_SIZE }),
  },
] as const;

const homeQuery = <T>(name: string, shop: Shop, queryFn: () => Promise<T>): ReadQuery<T> => ({
  queryKey: [name, shop.config.locale],
  queryFn,
  staleTime: STALE_MS,
});

/** The hero shows the first category's picture, so its tile shows that of the first subcategory with a picture. */
export const topCategoriesQuery = (shop: Shop) =>
  homeQuery("rooms", shop, async () => {
    const fetchFilled = async (parent: number): Promise<Subcategory[]> =>
      (await shop.catalogue.subcategories(parent)).filter(({ count }) => count > 0);
    const [hero, ...others] = await fetchFilled(0);
    if (hero === undefined) return { hero, tiles: [] };
    const { picture } = (await fetchFilled(hero.id)).find((child) => child.picture !== undefined) ?? hero;
    return { hero, tiles: [{ ...hero, picture }, ...others] };
  });

/** Selection that contains a bestseller; null if none is large enough. */
export const selectionQuery = (shop: Shop) =>
  homeQuery("homeSelection", shop, async () => {
    const best = (await shop.catalogue.bestsellers(RAIL_SIZE)).slice(0, BESTSELLERS_CHECKED);
    const selections = (await Promise.all(best.map(({ id }) => shop.related.selections(id)))).flat();
    const selection = selections.find(({ title, products }) => title !== "" && products.length >= MIN_SELECTION_SIZE);
    return selection === undefined ? null : { ...selection, products: selection.products.slice(0, RAIL_SIZE) };
  });

/** Brands without descriptions, which belong to the brand pages. */
export const brandNamesQuery = (shop: Shop) =>
  homeQuery("brandNames", shop, async () =>
    (await shop.catalogue.brands()).map(({ id, title, url }) => ({ id, title, url })),
  );

export const latestArticlesQuery = (shop: Shop) =>
  homeQuery("latestArticles", shop, async () => (await shop.content.folder(BLOG_FOLDER)).slice(0, LATEST_ARTICLES));

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
