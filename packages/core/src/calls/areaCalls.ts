import { network } from "../environment/runtime.js";
import type { CatalogueClient } from "./catalogueClient.js";
import { createCatalogueClient } from "./createCatalogueClient.js";
import { type ContentClient, createContentClient } from "./contentClient.js";
import type { Http, HttpConfig, HttpEnvironment } from "./transport/http.js";
import { createLookupClient, type LookupClient } from "./lookupClient.js";
import { createPlainHttp } from "./transport/plainHttp.js";
import { createRelatedClient, type RelatedClient } from "./relatedClient.js";
import { createRetryingHttp } from "./transport/retryingHttp.js";
import { createReviewClient, type ReviewClient } from "./reviewClient.js";

/** Configuration of the standalone read calls: base URLs, token, locale and market. */
export interface CallsConfig extends HttpConfig {
  /** Locale of the texts, for example "de_AT". */
  locale: string;
  /** Market, for example "AT". */
  market: string;
  /** Country whose VAT the prices include; defaults to the country of the locale. */
  countryId?: number | undefined;
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
export const catalogueCalls = (config: CallsConfig, environment: HttpEnvironment = network): CatalogueClient =>
  createCatalogueClient(createRetryingHttp(config, environment), config);

/** Returns the calls for accessories, selections and similar products. See {@link catalogueCalls}. */
export const relatedCalls = (config: CallsConfig, environment: HttpEnvironment = network): RelatedClient =>
  createRelatedClient(createRetryingHttp(config, environment), config);

/** Returns the calls for content pages, settings and URL resolution. See {@link catalogueCalls}. */
export const contentCalls = (config: CallsConfig, environment: HttpEnvironment = network): ContentClient =>
  createContentClient(createRetryingHttp(config, environment), config);

/** Returns the calls for product reviews. See {@link catalogueCalls}. */
export const reviewCalls = (config: CallsConfig, environment: HttpEnvironment = network): ReviewClient =>
  createReviewClient(createRetryingHttp(config, environment));

/** Returns the lookup calls: features, settings, one URL, one quantity multiple. See {@link catalogueCalls}. */
export const lookupCalls = (config: CallsConfig, environment: HttpEnvironment = network): LookupClient =>
  createLookupClient(createRetryingHttp(config, environment), config);

/**
 * Returns an HTTP client that sends each call once, as a guest: no retries, no session, no library. A `Shop` and the
 * calls of a whole area use a client that retries.
 *
 * @param environment network and clock; defaults to those of the runtime
 * @throws ShopError from each call: NETWORK, TIMEOUT after 15 s, NOT_FOUND, RATE_LIMITED, UNAUTHORIZED, FORBIDDEN,
 * HTTP_STATUS, RESPONSE_INVALID
 * @example
 * const fetchProduct = productCall(plainHttp(config), { locale: "de_AT" });
 * const sofa = await fetchProduct(7);
 */
export const plainHttp = (config: HttpConfig, environment: Pick<HttpEnvironment, "fetch" | "clock"> = network): Http =>
  createPlainHttp(config, environment);
