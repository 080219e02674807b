import { network } from "./environment/runtime.js";
import type { CatalogueClient } from "./clients/catalogueClient.js";
import { createCatalogueClient } from "./clients/catalogueReads.js";
import { type ContentClient, createContentClient } from "./clients/contentClient.js";
import type { Http, HttpConfig, HttpEnvironment } from "./clients/http.js";
import { createLookupClient, type LookupClient } from "./clients/lookupClient.js";
import { createPlainHttp } from "./clients/plainHttp.js";
import { createRelatedClient, type RelatedClient } from "./clients/relatedClient.js";
import { createRetryingHttp } from "./clients/retryingHttp.js";
import { createReviewClient, type ReviewClient } from "./clients/reviewClient.js";

/** Where the calls go, and in which language and for which country they ask. */
export interface CallsConfig extends HttpConfig {
  /** "de_AT" */
  locale: string;
  /** "AT" */
  satellite: string;
  /** whose VAT is in the prices; absent: the locale's country */
  countryId?: number | undefined;
}

// One function for each area, so that a program has in it what it asks for and nothing more: no cart, no session, no stores.

/**
 * The read calls of the catalogue, in nobody's name. Within a `Shop` use `shop.catalogue`.
 *
 * @param environment the network and the clock; the runtime's own where absent
 * @example
 * const catalogue = catalogueCalls({ apiUrl, fastApi, token, locale: "de_AT", satellite: "AT" });
 * const sofas = await catalogue.products({ category: 12, limit: 24 });
 */
export const catalogueCalls = (config: CallsConfig, environment: HttpEnvironment = network): CatalogueClient =>
  createCatalogueClient(createRetryingHttp(config, environment), config);

/** As {@link catalogueCalls}, of what belongs to a product: accessories, selections, what is similar. */
export const relatedCalls = (config: CallsConfig, environment: HttpEnvironment = network): RelatedClient =>
  createRelatedClient(createRetryingHttp(config, environment), config);

/** As {@link catalogueCalls}, of pages of words, settings and addresses. */
export const contentCalls = (config: CallsConfig, environment: HttpEnvironment = network): ContentClient =>
  createContentClient(createRetryingHttp(config, environment), config);

/** As {@link catalogueCalls}, of what others say about products. */
export const reviewCalls = (config: CallsConfig, environment: HttpEnvironment = network): ReviewClient =>
  createReviewClient(createRetryingHttp(config, environment));

/** As {@link catalogueCalls}, of what says one thing at a time: features, a setting's list, one address, one multiple. */
export const lookupCalls = (config: CallsConfig, environment: HttpEnvironment = network): LookupClient =>
  createLookupClient(createRetryingHttp(config, environment), config);

/**
 * One request for each call, as a guest: what one read needs. Nothing is repeated, nobody is signed in, and no library is
 * loaded for it. A `Shop` and the calls of a whole area have a client that waits for a busy shop and asks again.
 *
 * @param environment the network and the clock; the runtime's own where absent
 * @throws ShopError of each call: NETWORK, TIMEOUT after 15 s, NOT_FOUND, RATE_LIMITED, UNAUTHORIZED, FORBIDDEN,
 * HTTP_STATUS, ANSWER_INVALID
 * @example
 * const product = productCall(plainHttp({ apiUrl, fastApi, token }), { locale: "de_AT" });
 * const sofa = await product(7);
 */
export const plainHttp = (config: HttpConfig, environment: Pick<HttpEnvironment, "fetch" | "clock"> = network): Http =>
  createPlainHttp(config, environment);
