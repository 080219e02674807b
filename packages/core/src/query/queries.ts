import type { ProductQuery } from "../calls/catalogueClient.js";
import type { ProductFilter } from "../calls/filterQuery.js";
import type { ReviewPage } from "../calls/reviewClient.js";
import type { SearchQuery } from "../calls/searchClient.js";
import type { Shop } from "../shop.js";
import type { AdventCalendar } from "../domain/catalogue/advent.js";

/** Time in ms for which results are fresh. */
export const STALE_MS = 300_000;

/** A read call in the shape every TanStack Query adapter takes. */
export interface ReadQuery<T> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<T>;
  staleTime: number;
}

const read = <T>(shop: Shop, name: string, input: unknown, queryFn: () => Promise<T>): ReadQuery<T> => ({
  queryKey: [name, shop.config.locale, input],
  queryFn,
  staleTime: STALE_MS,
});

/**
 * Returns whether a query key holds prices: refetch its data when the shipping country changes.
 *
 * @example
 * shop.market.subscribe(() => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isPriced(queryKey) }));
 */
export const isPriced = ([name]: readonly unknown[]): boolean => PRICED.has(name);

const PRICED: ReadonlySet<unknown> = new Set([
  "products",
  "product",
  "variant",
  "variants",
  "bestsellers",
  "facets",
  "accessories",
  "selections",
  "similar",
  "bestOfCategory",
  "adventCalendar",
]);

type Read<T> = ReadQuery<Awaited<T>>;
type Calls = Pick<Shop, "catalogue" | "content" | "related" | "reviews" | "search" | "stock">;
type QueryOf<Area extends keyof Calls, Call extends keyof Calls[Area]> = Calls[Area][Call] extends (
  ...input: never[]
) => infer T
  ? Read<T>
  : never;

export const productsQuery = (shop: Shop, query: ProductQuery): QueryOf<"catalogue", "products"> =>
  read(shop, "products", query, () => shop.catalogue.products(query));
export const productQuery = (shop: Shop, id: number): QueryOf<"catalogue", "product"> =>
  read(shop, "product", id, () => shop.catalogue.product(id));
export const variantsQuery = (shop: Shop, productId: number): QueryOf<"catalogue", "variants"> =>
  read(shop, "variants", productId, () => shop.catalogue.variants(productId));
export const categoryQuery = (shop: Shop, id: number): QueryOf<"catalogue", "category"> =>
  read(shop, "category", id, () => shop.catalogue.category(id));
export const subcategoriesQuery = (shop: Shop, id: number): QueryOf<"catalogue", "subcategories"> =>
  read(shop, "subcategories", id, () => shop.catalogue.subcategories(id));
export const productCountQuery = (
  shop: Shop,
  categoryId: number,
  brandId?: number,
): QueryOf<"catalogue", "productCount"> =>
  read(shop, "productCount", { categoryId, brandId: brandId ?? null }, () =>
    shop.catalogue.productCount(categoryId, brandId),
  );
export const menuQuery = (shop: Shop): QueryOf<"catalogue", "menu"> =>
  read(shop, "menu", null, () => shop.catalogue.menu());
export const bestsellersQuery = (shop: Shop, limit: number): QueryOf<"catalogue", "bestsellers"> =>
  read(shop, "bestsellers", limit, () => shop.catalogue.bestsellers(limit));
export const resolveQuery = (shop: Shop, url: string): QueryOf<"content", "resolve"> =>
  read(shop, "resolve", url, () => shop.content.resolve(url));
export const contentQuery = (shop: Shop, id: number): QueryOf<"content", "content"> =>
  read(shop, "content", id, () => shop.content.content(id));
export const folderQuery = (shop: Shop, code: string): QueryOf<"content", "folder"> =>
  read(shop, "folder", code, () => shop.content.folder(code));
export const localeConfigQuery = (shop: Shop): QueryOf<"content", "localeConfig"> =>
  read(shop, "localeConfig", null, () => shop.content.localeConfig());
export const facetsQuery = (shop: Shop, filter: ProductFilter): QueryOf<"catalogue", "facets"> =>
  read(shop, "facets", filter, () => shop.catalogue.facets(filter));
export const variantQuery = (shop: Shop, id: number): QueryOf<"catalogue", "variant"> =>
  read(shop, "variant", id, () => shop.catalogue.variant(id));
export const brandsQuery = (shop: Shop, categoryId?: number): QueryOf<"catalogue", "brands"> =>
  read(shop, "brands", categoryId ?? null, () => shop.catalogue.brands(categoryId));
export const brandQuery = (shop: Shop, id: number): QueryOf<"catalogue", "brand"> =>
  read(shop, "brand", id, () => shop.catalogue.brand(id));
