import type { CatalogueClient } from "./clients/catalogueClient.js";
import type { ContentClient } from "./clients/contentClient.js";
import type { RelatedClient } from "./clients/relatedClient.js";
import type { ReviewClient } from "./clients/reviewClient.js";
import type { StockClient } from "./clients/stockClient.js";
import { lazyClients } from "./clients/lazyClients.js";
import { missingConfig } from "./domain/config/missingConfig.js";
import type { CartAction, CartRefusal } from "./domain/cart/cartState.js";
import type { Environment } from "./environment/environment.js";
import { createEmitter, type Emitter } from "./shared/emitter.js";
import { ShopError } from "./shared/shopError.js";
import { type CheckoutStore, createCheckoutStore } from "./stores/checkoutStore.js";
import { type CartStore, createCartStore } from "./stores/cartStore.js";
import { createDeliveryStore, type DeliveryStore } from "./stores/deliveryStore.js";

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
}

/** What happens in a shop, for toasts, announcements and analytics. */
export type ShopEvents = {
  /** an action on the cart was taken; it shows already */
  "cart:asked": CartAction;
  /** the backend refused one; it is taken back */
  "cart:refused": CartRefusal;
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
  catalogue: CatalogueClient;
  content: ContentClient;
  related: RelatedClient;
  reviews: ReviewClient;
  stock: StockClient;
  checkout: CheckoutStore;
  cart: CartStore;
  delivery: DeliveryStore;
  events: Emitter<ShopEvents>;
  /** Takes up what is stored and begins to ask the backend. Nothing happens before, and nothing a second time. */
  start(): void;
  destroy(): void;
}

/** @throws ShopError CONFIG_MISSING with the names of the properties that are absent or blank */
export function createShop(config: ShopConfig, environment: Environment): Shop {
  const missing = missingConfig({ ...config });
  if (missing.length > 0) throw new ShopError("CONFIG_MISSING", { details: { missing } });

  const clients = lazyClients(config, environment);
  const events = createEmitter<ShopEvents>();
  const cart = createCartStore({
    client: clients.cart,
    environment,
    countryId: () => delivery.getSnapshot().countryId,
    onAnnounce: (action) => events.emit("cart:asked", action),
    onRefuse: (refusal) => events.emit("cart:refused", refusal),
  });
  const delivery: DeliveryStore = createDeliveryStore({
    client: clients.checkout,
    environment,
    countryId: config.countryId,
    cart: cart.handle,
  });
  const checkout = createCheckoutStore({
    client: { ...clients.checkout, assignCustomer: clients.cart.assignCustomer },
    environment,
    cart,
    countryId: () => delivery.getSnapshot().countryId,
  });
  let undo: Array<() => void> = [];

  return {
    config,
    catalogue: clients.catalogue,
    content: clients.content,
    related: clients.related,
    reviews: clients.reviews,
    stock: clients.stock,
    checkout,
    cart,
    delivery,
    events,
    start() {
      if (undo.length > 0) return;
      undo = [watchConfirmed(cart, delivery), watchCountry(cart, delivery)];
      checkout.start();
      delivery.start();
      cart.start();
    },
    destroy() {
      for (const stop of undo) stop();
      undo = [];
      events.clear();
    },
  };
}

/** A confirmed cart has a new postage. */
function watchConfirmed(cart: CartStore, delivery: DeliveryStore): () => void {
  let last = cart.getSnapshot().confirmed;
  return cart.subscribe(() => {
    const { confirmed } = cart.getSnapshot();
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
