import type { CartHandle } from "../calls/cartClient.js";
import type { CheckoutClient } from "../calls/clients.js";
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
import { isShopError, ShopError, toShopError } from "../shared/shopError.js";
import { createStore, type Store } from "../store/createStore.js";

const SHIPPING_METHOD_KEY = "delivery_id";

type QuoteEffect = Exclude<ShippingEffect, { type: "storeMethod" }>;

/** Shipping methods of the cart for the market's country, and their costs. */
export interface ShippingStore extends Store<ShippingState> {
  /**
   * Chooses a shipping method. Resolves once its costs are known.
   * @throws ShopError INVALID_INPUT for an id that is no number, or that none of the known methods has; the errors of every
   * call. The promise may be ignored, the state has the outcome
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
  start(): void;
  setCountry(countryId: number): void;
  /** Requotes when the cart changes, and resets the method with the cart. @returns a function that unsubscribes */
  followCart(): () => void;
  /** Resolves once the current cart, method and country are quoted; repeats a quote that failed. */
  whenQuoted(): Promise<void>;
}

export function createShippingStore(deps: {
  client: CheckoutClient;
  environment: Environment;
  countryId: number;
  cart: Store<CartSnapshot> & { handle: () => CartHandle | undefined; exchanging: () => Promise<unknown> | undefined };
}): OwnedShipping {
  const { cart, client, environment } = deps;
  const { local } = environment.storage;
  const store = createStore(initialShipping(deps.countryId), shippingTransition, run, environment.log);
  /** The last quote, with its error. */
  let quoting: Promise<ShopError | undefined> | undefined;
  /** Loaded with the first quote: an empty cart does not need it. */
  let estimateMethods: typeof estimateShippingMethods | undefined;

  function run(effect: ShippingEffect): void {
    if (effect.type === "storeMethod") return local.set(SHIPPING_METHOD_KEY, String(effect.methodId));
    void loadEstimate();
    quoting = runQuote(effect);
  }

  async function runQuote(effect: QuoteEffect): Promise<ShopError | undefined> {
    const { quoteId } = effect;
    // Sign-in ends the guest's cart, whose quote would fail.
    const exchanging = cart.exchanging();
    if (exchanging) await exchanging;
    const handle = cart.handle();
    if (handle === undefined) {
      store.send({ type: "quoteFailed", quoteId });
      return undefined;
    }
    try {
      store.send(await fetchQuote(effect, handle));
      // The quote is for the cart of the backend, without the pending actions.
      if (cart.getSnapshot().isPending) cartChanged();
      return undefined;
    } catch (error) {
      // The shop was destroyed: the next start requests the quote again.
      if (isShopError(error, "ABORTED")) return error;
      environment.log.warn("Shipping could not be quoted", error);
      store.send({ type: "quoteFailed", quoteId });
      return toShopError(error);
    }
  }

  async function fetchQuote(effect: QuoteEffect, handle: CartHandle): Promise<ShippingEvent> {
    const { quoteId } = effect;
    const { countryId } = store.getSnapshot();
    if (effect.type === "quote") {
      return { type: "quoted", quoteId, ...(await client.shippingMethods(handle, countryId)) };
    }
    const choice = { countryId, shippingMethodId: effect.methodId };
    return { type: "shippingCostQuoted", quoteId, shippingCents: await client.shippingCost(handle, choice) };
  }

  /** Waits until no newer quote is requested; returns the error of the last one. */
  async function waitForQuote(): Promise<ShopError | undefined> {
    const last = quoting;
    const error = await last;
    return last === quoting ? error : waitForQuote();
  }

  async function whenQuoted(): Promise<void> {
    let error = await waitForQuote();
    if (error === undefined || cart.getSnapshot().lines.length === 0) return;
    if (error.code !== "ABORTED") {
      store.send({ type: "cartConfirmed" });
      error = await waitForQuote();
    }
    if (error !== undefined) throw error;
  }

  /** Estimates at once when the rates are known; requests a quote once the backend has confirmed the cart. */
  function cartChanged(): void {
    const snapshot = cart.getSnapshot();
    const { rates } = store.getSnapshot();
    store.send({
      type: "cartChanged",
      isEmpty: snapshot.lines.length === 0,
      isSynced: !snapshot.isPending,
      estimated: rates === undefined ? undefined : estimateMethods?.(snapshot, rates),
    });
  }

  async function loadEstimate(): Promise<void> {
    if (estimateMethods !== undefined) return;
    try {
      estimateMethods = (await import("./estimateShippingMethods.js")).estimateShippingMethods;
      if (cart.getSnapshot().isPending) cartChanged();
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
      const { methods, isLoading } = store.getSnapshot();
      // While the list loads, it may be that of another country.
      if (!Number.isSafeInteger(methodId) || (!isLoading && methods?.every(({ id }) => id !== methodId)))
        return ignorable(Promise.reject(new ShopError("INVALID_INPUT", { details: { at: "methodId" } })));
      store.send({ type: "methodChosen", methodId });
      return ignorable(whenQuoted());
    },
    refresh() {
      cartChanged();
      return ignorable(whenQuoted());
    },
    setCountry: (countryId) => store.send({ type: "countryChosen", countryId }),
    followCart() {
      let last = cart.getSnapshot();
      return cart.subscribe(() => {
        const before = last;
        last = cart.getSnapshot();
        if (last.cartId === 0 && before.cartId > 0) store.send({ type: "reset" });
        if (last.lines === before.lines) return;
        const isSynced = !last.isPending && !before.isPending;
        // An empty cart needs no quote.
        const isFilled = last.lines.length > 0;
        if (isSynced && isFilled && totalInputs(last) === totalInputs(before)) store.send({ type: "cartConfirmed" });
        else cartChanged();
      });
    },
    whenQuoted,
  };
}

/** The values that determine the displayed total. */
const totalInputs = ({ confirmed }: CartSnapshot): string =>
  JSON.stringify([
    confirmed?.lines.map((line) => [line.variantId, line.quantity, line.unitCents]),
    confirmed?.coupons?.map(({ code }) => code),
    confirmed?.discountCents,
  ]);
