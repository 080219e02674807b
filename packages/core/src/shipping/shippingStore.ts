import type { CartHandle } from "../calls/cartClient.js";
import type { CheckoutClient } from "../calls/checkoutClient.js";
import { parsePositiveInteger } from "../shared/parsePositiveInteger.js";
import type { CartSnapshot } from "../cart/cartSnapshot.js";
import {
  type ShippingEffect,
  type ShippingEvent,
  type ShippingState,
  shippingTransition,
  initialShipping,
} from "./shippingTransition.js";
import type { estimateShippingMethods } from "./estimateShippingMethods.js";
import type { Environment } from "../environment/environment.js";
import { ignorable } from "../shared/promises.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import { createStore, type Store } from "../store/createStore.js";

const SHIPPING_METHOD_KEY = "delivery_id";

/** Shipping methods of the cart for the market's country, and their costs. */
export interface ShippingStore extends Store<ShippingState> {
  /**
   * Chooses a shipping method. Resolves once its costs are known.
   * @throws the errors of every call; the promise may be ignored, the state has the outcome
   */
  setMethod(methodId: number): Promise<void>;
  /**
   * Requests the quote again, for example after it failed. Resolves once the costs are known.
   * @throws the errors of every call; the promise may be ignored, the state has the outcome
   */
  refresh(): Promise<void>;
}

/** Shipping with what only its shop calls. */
export interface OwnedShipping extends ShippingStore {
  /** Restores the stored method. */
  start(): void;
  setCountry(countryId: number): void;
  /**
   * Updates the shipping costs after a change of the cart: estimated at once when the rates are known, quoted once the
   * backend has confirmed the cart.
   */
  cartChanged(): void;
  /** Requotes shipping after the backend has confirmed an unchanged cart; the known costs stay. */
  cartConfirmed(): void;
  /**
   * Resolves once the current cart, method and country are quoted; repeats a quote that failed.
   * @throws the errors of every call
   */
  whenQuoted(): Promise<void>;
  /** Resets the shipping method together with the cart id. */
  forget(): void;
}

export function createShippingStore(deps: {
  client: CheckoutClient;
  environment: Environment;
  countryId: number;
  cart: { handle: () => CartHandle | undefined; getSnapshot: () => CartSnapshot };
}): OwnedShipping {
  const { client, environment } = deps;
  const { local } = environment.storage;
  const store = createStore<ShippingState, ShippingEvent, ShippingEffect>(
    initialShipping(deps.countryId),
    shippingTransition,
    run,
    environment.log,
  );
  /** The last quote, with its error. */
  let quoting: Promise<ShopError | undefined> | undefined;
  /** Loaded with the first quote: an empty cart does not need it. */
  let estimateMethods: typeof estimateShippingMethods | undefined;

  function run(effect: ShippingEffect): void {
    switch (effect.type) {
      case "quote":
        void loadEstimate();
        quoting = runQuote(effect.quoteId, async (cart) => ({
          type: "quoted",
          quoteId: effect.quoteId,
          ...(await client.shippingMethods(cart, store.getSnapshot().countryId)),
        }));
        return;
      case "quoteShippingCost":
        quoting = runQuote(effect.quoteId, async (cart) => ({
          type: "shippingCostQuoted",
          quoteId: effect.quoteId,
          shippingCents: await client.shippingCost(cart, {
            countryId: store.getSnapshot().countryId,
            shippingMethodId: effect.methodId,
          }),
        }));
        return;
      case "storeMethod":
        return local.set(SHIPPING_METHOD_KEY, String(effect.methodId));
    }
  }

  async function runQuote(
    quoteId: number,
    request: (cart: CartHandle) => Promise<ShippingEvent>,
  ): Promise<ShopError | undefined> {
    const cart = deps.cart.handle();
    if (cart === undefined) {
      store.send({ type: "quoteFailed", quoteId });
      return undefined;
    }
    try {
      store.send(await request(cart));
      // The quote is for the cart of the backend, without the pending actions.
      if (isPending()) cartChanged();
      return undefined;
    } catch (error) {
      // The shop was destroyed: the next start requests the quote again.
      if (isShopError(error, "ABORTED")) return error;
      environment.log.warn("Shipping could not be quoted", error);
      store.send({ type: "quoteFailed", quoteId });
      return isShopError(error) ? error : new ShopError("NETWORK", { cause: error });
    }
  }

  /** Waits until no newer quote is requested; returns the error of the last one. */
  async function waitForQuote(): Promise<ShopError | undefined> {
    const last = quoting;
    const error = await last;
    return last === quoting ? error : waitForQuote();
  }

  async function whenQuoted(): Promise<void> {
    let error = await waitForQuote();
    if (error === undefined || deps.cart.getSnapshot().lines.length === 0) return;
    if (error.code !== "ABORTED") {
      store.send({ type: "cartConfirmed" });
      error = await waitForQuote();
    }
    if (error !== undefined) throw error;
  }

  const isPending = (): boolean => deps.cart.getSnapshot().isPending;

  function cartChanged(): void {
    const cart = deps.cart.getSnapshot();
    const { rates } = store.getSnapshot();
    store.send({
      type: "cartChanged",
      isEmpty: cart.lines.length === 0,
      isSynced: !isPending(),
      estimated: rates === undefined ? undefined : estimateMethods?.(cart, rates),
    });
  }

  async function loadEstimate(): Promise<void> {
    if (estimateMethods !== undefined) return;
    try {
      estimateMethods = (await import("./estimateShippingMethods.js")).estimateShippingMethods;
      if (isPending()) cartChanged();
    } catch (error) {
      environment.log.warn("Shipping costs cannot be estimated", error);
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      const methodId = parsePositiveInteger(local.get(SHIPPING_METHOD_KEY));
      if (methodId !== undefined) store.send({ type: "methodChosen", methodId });
    },
    setMethod(methodId) {
      store.send({ type: "methodChosen", methodId });
      return ignorable(whenQuoted());
    },
    refresh() {
      cartChanged();
      return ignorable(whenQuoted());
    },
    setCountry: (countryId) => store.send({ type: "countryChosen", countryId }),
    cartChanged,
    cartConfirmed: () => store.send({ type: "cartConfirmed" }),
    whenQuoted,
    forget: () => store.send({ type: "reset" }),
  };
}
