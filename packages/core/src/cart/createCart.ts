import { createCartClient } from "../calls/cartClient.js";
import type { Credentials, Http, HttpConfig, HttpEnvironment } from "../calls/transport/http.js";
import { createRetryingHttp } from "../calls/transport/sessionHttp.js";
import { createSessionHttp } from "../calls/transport/sessionHttp.js";
import type { Environment } from "../environment/environment.js";
import { type CartEngineDeps, createCartEngine } from "./cartEngine.js";
import { type CartStore, createCartStore } from "./cartStore.js";
import { ignorable } from "../shared/ignorable.js";
import { encodeLocale } from "../wire/locale.js";
import { type CountryIds, countryIdOf } from "../wire/market.js";

/** Configuration of a cart without a shop. */
export interface CartConfig extends Pick<HttpConfig, "apiUrl" | "token"> {
  /** Locale of the line texts, BCP 47: "de-AT". */
  locale: string;
  /** Shipping country at first, ISO 3166: its prices and VAT. */
  market: string;
  /** Countries shipped to, with the backend's ids; defaults to those of `MARKETS`. */
  countryIds?: CountryIds | undefined;
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
  /**
   * Changes the shipping country, ISO 3166. Resolves once the cart has its prices and VAT.
   * @throws ShopError INVALID_INPUT for a country that is not shipped to, NETWORK, …; the promise may be ignored
   */
  setCountry(country: string): Promise<void>;
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
  let countryId = countryIdOf(config.market, config.countryIds);
  const client = createCartClient(
    config.http ?? createRetryingHttp({ ...config, fastApi: config.apiUrl }, environment),
    { locale: encodeLocale(config.locale) },
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
  const cart = createCartStore({ engine, client, environment });
  return {
    ...cart,
    start: engine.start,
    stop: engine.stop,
    setCountry: (country) =>
      ignorable(
        (async () => {
          const next = countryIdOf(country, config.countryIds);
          const isChanged = next !== countryId;
          countryId = next;
          if (isChanged) await cart.refresh();
          await cart.whenSynced();
        })(),
      ),
  };
}

const noop = (): void => {};

/**
 * Returns an HTTP client for {@link createCart} that sends the customer's token and renews it when the backend rejects
 * it.
 */
export const sessionHttp = (config: HttpConfig, environment: HttpEnvironment, credentials: Credentials): Http =>
  createSessionHttp(config, environment, credentials);
