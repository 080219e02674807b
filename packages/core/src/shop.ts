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

/** Any other text; editors suggest the known ones. */
type Other = string & Record<never, never>;

/** What a shop has to know of itself. Source: specification 5. */
export interface ShopConfig {
  /** address of the main API, ending in "/" */
  apiUrl: string;
  /** address of the Fast API, ending in "/" */
  fastApi: string;
  /** the shop's own token, for calls of guests */
  token: string;
  /** of the texts; a shop of your own may have others */
  language: Language | Other;
  /** of texts, amounts and dates */
  locale: Locale | Other;
  /** the country it serves and ships from, as the shop names it */
  satellite: Satellite | Other;
  /** default delivery country: 13 Austria, 5 Germany, 146 Romania */
  countryId: number;
  /** countries to deliver to: a stored one that is not among them is forgotten; absent: any */
  countryIds?: readonly number[] | undefined;
  /** who the shop's login tokens are for, their `aud`: a stored token of another shop is dropped; absent: not looked at */
  audience?: string | undefined;
  /** how the page was drawn; absent: gross, for `countryId` */
  display?: DisplayFlags | undefined;
  /** hosts of payment providers beside those core knows: "pay.provider.example"; ".provider.example" for subdomains */
  paymentHosts?: readonly string[] | undefined;
  /** what the page was drawn with; absent: the shopper has not chosen yet */
  consent?: ConsentRecord | undefined;
}

/** What happens in a shop, for toasts, announcements and analytics. */
export type ShopEvents = {
  /** an action on the cart was taken; it shows already */
  "cart:asked": CartAction;
  /** the backend refused one; it is taken back */
  "cart:refused": CartRefusal;
  /** the connection is gone or the shop is busy: what was asked is kept and sent later; the code of ShopError says why */
  "cart:waiting": string;
  /** actions were given up unanswered: too old to repeat, or about a cart that is gone */
  "cart:lost": CartLoss;
  /** somebody signed in, here or in another tab: what was read as somebody else is out of date */
  "session:began": { customerId: number };
  /** the session is over: caches with personal data have to go */
  "session:ended": { reason: SessionEnd };
  /** the shopper allows something else than before, here or in another tab: it may start, or has to stop */
  "consent:changed": { before: ConsentChoice; after: ConsentChoice };
  /** something happened that analytics may be told of; nobody says so before consent */
  trade: TradeEvent;
};

/**
 * One shop: rules with state, and typed clients for its calls. Two shops share nothing.
 *
 * @example
 * const shop = createShop(config, browserEnvironment());
 * shop.start();
 * shop.cart.subscribe(() => console.log(visibleLines(shop.cart.getSnapshot())));
 */
export interface Shop {
  config: ShopConfig;
  account: AccountClient;
  catalogue: CatalogueClient;
  content: ContentClient;
  newsletter: NewsletterClient;
  orders: {
    /**
     * Puts the goods of an own order into the cart again, beside what is in it.
     *
     * @throws ShopError UNAUTHORIZED, NOT_FOUND
     */
    reorder(orderId: number): ReturnType<OrderClient["reorder"]>;
    invoice: OrderClient["invoice"];
  };
  related: RelatedClient;
  reviews: ReviewClient;
  search: SearchClient & {
    /** A search box with state of its own; its code arrives with it. */
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
   * Fetches the code of the calls, which else comes with the first of them: for when a page has nothing more urgent to do.
   * Rejects where it is not to be had just now; the first call tries again.
   */
  fetchCode(): Promise<void>;
  /** Takes up what is stored and begins to ask the backend. Nothing happens before, and nothing a second time. */
  start(): void;
  destroy(): void;
}
