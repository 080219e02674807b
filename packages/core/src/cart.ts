import { createCartLineClient } from "./clients/cartLineClient.js";
import type { Credentials, Http, HttpConfig, HttpEnvironment } from "./clients/http.js";
import { createRetryingHttp } from "./clients/retryingHttp.js";
import { createHttp } from "./clients/sessionHttp.js";
import { createWholeCartClient } from "./clients/wholeCartClient.js";
import type { Environment } from "./environment/environment.js";
import { type CartCalls, createCartCalls } from "./stores/cartCalls.js";
import { type CartStore, type CartStoreDeps, createCartStore } from "./stores/cartStore.js";

/** Configuration of a cart without a shop. */
export interface CartConfig extends Pick<HttpConfig, "apiUrl" | "token"> {
  /** Locale of the line texts, for example "de_AT". */
  locale: string;
  /** Shipping country, for prices and VAT; 13 is Austria. */
  countryId: number;
  /** HTTP client for signed-in customers, see {@link sessionHttp}; defaults to calls as a guest. */
  http?: Http | undefined;
}

/** Callbacks for the outcome of cart actions; all optional. */
export type CartListeners = Partial<Pick<CartStoreDeps, "onAnnounce" | "onRefuse" | "onWait" | "onLose">>;

/** A cart without a shop. */
export interface CartAlone extends CartStore {
  /** Changes the shipping country and reloads the cart with its prices and VAT. */
  deliverTo(countryId: number): void;
}

/**
 * Returns a cart on its own, for a page that sells but has everything else elsewhere. It behaves like the cart of a
 * `Shop`: optimistic, persisted across reloads, sent in order and exactly once, shared by all tabs, and picked up by a
 * `Shop` of the same origin. Shipping, account and checkout need a `Shop`.
 *
 * @example
 * const cart = createCart(config, browserEnvironment());
 * cart.subscribe(() => console.log(cart.getSnapshot().lines));
 * cart.start();
 * cart.add(chair);
 */
export function createCart(config: CartConfig, environment: Environment, listeners: CartListeners = {}): CartAlone {
  let { countryId } = config;
  const cart = createCartStore({
    client: createCartLineClient(httpOf(config, environment), config),
    environment,
    countryId: () => countryId,
    onAnnounce: nobody,
    onRefuse: nobody,
    onWait: nobody,
    onLose: nobody,
    ...listeners,
  });
  return {
    ...cart,
    deliverTo(id) {
      if (id === countryId) return;
      countryId = id;
      cart.refresh();
    },
  };
}

const nobody = (): void => {};

/** Returns the coupon and validation calls of a {@link createCart}. */
export const cartCalls = (cart: CartStore, config: CartConfig, environment: Environment): CartCalls =>
  createCartCalls({ cart, client: createWholeCartClient(httpOf(config, environment), config), environment });

const httpOf = (config: CartConfig, environment: Environment): Http =>
  config.http ?? createRetryingHttp({ ...config, fastApi: config.apiUrl }, environment);

/**
 * Returns an HTTP client for {@link createCart} that sends the customer's token and renews it when the backend rejects
 * it.
 */
export const sessionHttp = (config: HttpConfig, environment: HttpEnvironment, credentials: Credentials): Http =>
  createHttp(config, environment, credentials);