export const accessoriesQuery = (shop: Shop, productId: number): QueryOf<"related", "accessories"> =>
  read(shop, "accessories", productId, () => shop.related.accessories(productId));
export const selectionsQuery = (shop: Shop, productId: number): QueryOf<"related", "selections"> =>
  read(shop, "selections", productId, () => shop.related.selections(productId));
export const similarQuery = (shop: Shop, productId: number, limit: number): QueryOf<"related", "similar"> =>
  read(shop, "similar", { productId, limit }, () => shop.related.similar(productId, limit));
/** Null out of season or when disabled. */
export const adventCalendarQuery = (shop: Shop): ReadQuery<AdventCalendar | null> =>
  read(shop, "adventCalendar", null, async () => (await shop.related.adventCalendar()) ?? null);
export const bestOfCategoryQuery = (
  shop: Shop,
  categoryId: number,
  limit: number,
): QueryOf<"related", "bestOfCategory"> =>
  read(shop, "bestOfCategory", { categoryId, limit }, () => shop.related.bestOfCategory(categoryId, limit));
export const reviewsQuery = (shop: Shop, productId: number, page: ReviewPage = {}): QueryOf<"reviews", "list"> =>
  read(shop, "reviews", { productId, ...page }, () => shop.reviews.list(productId, page));
export const reviewSummaryQuery = (shop: Shop, productId: number): QueryOf<"reviews", "summary"> =>
  read(shop, "reviewSummary", productId, () => shop.reviews.summary(productId));
export const reviewRightsQuery = (shop: Shop, variantId: number, customerId: number): QueryOf<"reviews", "rights"> =>
  read(shop, "reviewRights", { variantId, customerId }, () => shop.reviews.rights(variantId, customerId));
export const centersQuery = (shop: Shop, variantId: number): QueryOf<"stock", "centers"> =>
  read(shop, "centers", variantId, () => shop.stock.centers(variantId));
export const pickupPointsQuery = (shop: Shop): QueryOf<"stock", "pickupPoints"> =>
  read(shop, "pickupPoints", null, () => shop.stock.pickupPoints());
/** Null when the module does not exist. */
export const moduleConfigQuery = (shop: Shop, name: string): ReadQuery<Readonly<Record<string, unknown>> | null> =>
  read(shop, "moduleConfig", name, async () => (await shop.content.moduleConfig(name)) ?? null);
export const searchQuery = (shop: Shop, query: SearchQuery): QueryOf<"search", "products"> =>
  read(shop, "search", query, () => shop.search.products(query));
export const searchLinksQuery = (shop: Shop, text: string): QueryOf<"search", "links"> =>
  read(shop, "searchLinks", text, () => shop.search.links(text));
export const productCountsQuery = (
  shop: Shop,
  categoryIds?: readonly number[],
): QueryOf<"catalogue", "productCounts"> =>
  read(shop, "productCounts", categoryIds ?? null, () => shop.catalogue.productCounts(categoryIds));
export const brandProductCountQuery = (
  shop: Shop,
  brandId: number,
  categoryId?: number,
): QueryOf<"catalogue", "brandProductCount"> =>
  read(shop, "brandProductCount", { brandId, categoryId: categoryId ?? null }, () =>
    shop.catalogue.brandProductCount(brandId, categoryId),
  );
export const keywordsQuery = (shop: Shop, group: string): QueryOf<"related", "keywords"> =>
  read(shop, "keywords", group, () => shop.related.keywords(group));
export const storeContactQuery = (shop: Shop): QueryOf<"content", "storeContact"> =>
  read(shop, "storeContact", null, () => shop.content.storeContact());
/** Null when the setting does not exist. */
export const settingQuery = (shop: Shop, name: string): ReadQuery<string | null> =>
  read(shop, "setting", name, async () => (await shop.content.setting(name)) ?? null);
/** Null when disabled. */
export const tagManagerIdQuery = (shop: Shop): ReadQuery<string | null> =>
  read(shop, "tagManagerId", null, async () => (await shop.content.tagManagerId()) ?? null);
export const centerStockQuery = (shop: Shop, centerId: number): QueryOf<"stock", "centerStock"> =>
  read(shop, "centerStock", centerId, () => shop.stock.centerStock(centerId));
export const productDelayQuery = (shop: Shop, productId: number): QueryOf<"stock", "productDelay"> =>
  read(shop, "productDelay", productId, () => shop.stock.productDelay(productId));
export const variantDelayQuery = (shop: Shop, variantId: number): QueryOf<"stock", "variantDelay"> =>
  read(shop, "variantDelay", variantId, () => shop.stock.variantDelay(variantId));
export const quantityStepsQuery = (shop: Shop, variantIds: readonly number[]): QueryOf<"stock", "quantitySteps"> =>
  read(shop, "quantitySteps", variantIds, () => shop.stock.quantitySteps(variantIds));
