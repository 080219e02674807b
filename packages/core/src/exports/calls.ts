export { type CallsConfig, catalogueCalls, contentCalls, relatedCalls, reviewCalls } from "../calls.js";
export type { HttpEnvironment } from "../clients/http.js";
