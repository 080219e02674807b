import { createCartClient } from "../calls/cartClient.js";
import type { Credentials, Http, HttpConfig, HttpEnvironment } from "../calls/transport/http.js";
import { createRetryingHttp } from "../calls/transport/retryingHttp.js";
import { createSessionHttp } from "../calls/transport/sessionHttp.js";
import type { Environment } from "../environment/environment.js";
import { type CartEngineDeps, createCartEngine } from "./cartEngine.js";
import { type CartStore, createCartStore } from "./cartStore.js";

/** Configuration of a cart without a shop. */
export interface CartConfig extends Pick<HttpConfig, "apiUrl" | "token"> {
  /** Locale of the line texts, for example "de_AT". */
  locale: string;
  /** Shipping country, for prices and VAT; 13 is Austria. */
  countryId: number;
  /** HTTP client for signed-in customers, see {@link sessionHttp}; defaults to calls as a guest. */
  http?: Http | undefined;
}

/** Callbacks for the outcome of mutations; all optional. */
export type CartListeners = Partial<Pick<CartEngineDeps, "onSubmitted" | "onRejected" | "onQueued" | "onDropped">>;

/** A cart without a shop. */
export interface StandaloneCart extends CartStore {
  /** Restores the stored cart and loads it from the backend. */
  start(): void;
  stop(): void;
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
  const client = createCartClient(
    config.http ?? createRetryingHttp({ ...config, fastApi: config.apiUrl }, environment),
    config,
  );
  const engine = createCartEngine({
    client,
    environment,
    countryId: () => countryId,
    onSubmitted: noop,
    onRejected: noop,
    onQueued: noop,
    onDropped: noop,
    ...listeners,
  });
  return {
    ...createCartStore({ engine, client, environment }),
    start: engine.start,
    stop: engine.stop,
    setCountry(id) {
      if (id === countryId) return;
      countryId = id;
      void engine.refresh();
    },
  };
}

const noop = (): void => {};

/**
 * Returns an HTTP client for {@link createCart} that sends the customer's token and renews it when the backend rejects
 * it.
 */
export const sessionHttp = (config: HttpConfig, environment: HttpEnvironment, credentials: Credentials): Http =>
  createSessionHttp(config, environment, credentials);
