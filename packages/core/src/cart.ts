import { createCartLineClient } from "./clients/cartLineClient.js";
import type { Credentials, Http, HttpConfig, HttpEnvironment } from "./clients/http.js";
import { createRetryingHttp } from "./clients/retryingHttp.js";
import { createHttp } from "./clients/sessionHttp.js";
import { createWholeCartClient } from "./clients/wholeCartClient.js";
import type { Environment } from "./environment/environment.js";
import { type CartCalls, createCartCalls } from "./stores/cartCalls.js";
import { type CartStore, type CartStoreDeps, createCartStore } from "./stores/cartStore.js";

/** What a cart has to know of its shop. */
export interface CartConfig extends Pick<HttpConfig, "apiUrl" | "token"> {
  /** of the lines' texts, "de_AT" */
  locale: string;
  /** where it is to be delivered, for prices and VAT; 13 is Austria */
  countryId: number;
  /** what it asks by, where somebody is signed in: `sessionHttp`; absent: as a guest */
  http?: Http | undefined;
}

/** Whom a cart tells what becomes of the actions; what is absent is not told. */
export type CartListeners = Partial<Pick<CartStoreDeps, "onAnnounce" | "onRefuse" | "onWait" | "onLose">>;

/** A cart without a shop around it. */
export interface CartAlone extends CartStore {
  /** Another country has other prices and VAT: the cart is quoted anew. */
  deliverTo(countryId: number): void;
}

/**
 * A cart alone, for a page that sells and has everything else elsewhere. It is the cart of a `Shop`: shown at once, kept over
 * reloads, sent in order and once, the same in all tabs, and the one that a `Shop` of the same origin finds. Postage, account
 * and checkout belong to a `Shop`.
 *
 * @example
 * const cart = createCart({ apiUrl, token, locale: "de_AT", countryId: 13 }, browserEnvironment());
 * cart.subscribe(() => console.log(visibleLines(cart.getSnapshot())));
 * cart.start();
 * cart.ask(additionOf(chair));
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

/** Coupons of a {@link createCart} and its validation before the checkout, for a page that has them. */
export const cartCalls = (cart: CartStore, config: CartConfig, environment: Environment): CartCalls =>
  createCartCalls({ cart, client: createWholeCartClient(httpOf(config, environment), config), environment });

const httpOf = (config: CartConfig, environment: Environment): Http =>
  config.http ?? createRetryingHttp({ ...config, fastApi: config.apiUrl }, environment);

/** What a {@link createCart} asks by where somebody is signed in: with the customer's token, renewed when it is refused. */
export const sessionHttp = (config: HttpConfig, environment: HttpEnvironment, credentials: Credentials): Http =>
  createHttp(config, environment, credentials);
