import type { Environment } from "../environment/environment.js";
import { type AccountClient, createAccountClient, type SignedInCustomer } from "./accountClient.js";
import { type CartClient, createCartClient } from "./cartClient.js";
import type { CatalogueClient } from "./catalogueClient.js";
import { createCatalogueClient } from "./createCatalogueClient.js";
import { type CheckoutClient, createCheckoutClient } from "./checkoutClient.js";
import { type ContentClient, createContentClient } from "./contentClient.js";
import { createOrderClient, type OrderClient } from "./orderClient.js";
import { createNewsletterClient, type NewsletterClient } from "./newsletterClient.js";
import { createRelatedClient, type RelatedClient } from "./relatedClient.js";
import { createReviewClient, type ReviewClient } from "./reviewClient.js";
import { createSearchClient, type SearchClient } from "./searchClient.js";
import { createSessionClient, type SessionClient } from "./sessionClient.js";
import { createStockClient, type StockClient } from "./stockClient.js";
import { createWithdrawalClient, type WithdrawalClient } from "./withdrawalClient.js";
import type { Credentials, HttpConfig } from "./transport/http.js";
import { createSessionHttp } from "./transport/sessionHttp.js";

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

/** Identity of the caller. */
export interface Caller extends Credentials {
  customer(): SignedInCustomer | undefined;
}

export interface ClientConfig extends HttpConfig {
  locale: string;
  market: string;
  /** Country whose VAT catalogue prices include; undefined for the locale's country. */
  priceCountryId: () => number | undefined;
}

export function createClients(config: ClientConfig, environment: Environment, caller: Caller): Clients {
  const http = createSessionHttp(config, environment, caller);
  const priced = { locale: config.locale, countryId: config.priceCountryId };
  return {
    account: createAccountClient(http, config, caller.customer),
    cart: createCartClient(http, config),
    catalogue: createCatalogueClient(http, priced),
    checkout: createCheckoutClient(http, config),
    content: createContentClient(http, config),
    newsletter: createNewsletterClient(http, config),
    order: createOrderClient(http, config),
    related: createRelatedClient(http, priced),
    reviews: createReviewClient(http),
    search: createSearchClient(http, config, environment),
    session: createSessionClient(http, config),
    stock: createStockClient(http, config),
    withdrawal: createWithdrawalClient(http, config),
  };
}
