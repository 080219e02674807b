import type { AccountClient } from "./clients/accountClient.js";
import type { CatalogueClient } from "./clients/catalogueClient.js";
import type { ContentClient } from "./clients/contentClient.js";
import type { OrderClient } from "./clients/orderClient.js";
import type { NewsletterClient } from "./clients/newsletterClient.js";
import type { RelatedClient } from "./clients/relatedClient.js";
import type { ReviewClient } from "./clients/reviewClient.js";
import type { SearchClient } from "./clients/searchClient.js";
import type { StockClient } from "./clients/stockClient.js";
import type { WithdrawalClient } from "./clients/withdrawalClient.js";
import type { TradeEvent } from "./domain/analytics/tradeEvent.js";
import type { ConsentChoice, ConsentRecord } from "./domain/consent/consent.js";
import type { DisplayFlags } from "./domain/display/display.js";
import type { Language, Locale, Satellite } from "./domain/config/locale.js";
import type { CartAction, CartLoss, CartRefusal } from "./domain/cart/cartState.js";
import type { SessionEnd } from "./domain/session/sessionState.js";
import type { Emitter } from "./shared/emitter.js";
import type { CheckoutStore } from "./stores/checkoutStore.js";
import type { CartCalls } from "./stores/cartCalls.js";
import type { CartStore } from "./stores/cartStore.js";
import type { ConsentStore } from "./stores/consentStore.js";
import type { DeliveryStore } from "./stores/deliveryStore.js";
import type { SearchStore } from "./stores/searchStore.js";
import type { DisplayStore } from "./stores/displayStore.js";
import type { SessionStore } from "./stores/sessionStore.js";

/** Any other string; editors still suggest the known values. */
type Other = string & Record<never, never>;

/** Configuration of a shop. */
export interface ShopConfig {
  /** Base URL of the main API, ending in "/". */
  apiUrl: string;
  /** Base URL of the Fast API, ending in "/". */
  fastApi: string;
  /** Storefront token, sent with guest calls. */
  token: string;
  /** Language of the texts; other values than the known ones are allowed. */
  language: Language | Other;
  /** Locale of texts, amounts and dates. */
  locale: Locale | Other;
  /** Market that the storefront serves, as the backend names it. */
  satellite: Satellite | Other;
  /** Default shipping country: 13 Austria, 5 Germany, 146 Romania. */
  countryId: number;
  /** Countries shipped to. A stored country outside this list is dropped; defaults to any country. */
  countryIds?: readonly number[] | undefined;
  /** Expected `aud` claim of login tokens; a stored token with another one is dropped. Not checked by default. */
  audience?: string | undefined;
  /** Price display the page was rendered with; defaults to gross prices for `countryId`. */
  display?: DisplayFlags | undefined;
  /**
   * Additional payment provider hosts that redirects may lead to: "pay.provider.example", or ".provider.example" for
   * subdomains.
   */
  paymentHosts?: readonly string[] | undefined;
  /** Consent the page was rendered with; absent when the shopper has not chosen yet. */
  consent?: ConsentRecord | undefined;
}

/** Events of a shop, for toasts, announcements and analytics. */
export type ShopEvents = {
  /** A cart action was submitted; the snapshot already includes it. */
  "cart:asked": CartAction;
  /** The backend rejected a cart action; it was rolled back. */
  "cart:refused": CartRefusal;
  /** The queue waits for the connection or a busy backend and is sent later; the value is the ShopError code. */
  "cart:waiting": string;
  /** Actions were dropped unanswered: too old to repeat, or their cart no longer exists. */
  "cart:lost": CartLoss;
  /** A customer signed in, here or in another tab: data read under another identity is out of date. */
  "session:began": { customerId: number };
  /** The session ended: caches with personal data have to be dropped. */
  "session:ended": { reason: SessionEnd };
  /** The consent changed, here or in another tab: start or stop third-party code accordingly. */
  "consent:changed": { before: ConsentChoice; after: ConsentChoice };
  /** An analytics event; forward it only with consent. */
  trade: TradeEvent;
};

/**
 * A shop: stores with state, and typed clients for its calls. Two shops share nothing.
 *
 * @example
 * const shop = createShop(config, browserEnvironment());
 * shop.start();
 * shop.cart.subscribe(() => console.log(shop.cart.getSnapshot().lines));
 */
export interface Shop {
  config: ShopConfig;
  account: AccountClient;
  catalogue: CatalogueClient;
  content: ContentClient;
  newsletter: NewsletterClient;
  orders: {
    /**
     * Adds the items of one of the customer's orders to the cart.
     *
     * @throws ShopError UNAUTHORIZED, NOT_FOUND
     */
    reorder(orderId: number): ReturnType<OrderClient["reorder"]>;
    invoice: OrderClient["invoice"];
  };
  related: RelatedClient;
  reviews: ReviewClient;
  search: SearchClient & {
    /** Creates a search box with its own state; loads its code on demand. */
    openBox(): Promise<SearchStore>;
  };
  stock: StockClient;
  withdrawal: WithdrawalClient;
  checkout: CheckoutStore;
  cart: CartStore & CartCalls;
  consent: ConsentStore;
  delivery: DeliveryStore;
  display: DisplayStore;
  session: SessionStore;
  events: Emitter<ShopEvents>;
  /**
   * Preloads the code of the calls, which otherwise loads with the first call; call it when the page is idle. Rejects
   * when the download fails; the next call tries again.
   */
  fetchCode(): Promise<void>;
  /** Restores the stored state and begins to load data. Repeated calls have no effect. */
  start(): void;
  destroy(): void;
}
