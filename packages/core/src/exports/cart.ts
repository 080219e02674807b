// A cart without a shop around it. What reckons with it comes from the first entry: `visibleLines`, `cartSummary`, `additionOf`.
export { type CartAlone, cartCalls, type CartConfig, type CartListeners, createCart, sessionHttp } from "../cart.js";
export type { Credentials, Http, HttpConfig, HttpEnvironment } from "../clients/http.js";
