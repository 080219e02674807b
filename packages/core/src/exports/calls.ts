// Read calls, by area and one by one. A single call takes an HTTP client and its configuration:
// `productCall(plainHttp(config), config)`.
import * as catalogue from "../calls/catalogue.js";
import * as content from "../calls/content.js";
import { singleCall, type SingleCall } from "../calls/readCall.js";
import * as related from "../calls/related.js";
import * as reviews from "../calls/reviews.js";
import * as stock from "../calls/stock.js";

export {
  type CallsConfig,
  catalogueCalls,
  contentCalls,
  plainHttp,
  relatedCalls,
  reviewCalls,
  stockCalls,
} from "../calls/areaCalls.js";
export type { CategoryCard, ProductFeatureText } from "../calls/catalogue.js";
export type { CallContext, SingleCall } from "../calls/readCall.js";
export type { CallOptions, Http, HttpCall, HttpConfig, HttpEnvironment } from "../calls/transport/http.js";

export const productsCall: SingleCall<typeof catalogue.products> = singleCall(catalogue.products);
export const productCall: SingleCall<typeof catalogue.product> = singleCall(catalogue.product);
export const variantsCall: SingleCall<typeof catalogue.variants> = singleCall(catalogue.variants);
export const variantCall: SingleCall<typeof catalogue.variant> = singleCall(catalogue.variant);
export const categoryCall: SingleCall<typeof catalogue.category> = singleCall(catalogue.category);
export const categoryCardCall: SingleCall<typeof catalogue.categoryCard> = singleCall(catalogue.categoryCard);
export const subcategoriesCall: SingleCall<typeof catalogue.subcategories> = singleCall(catalogue.subcategories);
export const productCountCall: SingleCall<typeof catalogue.productCount> = singleCall(catalogue.productCount);
export const productCountsCall: SingleCall<typeof catalogue.productCounts> = singleCall(catalogue.productCounts);
export const menuCall: SingleCall<typeof catalogue.menu> = singleCall(catalogue.menu);
export const bestsellersCall: SingleCall<typeof catalogue.bestsellers> = singleCall(catalogue.bestsellers);
export const facetsCall: SingleCall<typeof catalogue.facets> = singleCall(catalogue.facets);
export const featuresCall: SingleCall<typeof catalogue.features> = singleCall(catalogue.features);
export const brandsCall: SingleCall<typeof catalogue.brands> = singleCall(catalogue.brands);
export const brandCall: SingleCall<typeof catalogue.brand> = singleCall(catalogue.brand);
export const brandProductCountCall: SingleCall<typeof catalogue.brandProductCount> = singleCall(
  catalogue.brandProductCount,
);
export const accessoriesCall: SingleCall<typeof related.accessories> = singleCall(related.accessories);
export const selectionsCall: SingleCall<typeof related.selections> = singleCall(related.selections);
export const similarCall: SingleCall<typeof related.similar> = singleCall(related.similar);
export const bestOfCategoryCall: SingleCall<typeof related.bestOfCategory> = singleCall(related.bestOfCategory);
export const adventCalendarCall: SingleCall<typeof related.adventCalendar> = singleCall(related.adventCalendar);
export const keywordsCall: SingleCall<typeof related.keywords> = singleCall(related.keywords);
export const resolveCall: SingleCall<typeof content.resolve> = singleCall(content.resolve);
export const rewritingCall: SingleCall<typeof content.rewriting> = singleCall(content.rewriting);
export const contentCall: SingleCall<typeof content.content> = singleCall(content.content);
export const folderCall: SingleCall<typeof content.folder> = singleCall(content.folder);
export const localeConfigCall: SingleCall<typeof content.localeConfig> = singleCall(content.localeConfig);
export const storeContactCall: SingleCall<typeof content.storeContact> = singleCall(content.storeContact);
export const settingCall: SingleCall<typeof content.setting> = singleCall(content.setting);
export const settingsCall: SingleCall<typeof content.settings> = singleCall(content.settings);
export const moduleConfigCall: SingleCall<typeof content.moduleConfig> = singleCall(content.moduleConfig);
export const sitemapCall: SingleCall<typeof content.sitemap> = singleCall(content.sitemap);
export const tagManagerIdCall: SingleCall<typeof content.tagManagerId> = singleCall(content.tagManagerId);
export const reviewsCall: SingleCall<typeof reviews.list> = singleCall(reviews.list);
export const reviewSummaryCall: SingleCall<typeof reviews.summary> = singleCall(reviews.summary);
export const reviewBadgeCall: SingleCall<typeof reviews.badge> = singleCall(reviews.badge);
export const reviewRightsCall: SingleCall<typeof reviews.rights> = singleCall(reviews.rights);
export const centersCall: SingleCall<typeof stock.centers> = singleCall(stock.centers);
export const centerStockCall: SingleCall<typeof stock.centerStock> = singleCall(stock.centerStock);
export const pickupPointsCall: SingleCall<typeof stock.pickupPoints> = singleCall(stock.pickupPoints);
export const productDelayCall: SingleCall<typeof stock.productDelay> = singleCall(stock.productDelay);
export const variantDelayCall: SingleCall<typeof stock.variantDelay> = singleCall(stock.variantDelay);
export const quantityStepCall: SingleCall<typeof stock.quantityStep> = singleCall(stock.quantityStep);
export const quantityStepsCall: SingleCall<typeof stock.quantitySteps> = singleCall(stock.quantitySteps);
