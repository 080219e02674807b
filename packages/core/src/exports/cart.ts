// A cart without a shop. Pure functions for it, such as `cartSummary`, come from the main entry.
export { type CartAlone, cartCalls, type CartConfig, type CartListeners, createCart, sessionHttp } from "../cart.js";
export type { Credentials, Http, HttpConfig, HttpEnvironment } from "../clients/http.js";
