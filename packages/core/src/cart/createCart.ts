import type { CartLineClient, WholeCartClient } from "../calls/cartClient.js";
import type { Http, HttpConfig } from "../calls/transport/http.js";
import type { Environment } from "../environment/environment.js";
import { type CartCalls, createCartCalls } from "./cartCalls.js";
import { type CartEngine, type CartListeners, createCartEngine } from "./cartEngine.js";
import { type CartLineStore, createCartStore } from "./cartStore.js";
import { lazyClient } from "../shared/lazyClient.js";
import { ignorable, loadOnce } from "../shared/promises.js";
import { requireConfig, requireFunction, ShopError, toShopError } from "../shared/shopError.js";
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

/** A cart without a shop. */
export interface StandaloneCart extends CartLineStore {
  /** Shows the stored cart, without a request. */
  restore(): void;
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
 * `Shop`: optimistic, persisted across reloads, sent in order and exactly once, the same in all tabs. A `Shop` of the same
 * origin picks it up. Coupons and validation are in {@link cartCalls}; shipping, account and checkout need a `Shop`.
 * @throws ShopError CONFIG_MISSING with what is absent of configuration and environment, INVALID_INPUT for another country
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
  requireConfig(config, "apiUrl", "locale", "market");
  requireFunction("environment.fetch", environment?.fetch);
  const { countryIds } = config;
  let countryId = countryIdOf(config.market, countryIds);
  const context = { locale: encodeLocale(config.locale) };
  // Loaded with the first request: a change is shown and stored before it.
  const load = loadOnce(async () => {
    const [{ createCartLineClient, createWholeCartClient }, http] = await Promise.all([
      import("../calls/cartClient.js").catch((error: unknown) => {
        throw toShopError(error);
      }),
      config.http ?? loadRetryingHttp(config, environment),
    ]);
    return { lines: createCartLineClient(http, context), whole: createWholeCartClient(http, context) };
  });
  const client = lazyClient<CartLineClient>(async () => (await load()).lines);
  const engine = createCartEngine({ client, environment, countryId: () => countryId, ...listeners });
  const lines = createCartStore(engine);
  const cart: StandaloneCart = {
    ...lines,
    restore: () => engine.read(),
    start: engine.start,
    stop: engine.stop,
    setCountry: (country) =>
      ignorable(
        (async () => {
          const next = countryIdOf(country, countryIds);
          const isChanged = next !== countryId;
          countryId = next;
          if (isChanged) await lines.refresh();
          await lines.whenSynced();
        })(),
      ),
  };
  internals.set(cart, { engine, whole: lazyClient<WholeCartClient>(async () => (await load()).whole) });
  return cart;
}

async function loadRetryingHttp(config: CartConfig, environment: Environment): Promise<Http> {
  const { createRetryingHttp } = await import("../calls/transport/sessionHttp.js");
  return createRetryingHttp(config, environment);
}

const internals = new WeakMap<StandaloneCart, { engine: CartEngine; whole: WholeCartClient }>();

/**
 * Returns coupons and validation of a {@link createCart}.
 * @throws ShopError INVALID_INPUT for any other cart
 * @example
 * await cartCalls(cart).applyCoupon("SUMMER");
 */
export function cartCalls(cart: StandaloneCart): CartCalls {
  const found = internals.get(cart);
  if (found === undefined) throw new ShopError("INVALID_INPUT", { details: { at: "cart" } });
  return createCartCalls(found.engine, found.whole);
}
