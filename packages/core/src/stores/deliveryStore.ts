import type { CartHandle } from "../clients/cartClient.js";
import type { CheckoutClient } from "../clients/checkoutClient.js";
import { parseCartId } from "../domain/cart/cartId.js";
import {
  type DeliveryEffect,
  type DeliveryEvent,
  type DeliveryState,
  deliveryTransition,
} from "../domain/delivery/deliveryTransition.js";
import { FALLBACK_DELIVERY_ID } from "../domain/delivery/pickDelivery.js";
import type { Environment } from "../environment/environment.js";
import { createStore, type Store } from "./createStore.js";

const DELIVERY_ID_KEY = "delivery_id";
const COUNTRY_ID_KEY = "country_id";

export interface DeliveryStore extends Store<DeliveryState> {
  /** Takes up the stored method and country. */
  start(): void;
  chooseMethod(methodId: number): void;
  chooseCountry(countryId: number): void;
  cartChanged(empty: boolean): void;
  /** Cart id and delivery id are cleared together. */
  forget(): void;
}

export function createDeliveryStore(deps: {
  client: CheckoutClient;
  environment: Environment;
  countryId: number;
  cart: () => CartHandle | undefined;
}): DeliveryStore {
  const { client, environment } = deps;
  const { local } = environment.storage;
  const initial: DeliveryState = {
    countryId: deps.countryId,
    methods: undefined,
    methodId: FALLBACK_DELIVERY_ID,
    postageCents: undefined,
    loading: false,
    quote: 0,
  };
  const store = createStore<DeliveryState, DeliveryEvent, DeliveryEffect>(
    initial,
    deliveryTransition,
    run,
    environment.log,
  );

  function run(effect: DeliveryEffect): void {
    switch (effect.type) {
      case "quote":
        return void answer(effect.quote, async (cart) => ({
          type: "quoted",
          quote: effect.quote,
          methods: await client.deliveryMethods(cart, store.getSnapshot().countryId),
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
    const cart = deps.cart();
    if (cart === undefined) return store.send({ type: "quoteFailed", quote });
    try {
      store.send(await ask(cart));
    } catch (error) {
      environment.log.warn("Delivery could not be quoted", error);
      store.send({ type: "quoteFailed", quote });
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
    cartChanged: (empty) => store.send({ type: "cartChanged", empty }),
    forget: () => store.send({ type: "forgotten" }),
  };
}
