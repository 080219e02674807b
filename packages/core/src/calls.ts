import { runtime } from "./environment/runtime.js";
import { type CatalogueClient, createCatalogueClient } from "./clients/catalogueClient.js";
import { type ContentClient, createContentClient } from "./clients/contentClient.js";
import { createHttp, type HttpConfig, type HttpEnvironment } from "./clients/http.js";
import { createLookupClient, type LookupClient } from "./clients/lookupClient.js";
import { createRelatedClient, type RelatedClient } from "./clients/relatedClient.js";
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

const priced = ({ locale, countryId }: CallsConfig) => ({ locale, countryId: () => countryId });

/**
 * The read calls of the catalogue, in nobody's name. Within a `Shop` use `shop.catalogue`.
 *
 * @param environment the network and the clock; the runtime's own where absent
 * @example
 * const catalogue = catalogueCalls({ apiUrl, fastApi, token, locale: "de_AT", satellite: "AT" });
 * const sofas = await catalogue.products({ category: 12, limit: 24 });
 */
export const catalogueCalls = (config: CallsConfig, environment: HttpEnvironment = runtime): CatalogueClient =>
  createCatalogueClient(createHttp(config, environment), priced(config));

/** As {@link catalogueCalls}, of what belongs to a product: accessories, selections, what is similar. */
export const relatedCalls = (config: CallsConfig, environment: HttpEnvironment = runtime): RelatedClient =>
  createRelatedClient(createHttp(config, environment), priced(config));

/** As {@link catalogueCalls}, of pages of words, settings and addresses. */
export const contentCalls = (config: CallsConfig, environment: HttpEnvironment = runtime): ContentClient =>
  createContentClient(createHttp(config, environment), config);

/** As {@link catalogueCalls}, of what others say about products. */
export const reviewCalls = (config: CallsConfig, environment: HttpEnvironment = runtime): ReviewClient =>
  createReviewClient(createHttp(config, environment));

/** As {@link catalogueCalls}, of what says one thing at a time: features, a setting's list, one address, one multiple. */
export const lookupCalls = (config: CallsConfig, environment: HttpEnvironment = runtime): LookupClient =>
  createLookupClient(createHttp(config, environment), config);
