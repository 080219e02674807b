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
} from "../calls.js";
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
  saleElementCall,
  saleElementsCall,
  subcategoriesCall,
} from "../clients/catalogueReads.js";
export type { Http, HttpCall, HttpConfig, HttpEnvironment } from "../clients/http.js";
export type { Priced } from "../clients/reading.js";
export {
  accessoriesCall,
  adventCalendarCall,
  bestOfCategoryCall,
  keywordsCall,
  selectionsCall,
  similarCall,
} from "../clients/relatedClient.js";
export {
  contentCall,
  folderCall,
  localeConfigCall,
  moduleConfigCall,
  type Place,
  resolveCall,
  settingCall,
  sitemapCall,
  storeContactCall,
  tagManagerIdCall,
} from "../clients/contentClient.js";
export { reviewBadgeCall, reviewRightsCall, reviewsCall, reviewSummaryCall } from "../clients/reviewClient.js";
export {
  categoryCardCall,
  type CategoryCard,
  featuresCall,
  type LookupClient,
  multipleCall,
  type ProductFact,
  rewritingCall,
  settingsCall,
} from "../clients/lookupClient.js";
