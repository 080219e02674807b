// A cart without a shop. Pure functions for it, such as `summarizeCart`, come from the main entry.
export {
  type StandaloneCart,
  type CartConfig,
  type CartListeners,
  createCart,
  sessionHttp,
} from "../cart/createCart.js";
export type { Credentials, Http, HttpConfig, HttpEnvironment } from "../calls/transport/http.js";
