import type { Environment } from "../environment/environment.js";
import { type CartClient, createCartClient } from "./cartClient.js";
import { type CatalogueClient, createCatalogueClient } from "./catalogueClient.js";
import { type CheckoutClient, createCheckoutClient } from "./checkoutClient.js";
import { type ContentClient, createContentClient } from "./contentClient.js";
import { createRelatedClient, type RelatedClient } from "./relatedClient.js";
import { createReviewClient, type ReviewClient } from "./reviewClient.js";
import { createStockClient, type StockClient } from "./stockClient.js";
import { createHttp, type HttpConfig } from "./http.js";

/** Every call of a shop. */
export interface Clients {
  cart: CartClient;
  catalogue: CatalogueClient;
  checkout: CheckoutClient;
  content: ContentClient;
  related: RelatedClient;
  reviews: ReviewClient;
  stock: StockClient;
}

export interface ClientConfig extends HttpConfig {
  locale: string;
  satellite: string;
}

export function createClients(config: ClientConfig, environment: Environment): Clients {
  const http = createHttp(config, environment);
  const home = { locale: config.locale, countryId: undefined };
  return {
    cart: createCartClient(http, config),
    catalogue: createCatalogueClient(http, home),
    checkout: createCheckoutClient(http, config),
    content: createContentClient(http, config),
    related: createRelatedClient(http, home),
    reviews: createReviewClient(http),
    stock: createStockClient(http, config),
  };
}
