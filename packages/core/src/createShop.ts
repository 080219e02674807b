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
import { lazyClients } from "./clients/lazyClients.js";
import type { TradeEvent } from "./domain/analytics/tradeEvent.js";
import type { ConsentChoice, ConsentRecord } from "./domain/consent/consent.js";
import type { DisplayFlags } from "./domain/display/display.js";
import type { Language, Locale, Satellite } from "./domain/config/locale.js";
import { missingConfig } from "./domain/config/missingConfig.js";
import type { CartAction, CartLoss, CartRefusal } from "./domain/cart/cartState.js";
import type { Order } from "./domain/order/order.js";
import type { SessionEnd } from "./domain/session/sessionState.js";
import type { Environment } from "./environment/environment.js";
import { createEmitter, type Emitter } from "./shared/emitter.js";
import { ShopError } from "./shared/shopError.js";
import { type CheckoutStore, createCheckoutStore } from "./stores/checkoutStore.js";
import { type CartCalls, createCartCalls } from "./stores/cartCalls.js";
import { type CartStore, createCartStore } from "./stores/cartStore.js";
import { type ConsentStore, createConsentStore } from "./stores/consentStore.js";
import { createDeliveryStore, type DeliveryStore } from "./stores/deliveryStore.js";
import type { SearchStore } from "./stores/searchStore.js";
import { watchCart, watchCountry } from "./stores/cartAndPostage.js";
import { createDisplayStore, type DisplayStore } from "./stores/displayStore.js";
import { createSessionStore, type SessionStore } from "./stores/sessionStore.js";
import { storedEmail } from "./stores/storedSession.js";

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
  /** Takes up what is stored and begins to ask the backend. Nothing happens before, and nothing a second time. */
  start(): void;
  destroy(): void;
}

/** @throws ShopError CONFIG_MISSING with the names of the properties that are absent or blank */
export function createShop(config: ShopConfig, environment: Environment): Shop {
  const missing = missingConfig({ ...config });
  if (missing.length > 0) throw new ShopError("CONFIG_MISSING", { details: { missing } });

  const rendered = config.display ?? { excludeVat: false, countryId: config.countryId };
  const clients = lazyClients(
    {
      ...config,
      priceCountryId() {
        const { countryId } = display.getSnapshot();
        return countryId === config.countryId ? undefined : countryId;
      },
    },
    environment,
    {
      token: () => credentials.token(),
      refused: (token) => credentials.refused(token),
      customer() {
        const { customerId, customer } = session.getSnapshot();
        // Another tab may have changed it.
        const email = storedEmail(environment.storage.local) || (customer?.email ?? "");
        return customerId === 0 ? undefined : { id: customerId, email };
      },
    },
  );
  const events = createEmitter<ShopEvents>();
  const consent = createConsentStore({
    environment,
    rendered: config.consent,
    onChange: (change) => events.emit("consent:changed", change),
  });
  const cart = createCartStore({
    client: clients.cart,
    environment,
    countryId: () => delivery.getSnapshot().countryId,
    onAnnounce: (action) => events.emit("cart:asked", action),
    onRefuse: (refusal) => events.emit("cart:refused", refusal),
    onWait: (code) => events.emit("cart:waiting", code),
    onLose: (loss) => events.emit("cart:lost", loss),
  });
  const delivery: DeliveryStore = createDeliveryStore({
    client: clients.checkout,
    environment,
    countryId: rendered.countryId,
    cart,
  });
  const display = createDisplayStore({
    environment,
    delivery,
    homeCountryId: config.countryId,
    rendered,
    countryIds: config.countryIds,
  });
  const checkout = createCheckoutStore({
    client: { ...clients.checkout, ...clients.order, assignCustomer: clients.cart.assignCustomer },
    environment,
    cart,
    countryId: () => delivery.getSnapshot().countryId,
    isSignedIn: () => session.getSnapshot().status === "customer",
    redirects: { origin: new URL(config.apiUrl).origin, moreHosts: config.paymentHosts },
    onPlaced: (order) => void placed(order),
  });
  const { session, credentials } = createSessionStore({
    client: clients.session,
    loadCustomer: clients.account.customer,
    environment,
    audience: config.audience,
    cart,
    onBegin(customerId) {
      // The prices of the cart that came with the answer are those of the address book's country.
      cart.refresh();
      events.emit("session:began", { customerId });
    },
    onEnd(reason) {
      // What another tab has forgotten in storage is forgotten: a cart begun since is not to go with it.
      if (reason !== "otherTab") cart.forget();
      checkout.forget();
      display.reset();
      events.emit("session:ended", { reason });
    },
  });
  let isStarted = false;
  let undo: Array<() => void> = [];

  /** @param over the id of a cart that is an order by now */
  function startCart(over?: number): void {
    if (!isStarted) return;
    const watch = (): void => void (undo = [watchCart(cart, delivery), watchCountry(cart, delivery)]);
    if (over === undefined) watch();
    delivery.start();
    cart.start();
    if (over === undefined) return;
    if (cart.handle()?.cartId === over) cart.forget({ onResultPage: true });
    watch();
  }

  /** An order stands: said once, and who placed it as a guest need not type everything again soon. */
  async function placed(order: Order): Promise<void> {
    const { purchaseOf } = await import("./domain/analytics/purchaseOf.js");
    events.emit("trade", purchaseOf(order));
    if (session.getSnapshot().status !== "guest") return;
    session.startExpress({ email: order.email, address: order.deliveryAddress });
  }

  return {
    config,
    account: {
      ...clients.account,
      async updateCustomer(changes) {
        const customer = await clients.account.updateCustomer(changes);
        session.adopt(customer);
        return customer;
      },
    },
    catalogue: clients.catalogue,
    content: clients.content,
    newsletter: clients.newsletter,
    orders: {
      reorder: (orderId) => cart.exchange((handle) => clients.order.reorder(orderId, handle)),
      invoice: clients.order.invoice,
    },
    related: clients.related,
    reviews: clients.reviews,
    search: {
      ...clients.search,
      openBox: async () => {
        const { createSearchStore } = await import("./stores/searchStore.js");
        return createSearchStore({ client: clients.search, environment });
      },
    },
    stock: clients.stock,
    withdrawal: clients.withdrawal,
    checkout,
    cart: { ...cart, ...createCartCalls({ cart, client: clients.cart, environment }) },
    consent,
    delivery,
    display,
    session,
    events,
    start() {
      if (isStarted) return;
      isStarted = true;
      consent.start();
      session.start();
      checkout.start();
      display.start();
      const sent = checkout.sentCart();
      if (sent === undefined) return startCart();
      // Back from a provider, here or on any page: what was ordered is not shown and asked for as a cart again.
      checkout.result(sent).then(
        (outcome) => startCart(outcome?.order && sent),
        (error: unknown) => {
          environment.log.warn("The result of an order could not be asked for", error);
          startCart();
        },
      );
    },
    destroy() {
      cart.stop();
      display.stop();
      consent.stop();
      for (const stop of undo) stop();
      undo = [];
      isStarted = false;
      session.destroy();
      events.clear();
    },
  };
}
