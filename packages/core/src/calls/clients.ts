import type { Lifetime } from "../environment/runtime.js";
import { encodeLocale } from "../wire/locale.js";
import * as account from "./account.js";
import { type AccountWrites, createAccountWrites } from "./accountClient.js";
import { type CartClient, createCartClient } from "./cartClient.js";
import * as catalogue from "./catalogue.js";
import { type CheckoutClient, createCheckoutClient } from "./checkoutClient.js";
import * as content from "./content.js";
import { createNewsletterClient, type NewsletterClient } from "./newsletterClient.js";
import { createOrderClient, type OrderClient } from "./orderClient.js";
import { type CallContext, createReadClient, type ReadClient } from "./readCall.js";
import * as related from "./related.js";
import { createReviewWrites, type ReviewWrites } from "./reviewClient.js";
import * as reviews from "./reviews.js";
import { createSearchClient, type SearchClient } from "./searchClient.js";
import { createSessionClient, type SessionClient } from "./sessionClient.js";
import * as stock from "./stock.js";
import type { Credentials, Http, HttpConfig } from "./transport/http.js";
import { createSessionHttp } from "./transport/sessionHttp.js";
import { createWithdrawalClient, type WithdrawalClient } from "./withdrawalClient.js";

/**
 * Calls of the signed-in customer. Records of other customers and unknown records are both NOT_FOUND.
 *
 * @throws ShopError UNAUTHORIZED without a session, NOT_FOUND, and the errors of every call
 */
export interface AccountClient extends ReadClient<typeof account>, AccountWrites {}

/**
 * Read calls of the catalogue.
 *
 * @throws ShopError NETWORK, TIMEOUT, ABORTED, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID, and the errors of each call
 */
export interface CatalogueClient extends ReadClient<typeof catalogue> {}

/** Content pages, URL resolution and settings. Errors as {@link CatalogueClient}. */
export interface ContentClient extends ReadClient<typeof content> {}

/** Products related to a product, a category or a page. Errors as {@link CatalogueClient}. */
export interface RelatedClient extends ReadClient<typeof related> {}

/** Reads and writes product reviews; only buyers may write. Errors as {@link CatalogueClient}. */
export interface ReviewClient extends ReadClient<typeof reviews>, ReviewWrites {}

/** Fulfilment centers, pickup points, delivery delays and quantity multiples. Errors as {@link CatalogueClient}. */
export interface StockClient extends ReadClient<typeof stock> {}

/** All clients of a shop. */
export interface Clients {
  account: AccountClient;
  cart: CartClient;
  catalogue: CatalogueClient;
  checkout: CheckoutClient;
  content: ContentClient;
  newsletter: NewsletterClient;
  order: OrderClient;
  related: RelatedClient;
  reviews: ReviewClient;
  search: SearchClient;
  session: SessionClient;
  stock: StockClient;
  withdrawal: WithdrawalClient;
}

/** Backend, texts and prices of a shop's calls. */
export type ClientConfig = HttpConfig & Omit<CallContext, "customer">;

/** Identity of the caller. */
export type Caller = Credentials & Required<Pick<CallContext, "customer">>;

export const createAccountClient = (http: Http, context: CallContext): AccountClient => ({
  ...createReadClient(account, http, context),
  ...createAccountWrites(http, context),
});

export function createClients(config: ClientConfig, environment: Lifetime["environment"], caller: Caller): Clients {
  const http = createSessionHttp(config, environment, caller);
  const context = { ...config, customer: caller.customer };
  const wire = { ...config, locale: encodeLocale(config.locale) };
  return {
    account: createAccountClient(http, context),
    cart: createCartClient(http, wire),
    catalogue: createReadClient(catalogue, http, context),
    checkout: createCheckoutClient(http, wire),
    content: createReadClient(content, http, context),
    newsletter: createNewsletterClient(http, wire),
    order: createOrderClient(http, wire),
    related: createReadClient(related, http, context),
    reviews: { ...createReadClient(reviews, http, context), ...createReviewWrites(http) },
    search: createSearchClient(http, wire, environment),
    session: createSessionClient(http, wire),
    stock: createReadClient(stock, http, context),
    withdrawal: createWithdrawalClient(http, wire),
  };
}
