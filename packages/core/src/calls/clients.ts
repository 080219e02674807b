import type { PickupChoice } from "../domain/shipping/shippingMethod.js";
import type { Lifetime } from "../environment/runtime.js";
import { encodeLocale } from "../wire/locale.js";
import * as account from "./account.js";
import * as accountWrites from "./accountWrites.js";
import { type CallClient, type CallContext, createClient, type SignedInCustomer } from "./apiCall.js";
import { type CartClient, type CartHandle, createCartClient } from "./cartClient.js";
import * as catalogue from "./catalogue.js";
import * as checkout from "./checkout.js";
import * as content from "./content.js";
import * as newsletter from "./newsletter.js";
import * as order from "./order.js";
import * as related from "./related.js";
import * as reviews from "./reviews.js";
import * as reviewWrites from "./reviewWrites.js";
import { createSearchClient, type SearchClient } from "./searchClient.js";
import * as session from "./session.js";
import * as stock from "./stock.js";
import type { BackendConfig, CallOptions, Credentials, Http } from "./transport/http.js";
import { createSessionHttp } from "./transport/sessionHttp.js";
import * as withdrawal from "./withdrawal.js";
import { withMediaUrl } from "./withMediaUrl.js";

/** Calls from cart to order, made by `shop.checkout`. */
export interface CheckoutClient extends CallClient<typeof checkout> {}

/** Calls after an order was placed. Foreign and unknown orders are both NOT_FOUND. */
export interface OrderClient extends Omit<CallClient<typeof order>, "setPickupCenter" | "setPickupContact"> {
  /** Sets the pickup point of the cart and the person who collects the order. */
  setPickup(cart: CartHandle, choice: PickupChoice, options?: CallOptions): Promise<void>;
}

/**
 * Session calls; the session store keeps their results.
 *
 * @throws ShopError LOGIN_FAILED, CODE_REQUIRED, EMAIL_EXISTS, INVALID_INPUT with `fields`, LINK_INVALID, RATE_LIMITED
 * with `retryAfterSeconds`
 */
export interface SessionClient extends CallClient<typeof session> {}

/**
 * All clients of a shop.
 *
 * @throws ShopError NETWORK, TIMEOUT, ABORTED, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID, and the errors of each call
 */
export interface Clients {
  /**
   * Calls of the signed-in customer. Records of other customers and unknown records are both NOT_FOUND.
   *
   * @throws ShopError UNAUTHORIZED without a session, NOT_FOUND, INVALID_INPUT with `fields`
   */
  account: CallClient<typeof account & typeof accountWrites>;
  cart: CartClient;
  /** Read calls of the catalogue. */
  catalogue: CallClient<typeof catalogue>;
  checkout: CheckoutClient;
  /** Content pages, URL resolution and settings. */
  content: CallClient<typeof content>;
  /** Newsletter subscription with double opt-in. */
  newsletter: CallClient<typeof newsletter>;
  order: OrderClient;
  /** Products related to a product, a category or a page. */
  related: CallClient<typeof related>;
  /** Reads and writes product reviews; only buyers may write. */
  reviews: CallClient<typeof reviews & typeof reviewWrites>;
  search: SearchClient;
  session: SessionClient;
  /** Fulfilment centers, pickup points, delivery delays and quantity multiples. */
  stock: CallClient<typeof stock>;
  /** The withdrawal function of Directive 2011/83/EU, Art. 11a. */
  withdrawal: CallClient<typeof withdrawal>;
}

/**
 * Clients of another backend, by area. A given area replaces the HTTP client of that area; a method that it lacks rejects
 * with CONFIG_MISSING and its name. Areas are objects of functions that do not use `this`.
 */
export type OwnClients = { readonly [Area in keyof Clients]?: Readonly<Partial<Clients[Area]>> };

/** State of the shop for {@link OwnClients}: read it in every call, as it changes. */
export interface ClientContext extends Credentials {
  /** The signed-in customer; undefined for guests. */
  customer(): SignedInCustomer | undefined;
  /** Country whose prices and VAT the shopper sees. */
  countryId(): number;
  /** Environment of the shop; its `signal` aborts when the shop is destroyed, and is another one after its next start. */
  environment: Lifetime["environment"];
}

/** Backend, texts and prices of a shop's calls. */
export type ClientConfig = BackendConfig & Omit<CallContext, "customer">;

/** Identity of the caller. */
export type Caller = Credentials & Required<Pick<CallContext, "customer">>;

export const createAccountClient = (http: Http, context: CallContext): Clients["account"] =>
  createClient({ ...account, ...accountWrites }, http, context);

export function createOrderClient(http: Http, context: CallContext): OrderClient {
  const { setPickupCenter, setPickupContact, ...client } = createClient(order, http, context);
  return {
    ...client,
    async setPickup(cart, { centerId, ...contact }, options) {
      await setPickupCenter(cart, centerId, options);
      await setPickupContact(cart, contact, options);
    },
  };
}

export const createSessionClient = (http: Http, context: CallContext): SessionClient =>
  createClient(session, http, context);

export function createClients(config: ClientConfig, environment: Lifetime["environment"], caller: Caller): Clients {
  const { mediaUrl } = config;
  const withMedia = (http: Http): Http => (mediaUrl === undefined ? http : withMediaUrl(http, mediaUrl));
  const http = withMedia(createSessionHttp(config, environment, caller));
  const context = { ...config, customer: caller.customer };
  const wire = { ...config, locale: encodeLocale(config.locale) };
  return {
    account: createAccountClient(http, context),
    cart: createCartClient(http, wire),
    catalogue: createClient(catalogue, http, context),
    checkout: createClient(checkout, http, context),
    content: createClient(content, http, context),
    newsletter: createClient(newsletter, http, context),
    order: createOrderClient(http, context),
    related: createClient(related, http, context),
    reviews: createClient({ ...reviews, ...reviewWrites }, http, context),
    search: createSearchClient(http, context, environment, withMedia),
    session: createSessionClient(http, context),
    stock: createClient(stock, http, context),
    withdrawal: createClient(withdrawal, http, context),
  };
}
