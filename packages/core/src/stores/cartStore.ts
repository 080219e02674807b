import type { CartClient, CartHandle, CartWrite } from "../clients/cartClient.js";
import type { Cart } from "../domain/cart/cart.js";
import {
  type CartAction,
  type CartEffect,
  type CartIntent,
  type CartRefusal,
  type CartState,
  emptyCart,
} from "../domain/cart/cartState.js";
import { cartTransition } from "../domain/cart/cartTransition.js";
import { resolveCartId } from "../domain/cart/cartId.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import { createStore, type Store } from "./createStore.js";

/** Where the cart's id is kept; cart_id is the specification's name, the token is decision D4's. */
const CART_ID_KEY = "cart_id";
const CART_TOKEN_KEY = "cart_token";

export interface CartStore extends Store<CartState> {
  /** Takes up the stored cart and asks the backend for it. */
  start(): void;
  /**
   * Shows at once, is sent in order, and is taken back with a reason when the backend refuses.
   *
   * @throws ShopError QUANTITY_INVALID for what is no whole number
   */
  ask(intent: CartIntent): void;
  /** Asks the backend again, for instance after the page came back from the browser's cache. */
  refresh(): void;
  /** Gives up the cart and its id; the backend keeps it. */
  forget(): void;
  /** Whose cart calls are about, once the backend has one. */
  handle(): CartHandle | undefined;
}

export interface CartStoreDeps {
  client: CartClient;
  environment: Environment;
  countryId: () => number;
  onAnnounce: (action: CartAction) => void;
  onRefuse: (refusal: CartRefusal) => void;
}

export function createCartStore({ client, environment, countryId, onAnnounce, onRefuse }: CartStoreDeps): CartStore {
  const { local } = environment.storage;
  const store = createStore<CartState, Parameters<typeof cartTransition>[1], CartEffect>(
    emptyCart,
    cartTransition,
    run,
    environment.log,
  );
  const handleOf = ({ cartId, token }: CartState): CartHandle => ({ cartId, token });

  function run(effect: CartEffect): void {
    switch (effect.type) {
      case "load":
        return void load();
      case "send":
        return void send(effect.action);
      case "remember":
        local.set(CART_ID_KEY, String(effect.cartId));
        if (effect.token === undefined) local.remove(CART_TOKEN_KEY);
        else local.set(CART_TOKEN_KEY, effect.token);
        return;
      case "forget":
        for (const key of [CART_ID_KEY, CART_TOKEN_KEY, "delivery_id"]) local.remove(key);
        return;
      case "announce":
        return onAnnounce(effect.action);
      case "refuse":
        return onRefuse(effect.refusal);
    }
  }

  async function load(): Promise<void> {
    const asked = handleOf(store.getSnapshot());
    try {
      const cart = await client.get(asked, countryId());
      store.send({ type: "loaded", cart });
    } catch (error) {
      if (asked.cartId !== store.getSnapshot().cartId) return;
      const code = isShopError(error) ? error.code : "UNKNOWN";
      store.send(code === "CART_NOT_FOUND" ? { type: "notFound" } : { type: "loadFailed", code });
    }
  }

  async function send(action: CartAction): Promise<void> {
    try {
      const { cart } = await request(store.getSnapshot(), action);
      store.send({ type: "answered", key: action.key, cart });
    } catch (error) {
      if (store.getSnapshot().sending !== action.key) return;
      if (isShopError(error, "CART_NOT_FOUND")) return store.send({ type: "notFound" });
      const code = isShopError(error) ? error.code : "UNKNOWN";
      if (code === "UNKNOWN") environment.log.warn("A cart action failed", error);
      store.send({ type: "refused", key: action.key, code, stock: stockOf(error) });
    }
  }

  function request(state: CartState, { key, intent }: CartAction): Promise<CartWrite> {
    const write = { idempotencyKey: key, countryId: countryId() };
    const cart = handleOf(state);
    if (intent.kind === "clear") return client.clear(cart, write);
    if (intent.kind === "add") return client.add(cart, intent, write);
    const line = lineOf(state.confirmed, intent.saleElementId);
    if (line === undefined) return client.get(cart, write.countryId).then((answer) => ({ cart: answer, quantity: 0 }));
    return client.update(cart, { cartItemId: line.cartItemId, quantity: intent.quantity }, write);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      const cartId = resolveCartId({ stored: local.get(CART_ID_KEY) });
      if (cartId === 0) local.remove(CART_ID_KEY);
      store.send({ type: "started", cartId, token: local.get(CART_TOKEN_KEY) });
    },
    ask(intent) {
      if (intent.kind !== "clear" && !Number.isSafeInteger(intent.quantity)) {
        throw new ShopError("QUANTITY_INVALID", { details: { quantity: intent.quantity } });
      }
      store.send({ type: "asked", action: { key: environment.random.key(), intent } });
    },
    refresh() {
      if (store.getSnapshot().cartId > 0) void load();
    },
    forget: () => store.send({ type: "forgotten" }),
    handle() {
      const state = store.getSnapshot();
      return state.cartId > 0 ? handleOf(state) : undefined;
    },
  };
}

const lineOf = (cart: Cart | undefined, saleElementId: number) =>
  cart?.lines.find(({ productSaleElementId }) => productSaleElementId === saleElementId);

function stockOf(error: unknown): number | undefined {
  if (!isShopError(error, "OUT_OF_STOCK")) return undefined;
  const { stock } = error.details;
  return typeof stock === "number" ? stock : undefined;
}
