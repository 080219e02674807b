import type * as account from "../calls/account.js";
import type * as catalogue from "../calls/catalogue.js";
import type * as content from "../calls/content.js";
import type * as related from "../calls/related.js";
import type * as reviews from "../calls/reviews.js";
import type { SearchCalls } from "../calls/searchClient.js";
import type * as stock from "../calls/stock.js";
import { type QueryBuilder, readQuery } from "./readQuery.js";

export { isPersonal, isPriced, type QueryBuilder, type ReadQuery, STALE_MS } from "./readQuery.js";

export const productsQuery: QueryBuilder<typeof catalogue.products> = readQuery("catalogue", "products", "priced");
export const productQuery: QueryBuilder<typeof catalogue.product> = readQuery("catalogue", "product", "priced");
export const variantsQuery: QueryBuilder<typeof catalogue.variants> = readQuery("catalogue", "variants", "priced");
export const variantQuery: QueryBuilder<typeof catalogue.variant> = readQuery("catalogue", "variant", "priced");
export const categoryQuery: QueryBuilder<typeof catalogue.category> = readQuery("catalogue", "category");
export const categoryCardQuery: QueryBuilder<typeof catalogue.categoryCard> = readQuery("catalogue", "categoryCard");
export const subcategoriesQuery: QueryBuilder<typeof catalogue.subcategories> = readQuery("catalogue", "subcategories");
export const productCountQuery: QueryBuilder<typeof catalogue.productCount> = readQuery("catalogue", "productCount");
export const productCountsQuery: QueryBuilder<typeof catalogue.productCounts> = readQuery("catalogue", "productCounts");
export const menuQuery: QueryBuilder<typeof catalogue.menu> = readQuery("catalogue", "menu");
export const bestsellersQuery: QueryBuilder<typeof catalogue.bestsellers> = readQuery(
  "catalogue",
  "bestsellers",
  "priced",
);
export const facetsQuery: QueryBuilder<typeof catalogue.facets> = readQuery("catalogue", "facets", "priced");
export const featuresQuery: QueryBuilder<typeof catalogue.features> = readQuery("catalogue", "features");
export const brandsQuery: QueryBuilder<typeof catalogue.brands> = readQuery("catalogue", "brands");
export const brandQuery: QueryBuilder<typeof catalogue.brand> = readQuery("catalogue", "brand");
export const brandProductCountQuery: QueryBuilder<typeof catalogue.brandProductCount> = readQuery(
  "catalogue",
  "brandProductCount",
);
export const accessoriesQuery: QueryBuilder<typeof related.accessories> = readQuery("related", "accessories", "priced");
export const selectionsQuery: QueryBuilder<typeof related.selections> = readQuery("related", "selections", "priced");
export const similarQuery: QueryBuilder<typeof related.similar> = readQuery("related", "similar", "priced");
export const bestOfCategoryQuery: QueryBuilder<typeof related.bestOfCategory> = readQuery(
  "related",
  "bestOfCategory",
  "priced",
);
export const adventCalendarQuery: QueryBuilder<typeof related.adventCalendar> = readQuery(
  "related",
  "adventCalendar",
  "priced",
);
export const keywordsQuery: QueryBuilder<typeof related.keywords> = readQuery("related", "keywords");
export const resolveQuery: QueryBuilder<typeof content.resolve> = readQuery("content", "resolve");
export const rewritingQuery: QueryBuilder<typeof content.rewriting> = readQuery("content", "rewriting");
export const contentQuery: QueryBuilder<typeof content.content> = readQuery("content", "content");
export const folderQuery: QueryBuilder<typeof content.folder> = readQuery("content", "folder");
export const localeConfigQuery: QueryBuilder<typeof content.localeConfig> = readQuery("content", "localeConfig");
export const storeContactQuery: QueryBuilder<typeof content.storeContact> = readQuery("content", "storeContact");
export const settingQuery: QueryBuilder<typeof content.setting> = readQuery("content", "setting");
export const settingsQuery: QueryBuilder<typeof content.settings> = readQuery("content", "settings");
export const moduleConfigQuery: QueryBuilder<typeof content.moduleConfig> = readQuery("content", "moduleConfig");
export const tagManagerIdQuery: QueryBuilder<typeof content.tagManagerId> = readQuery("content", "tagManagerId");
export const reviewsQuery: QueryBuilder<typeof reviews.list> = readQuery("reviews", "list");
export const reviewSummaryQuery: QueryBuilder<typeof reviews.summary> = readQuery("reviews", "summary");
export const reviewRightsQuery: QueryBuilder<typeof reviews.rights> = readQuery("reviews", "rights");
export const centersQuery: QueryBuilder<typeof stock.centers> = readQuery("stock", "centers");
export const centerStockQuery: QueryBuilder<typeof stock.centerStock> = readQuery("stock", "centerStock");
export const pickupPointsQuery: QueryBuilder<typeof stock.pickupPoints> = readQuery("stock", "pickupPoints");
export const orderPickupsQuery: QueryBuilder<typeof stock.orderPickups> = readQuery(
  "stock",
  "orderPickups",
  "personal",
);
export const productDelayQuery: QueryBuilder<typeof stock.productDelay> = readQuery("stock", "productDelay");
export const variantDelayQuery: QueryBuilder<typeof stock.variantDelay> = readQuery("stock", "variantDelay");
export const quantityStepQuery: QueryBuilder<typeof stock.quantityStep> = readQuery("stock", "quantityStep");
export const quantityStepsQuery: QueryBuilder<typeof stock.quantitySteps> = readQuery("stock", "quantitySteps");
export const customerQuery: QueryBuilder<typeof account.customer> = readQuery("account", "customer", "personal");
export const addressesQuery: QueryBuilder<typeof account.addresses> = readQuery("account", "addresses", "personal");
export const countiesQuery: QueryBuilder<typeof account.counties> = readQuery("account", "counties");
export const ordersQuery: QueryBuilder<typeof account.orders> = readQuery("account", "orders", "personal");
export const orderQuery: QueryBuilder<typeof account.order> = readQuery("account", "order", "personal");
export const orderProductsQuery: QueryBuilder<typeof account.orderProducts> = readQuery(
  "account",
  "orderProducts",
  "personal",
);
export const guestOrderQuery: QueryBuilder<typeof account.guestOrder> = readQuery("account", "guestOrder", "personal");
export const searchQuery: QueryBuilder<SearchCalls["products"]> = readQuery("search", "products");
export const searchLinksQuery: QueryBuilder<SearchCalls["links"]> = readQuery("search", "links");
