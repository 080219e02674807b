import { requireConfig } from "../shared/shopError.js";
import { network, startTimer } from "../environment/runtime.js";
import * as catalogue from "./catalogue.js";
import * as content from "./content.js";
import { type CallContext, type CallClient, createClient } from "./apiCall.js";
import * as related from "./related.js";
import * as reviews from "./reviews.js";
import * as stock from "./stock.js";
import { type BackendConfig, createHttp, type Http, type HttpConfig, type HttpEnvironment } from "./transport/http.js";
import { fetchTransport } from "./transport/fetchTransport.js";
import { toStatusError } from "./transport/responseErrors.js";
import { createRetryingHttp } from "./transport/sessionHttp.js";
import { withMediaUrl } from "./withMediaUrl.js";

/** Configuration of the standalone read calls: base URLs, token, locale and market. */
export interface CallsConfig extends BackendConfig, Omit<CallContext, "customer"> {}

function createAreaHttp(config: CallsConfig, environment: HttpEnvironment): Http {
  requireConfig(config, "apiUrl", "locale", "market");
  const http = createRetryingHttp(config, environment);
  return config.mediaUrl === undefined ? http : withMediaUrl(http, config.mediaUrl);
}

// One function per area: a program bundles only the calls it uses, without cart, session and stores.

/**
 * Returns the read calls of the catalogue, made as a guest. Within a `Shop`, use `shop.catalogue`.
 *
 * @param environment network and clock; defaults to those of the runtime
 * @example
 * const catalogue = catalogueCalls(config);
 * const sofas = await catalogue.products({ category: 12, limit: 24 });
 */
export const catalogueCalls = (
  config: CallsConfig,
  environment: HttpEnvironment = network,
): CallClient<typeof catalogue> => createClient(catalogue, createAreaHttp(config, environment), config);

/** Returns the calls for accessories, selections and similar products. See {@link catalogueCalls}. */
export const relatedCalls = (config: CallsConfig, environment: HttpEnvironment = network): CallClient<typeof related> =>
  createClient(related, createAreaHttp(config, environment), config);

/** Returns the calls for content pages, settings and URL resolution. See {@link catalogueCalls}. */
export const contentCalls = (config: CallsConfig, environment: HttpEnvironment = network): CallClient<typeof content> =>
  createClient(content, createAreaHttp(config, environment), config);

/** Returns the calls that read product reviews. See {@link catalogueCalls}. */
export const reviewCalls = (config: CallsConfig, environment: HttpEnvironment = network): CallClient<typeof reviews> =>
  createClient(reviews, createAreaHttp(config, environment), config);

/** Returns the calls for stock, delivery delays and quantity multiples. See {@link catalogueCalls}. */
export const stockCalls = (config: CallsConfig, environment: HttpEnvironment = network): CallClient<typeof stock> =>
  createClient(stock, createAreaHttp(config, environment), config);

/**
 * Returns an HTTP client that sends each call once, as a guest: no retries, no session, no library. A `Shop` and the
 * calls of a whole area use a client that retries; a cart repeats its own writes. A write with an idempotency key outlives
 * its page.
 *
 * @param environment network and clock; defaults to those of the runtime
 * @throws ShopError CONFIG_MISSING without `apiUrl`; from each call: NETWORK, TIMEOUT after 15 s, ABORTED, NOT_FOUND,
 * RATE_LIMITED, UNAUTHORIZED, FORBIDDEN, HTTP_STATUS, RESPONSE_INVALID
 * @example
 * const fetchProduct = productCall(plainHttp(config), { locale: "de-AT", market: "AT" });
 * const sofa = await fetchProduct(7);
 */
export function plainHttp(config: HttpConfig, environment: Pick<HttpEnvironment, "fetch" | "clock"> = network): Http {
  requireConfig(config, "apiUrl");
  return createHttp(fetchTransport(config, environment.fetch, startTimer), toStatusError, environment);
}
