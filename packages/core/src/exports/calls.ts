// Read calls, by area and one by one. A single call takes an HTTP client and its configuration:
// `productCall(plainHttp(config), config)`.
export {
  type CallsConfig,
  catalogueCalls,
  contentCalls,
  lookupCalls,
  plainHttp,
  relatedCalls,
  reviewCalls,
} from "../calls/areaCalls.js";
export {
  bestsellersCall,
  brandCall,
  brandProductCountCall,
  brandsCall,
  categoryCall,
  facetsCall,
  menuCall,
  productCall,
  productCountCall,
  productCountsCall,
  productsCall,
  variantCall,
  variantsCall,
  subcategoriesCall,
} from "../calls/createCatalogueClient.js";
export type { Http, HttpCall, HttpConfig, HttpEnvironment } from "../calls/transport/http.js";
export type { PriceContext } from "../calls/transport/getCall.js";
export {
  accessoriesCall,
  adventCalendarCall,
  bestOfCategoryCall,
  keywordsCall,
  selectionsCall,
  similarCall,
} from "../calls/relatedClient.js";
export {
  contentCall,
  folderCall,
  localeConfigCall,
  moduleConfigCall,
  type MarketContext,
  resolveCall,
  settingCall,
  sitemapCall,
  storeContactCall,
  tagManagerIdCall,
} from "../calls/contentClient.js";
export { reviewBadgeCall, reviewRightsCall, reviewsCall, reviewSummaryCall } from "../calls/reviewClient.js";
export {
  categoryCardCall,
  type CategoryCard,
  featuresCall,
  type LookupClient,
  quantityStepCall,
  type ProductFeatureText,
  rewritingCall,
  settingsCall,
} from "../calls/lookupClient.js";
