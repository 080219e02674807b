import type { CartHandle } from "../clients/cartAnswer.js";
import type { CheckoutClient } from "../clients/checkoutClient.js";
import { parseCartId } from "../domain/cart/cartId.js";
import type { CartState } from "../domain/cart/cartState.js";
import { visibleLines } from "../domain/cart/visibleLines.js";
import {
  type DeliveryEffect,
  type DeliveryEvent,
  type DeliveryState,
  deliveryTransition,
  unknownDelivery,
} from "../domain/delivery/deliveryTransition.js";
import type { expectedMethods } from "../domain/delivery/expectedMethods.js";
import type { Environment } from "../environment/environment.js";
import { createStore, type Store } from "./createStore.js";

const DELIVERY_ID_KEY = "delivery_id";
const COUNTRY_ID_KEY = "country_id";

/** Shipping country and method of the cart, and their costs. */
export interface DeliveryStore extends Store<DeliveryState> {
  /** Restores the stored method and country. */
  start(): void;
  chooseMethod(methodId: number): void;
  chooseCountry(countryId: number): void;
  /**
   * Updates the shipping costs after a change of the cart: estimated at once when the rates are known, quoted once the
   * backend has confirmed the cart.
   */
  cartChanged(): void;
  /** Requotes shipping after the backend has confirmed an unchanged cart; the known costs stay. */
  cartConfirmed(): void;
  /** Resets the shipping method together with the cart id. */
  forget(): void;
}

export function createDeliveryStore(deps: {
  client: CheckoutClient;
  environment: Environment;
  countryId: number;
  cart: { handle: () => CartHandle | undefined; getSnapshot: () => CartState };
}): DeliveryStore {
  const { client, environment } = deps;
  const { local } = environment.storage;
  const store = createStore<DeliveryState, DeliveryEvent, DeliveryEffect>(
    unknownDelivery(deps.countryId),
    deliveryTransition,
    run,
    environment.log,
  );
  /** Loaded with the first quote: an empty cart does not need it. */
  let compute: typeof expectedMethods | undefined;

  function run(effect: DeliveryEffect): void {
    switch (effect.type) {
      case "quote":
        void loadCompute();
        return void answer(effect.quote, async (cart) => ({
          type: "quoted",
          quote: effect.quote,
          ...(await client.deliveryMethods(cart, store.getSnapshot().countryId)),
        }));
      case "quotePostage":
        return void answer(effect.quote, async (cart) => ({
          type: "postageQuoted",
          quote: effect.quote,
          postageCents: await client.postage(cart, {
            countryId: store.getSnapshot().countryId,
            deliveryMethodId: effect.methodId,
          }),
        }));
      case "rememberMethod":
        return local.set(DELIVERY_ID_KEY, String(effect.methodId));
      case "rememberCountry":
        return local.set(COUNTRY_ID_KEY, String(effect.countryId));
    }
  }

  async function answer(quote: number, ask: (cart: CartHandle) => Promise<DeliveryEvent>): Promise<void> {
    const cart = deps.cart.handle();
    if (cart === undefined) return store.send({ type: "quoteFailed", quote });
    try {
      store.send(await ask(cart));
      // The quote is for the cart of the backend, without the pending actions.
      if (isPending()) cartChanged();
    } catch (error) {
      environment.log.warn("Delivery could not be quoted", error);
      store.send({ type: "quoteFailed", quote });
    }
  }

  const isPending = (): boolean => deps.cart.getSnapshot().queue.length > 0;

  function cartChanged(): void {
    const cart = deps.cart.getSnapshot();
    const { tariff } = store.getSnapshot();
    store.send({
      type: "cartChanged",
      empty: visibleLines(cart).length === 0,
      settled: !isPending(),
      expected: tariff === undefined ? undefined : compute?.(cart, tariff),
    });
  }

  async function loadCompute(): Promise<void> {
    if (compute !== undefined) return;
    try {
      compute = (await import("../domain/delivery/expectedMethods.js")).expectedMethods;
      if (isPending()) cartChanged();
    } catch (error) {
      environment.log.warn("Postage cannot be computed here", error);
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      const methodId = parseCartId(local.get(DELIVERY_ID_KEY));
      if (methodId !== undefined) store.send({ type: "methodChosen", methodId });
      const countryId = parseCartId(local.get(COUNTRY_ID_KEY));
      if (countryId !== undefined && countryId !== deps.countryId) store.send({ type: "countryChosen", countryId });
    },
    chooseMethod: (methodId) => store.send({ type: "methodChosen", methodId }),
    chooseCountry: (countryId) => store.send({ type: "countryChosen", countryId }),
    cartChanged,
    cartConfirmed: () => store.send({ type: "cartConfirmed" }),
    forget: () => store.send({ type: "forgotten" }),
  };
}
