// Read calls, by area and one by one. A single call takes an HTTP client and its configuration:
// `productCall(plainHttp(config), config)`.
export {
  type CallsConfig,
  catalogueCalls,
  contentCalls,
  plainHttp,
  relatedCalls,
  reviewCalls,
  stockCalls,
} from "../calls/areaCalls.js";
export { withMediaUrl } from "../calls/withMediaUrl.js";
export type { CategoryCard, ProductFeatureText } from "../calls/catalogue.js";
export type { CallContext, SingleCall } from "../calls/apiCall.js";
export type { CallOptions, Http, HttpCall, HttpConfig, HttpEnvironment } from "../calls/transport/http.js";
export * from "../calls/singleCalls.gen.js";
