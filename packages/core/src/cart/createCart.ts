import { createCartLineClient } from "../calls/cartLineClient.js";
import type { Credentials, Http, HttpConfig, HttpEnvironment } from "../calls/transport/http.js";
import { createRetryingHttp } from "../calls/transport/retryingHttp.js";
import { createSessionHttp } from "../calls/transport/sessionHttp.js";
import { createWholeCartClient } from "../calls/wholeCartClient.js";
import type { Environment } from "../environment/environment.js";
import { type CartCalls, createCartCalls } from "./cartCalls.js";
import { type CartStore, type CartStoreDeps, createCartStore } from "./cartStore.js";

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
export type CartListeners = Partial<Pick<CartStoreDeps, "onSubmitted" | "onRejected" | "onQueued" | "onDropped">>;

/** A cart without a shop. */
export interface StandaloneCart extends CartStore {
  /** Changes the shipping country and reloads the cart with its prices and VAT. */
  setCountry(countryId: number): void;
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
export function createCart(
  config: CartConfig,
  environment: Environment,
  listeners: CartListeners = {},
): StandaloneCart {
  let { countryId } = config;
  const cart = createCartStore({
    client: createCartLineClient(resolveHttp(config, environment), config),
    environment,
    countryId: () => countryId,
    onSubmitted: noop,
    onRejected: noop,
    onQueued: noop,
    onDropped: noop,
    ...listeners,
  });
  return {
    ...cart,
    setCountry(id) {
      if (id === countryId) return;
      countryId = id;
      void cart.refresh();
    },
  };
}

const noop = (): void => {};

/** Returns the coupon and validation calls of a {@link createCart}. */
export const cartCalls = (cart: CartStore, config: CartConfig, environment: Environment): CartCalls =>
  createCartCalls({ cart, client: createWholeCartClient(resolveHttp(config, environment), config), environment });

const resolveHttp = (config: CartConfig, environment: Environment): Http =>
  config.http ?? createRetryingHttp({ ...config, fastApi: config.apiUrl }, environment);

/**
 * Returns an HTTP client for {@link createCart} that sends the customer's token and renews it when the backend rejects
 * it.
 */
export const sessionHttp = (config: HttpConfig, environment: HttpEnvironment, credentials: Credentials): Http =>
  createSessionHttp(config, environment, credentials);
