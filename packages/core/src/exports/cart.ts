// A cart without a shop, and messages for rejected changes of any cart. Pure functions for it, such as `summarizeCart`,
// come from the main entry.
export { type StandaloneCart, type CartConfig, cartCalls, createCart } from "../cart/createCart.js";
export { rejectionMessages } from "../cart/rejectionMessages.js";
export { sessionHttp } from "../calls/sessionHttp.js";
export type { CartCalls } from "../cart/cartCalls.js";
export type { ApplyCouponOptions } from "../calls/cartClient.js";
export type { CartListeners } from "../cart/cartEngine.js";
export type { Credentials, Http, HttpConfig, HttpEnvironment } from "../calls/transport/http.js";
