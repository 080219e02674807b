import type { AccountClient } from "./clients/accountClient.js";
import type { CatalogueClient } from "./clients/catalogueClient.js";
import type { ContentClient } from "./clients/contentClient.js";
import type { NewsletterClient } from "./clients/newsletterClient.js";
import type { RelatedClient } from "./clients/relatedClient.js";
import type { ReviewClient } from "./clients/reviewClient.js";
import type { SearchClient } from "./clients/searchClient.js";
import type { StockClient } from "./clients/stockClient.js";
import { lazyClients } from "./clients/lazyClients.js";
import type { DisplayFlags } from "./domain/display/display.js";
import { missingConfig } from "./domain/config/missingConfig.js";
import type { CartAction, CartLoss, CartRefusal } from "./domain/cart/cartState.js";
import type { SessionEnd } from "./domain/session/sessionState.js";
import type { Environment } from "./environment/environment.js";
import { createEmitter, type Emitter } from "./shared/emitter.js";
import { ShopError } from "./shared/shopError.js";
import { type CheckoutStore, createCheckoutStore } from "./stores/checkoutStore.js";
import { type CartCalls, createCartCalls } from "./stores/cartCalls.js";
import { type CartStore, createCartStore } from "./stores/cartStore.js";
import { createDeliveryStore, type DeliveryStore } from "./stores/deliveryStore.js";
import type { SearchStore } from "./stores/searchStore.js";
import { createDisplayStore, type DisplayStore } from "./stores/displayStore.js";
import { createSessionStore, type SessionStore } from "./stores/sessionStore.js";
import { storedEmail } from "./stores/storedSession.js";

export interface ShopConfig {
  /** address of the main API, ending in "/" */
  apiUrl: string;
  /** address of the Fast API, ending in "/" */
  fastApi: string;
  /** the shop's own token, for calls of guests */
  token: string;
  /** "de", "ro", "en" */
  language: string;
  /** "de_AT" */
  locale: string;
  /** "AT", "DE", "RO" */
  satellite: string;
  /** default delivery country: 13 Austria, 5 Germany, 146 Romania */
  countryId: number;
  /** countries to deliver to: a stored one that is not among them is forgotten; absent: any */
  countryIds?: readonly number[] | undefined;
  /** who the shop's login tokens are for, their `aud`: a stored token of another shop is dropped; absent: not looked at */
  audience?: string | undefined;
  /** how the page was drawn; absent: gross, for `countryId` */
  display?: DisplayFlags | undefined;
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
  related: RelatedClient;
  reviews: ReviewClient;
  search: SearchClient & {
    /** A search box with state of its own; its code arrives with it. */
    openBox(): Promise<SearchStore>;
  };
  stock: StockClient;
  checkout: CheckoutStore;
  cart: CartStore & CartCalls;
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
    cart: cart.handle,
  });
  const display = createDisplayStore({
    environment,
    delivery,
    homeCountryId: config.countryId,
    rendered,
    countryIds: config.countryIds,
  });
  const checkout = createCheckoutStore({
    client: { ...clients.checkout, assignCustomer: clients.cart.assignCustomer },
    environment,
    cart,
    countryId: () => delivery.getSnapshot().countryId,
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
  let undo: Array<() => void> = [];

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
    checkout,
    cart: { ...cart, ...createCartCalls({ cart, client: clients.cart, environment }) },
    delivery,
    display,
    session,
    events,
    start() {
      if (undo.length > 0) return;
      undo = [watchConfirmed(cart, delivery), watchCountry(cart, delivery)];
      session.start();
      checkout.start();
      display.start();
      delivery.start();
      cart.start();
    },
    destroy() {
      cart.stop();
      for (const stop of undo) stop();
      undo = [];
      session.destroy();
      events.clear();
    },
  };
}

/** A confirmed cart has a new postage, and a cart that was given up none. */
function watchConfirmed(cart: CartStore, delivery: DeliveryStore): () => void {
  let { confirmed: last, cartId: before } = cart.getSnapshot();
  return cart.subscribe(() => {
    const { confirmed, cartId } = cart.getSnapshot();
    if (cartId === 0 && before > 0) delivery.forget();
    before = cartId;
    if (confirmed === last) return;
    last = confirmed;
    delivery.cartChanged(confirmed === undefined || confirmed.lines.length === 0);
  });
}

/** Another country has other prices: the backend quotes the cart anew. */
function watchCountry(cart: CartStore, delivery: DeliveryStore): () => void {
  let last = delivery.getSnapshot().countryId;
  return delivery.subscribe(() => {
    const { countryId } = delivery.getSnapshot();
    if (countryId === last) return;
    last = countryId;
    cart.refresh();
  });
}
