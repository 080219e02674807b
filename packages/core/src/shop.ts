import type { ClientContext, Clients, OrderClient, OwnClients } from "./calls/clients.js";
import type { OrderReference } from "./domain/order/orderReference.js";
import type { BackendConfig, CallOptions } from "./calls/transport/http.js";
import type { AnalyticsEvent } from "./domain/analytics/analyticsEvent.js";
import type { ConsentChoice, ConsentRecord } from "./domain/consent/consent.js";
import type { Language, Locale, Market } from "./domain/config/locale.js";
import type { SubmittedMutation, DroppedMutations, CartRejection, QueuedMutations } from "./cart/cartState.js";
import type { SessionEndReason } from "./session/sessionState.js";
import type { Emitter } from "./shared/emitter.js";
import type { CheckoutStore } from "./checkout/checkoutStore.js";
import type { CartStore } from "./cart/cartStore.js";
import type { ConsentStore } from "./consent/consentStore.js";
import type { ShippingStore } from "./shipping/shippingStore.js";
import type { SearchBoxOptions, SearchStore } from "./search/searchStore.js";
import type { MarketStore } from "./market/marketStore.js";
import type { CountryIds, MarketSettings } from "./wire/market.js";
import type { SessionStore } from "./session/sessionStore.js";

/** Any other string; editors still suggest the known values. */
type Other = string & Record<never, never>;

/** Configuration of a shop. */
export interface ShopConfig extends BackendConfig {
  /** Language of the texts; other values than the known ones are allowed. */
  language: Language | Other;
  /** Locale of texts, amounts and dates. */
  locale: Locale | Other;
  /** Country that the storefront serves, ISO 3166; the shipping country until the shopper chooses another one. */
  market: Market | Other;
  /** Countries shipped to, with the backend's ids; defaults to those of `MARKETS`. */
  countryIds?: CountryIds | undefined;
  /** Expected `aud` claim of login tokens; a stored token with another one is dropped. Not checked by default. */
  audience?: string | undefined;
  /** Country and VAT display the page was rendered with; defaults to gross prices for `market`. */
  rendered?: MarketSettings | undefined;
  /**
   * Additional payment provider hosts that redirects may lead to: "pay.provider.example", or ".provider.example" for
   * subdomains.
   */
  paymentHosts?: readonly string[] | undefined;
  /** Consent the page was rendered with; absent when the shopper has not chosen yet. */
  consent?: ConsentRecord | undefined;
}

/** Options of `createShop`. */
export interface ShopOptions {
  /**
   * Creates clients of another backend, before the first call; the calls of areas that it leaves out use HTTP. The code of
   * the HTTP clients loads only for those areas.
   *
   * @example
   * const shop = createShop(config, environment, {
   *   clients: ({ token }) => ({ catalogue: { products: (query) => ownProducts(query, token()) } }),
   * });
   */
  clients?: ((context: ClientContext) => OwnClients | Promise<OwnClients>) | undefined;
}

/** Events of a shop, for toasts, announcements and analytics. */
export type ShopEvents = {
  /** A mutation was submitted; the snapshot already includes it. */
  "cart:submitted": SubmittedMutation;
  /** The backend rejected a mutation; it was rolled back. */
  "cart:rejected": CartRejection;
  /** Mutations wait for the connection or a busy backend and are sent later. */
  "cart:queued": QueuedMutations;
  /** Mutations were dropped unanswered: too old to repeat, or their cart no longer exists. */
  "cart:dropped": DroppedMutations;
  /** A customer signed in, here or in another tab: data read under another identity is out of date. */
  "session:started": { customerId: number };
  /** The session ended: caches with personal data have to be dropped. */
  "session:ended": { reason: SessionEndReason };
  /** The consent changed, here or in another tab: start or stop third-party code accordingly. */
  "consent:changed": { before: ConsentChoice; after: ConsentChoice };
  /** An analytics event; forward it only with consent. */
  analytics: AnalyticsEvent;
};

/**
 * A shop: stores with state, and typed clients for its calls. Two shops share nothing.
 *
 * @example
 * const shop = createShop(config, browserEnvironment());
 * shop.start();
 * shop.cart.subscribe(() => console.log(shop.cart.getSnapshot().lines));
 */
export interface Shop extends Pick<
  Clients,
  "account" | "catalogue" | "content" | "newsletter" | "related" | "reviews" | "stock" | "withdrawal"
> {
  config: ShopConfig;
  orders: {
    /**
     * Adds the items of an order to the cart.
     *
     * @param idempotencyKey created before the first attempt and reused until a response arrives
     * @throws ShopError UNAUTHORIZED, NOT_FOUND
     */
    reorder(order: OrderReference, idempotencyKey: string, options?: CallOptions): ReturnType<OrderClient["reorder"]>;
    invoice: OrderClient["invoice"];
    qrCode(order: OrderReference, options?: CallOptions): ReturnType<OrderClient["qrCode"]>;
    acceptPayPal: OrderClient["acceptPayPal"];
  };
  search: Clients["search"] & {
    /** Creates a search box with its own state; loads its code on demand. */
    createSearchBox(options?: SearchBoxOptions): Promise<SearchStore>;
  };
  checkout: CheckoutStore;
  cart: CartStore;
  consent: ConsentStore;
  market: MarketStore;
  shipping: ShippingStore;
  session: SessionStore;
  events: Emitter<ShopEvents>;
  /**
   * Preloads the code of the HTTP calls, or that of your own `clients`, which otherwise loads with the first call; call it
   * when the page is idle. Code of rare actions, such as placing an order, still loads with its first use. Rejects when
   * the download fails; the next call tries again.
   */
  preload(): Promise<void>;
  /** Restores the stored state and begins to load data. Repeated calls have no effect. */
  start(): void;
  /**
   * Ends all timers, subscriptions and event handlers and aborts all requests: their calls reject with ABORTED. Nothing
   * starts afterwards, until another `start()`.
   */
  destroy(): void;
}
