export { type CallsConfig, catalogueCalls, contentCalls, lookupCalls, relatedCalls, reviewCalls } from "../calls.js";
export type { CategoryCard, LookupClient, ProductFact } from "../clients/lookupClient.js";
export type { HttpEnvironment } from "../clients/http.js";
