import type { CartHandle } from "../calls/cartCall.js";
import type { CartLineClient } from "../calls/cartLineClient.js";
import type { Cart } from "../domain/cart/cart.js";
import {
  type SubmittedMutation,
  type CartEffect,
  type CartEvent,
  type CartMutation,
  type CartItemChanges,
  type DroppedMutations,
  type CartRejection,
  type CartState,
  emptyCart,
} from "./cartState.js";
import { cartTransition } from "./cartTransition.js";
import { selectLines } from "./selectLines.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import { createCartSender } from "./cartSender.js";
import { createCartStorage } from "./cartStorage.js";
import { createStore, type Store } from "../store/createStore.js";

/** An action on the cart: a mutation, or a decrease of a line, which removes the line below 1. */
export type CartActionInput = CartMutation | { kind: "decrease"; variantId: number; quantity: number };

/** The cart: optimistic, persisted, and shared by all tabs. */
export interface CartStore extends Store<CartState> {
  /** Restores the stored cart with its pending actions, and loads it from the backend. */
  start(): void;
  stop(): void;
  /**
   * Applies an action optimistically, stores it and sends it in order; rolls it back when the backend rejects it.
   * Without a connection it stays queued, across reloads as well.
   *
   * @throws ShopError QUANTITY_INVALID for a quantity that is not a whole number
   */
  ask(action: CartActionInput): void;
  /** Reloads the cart from the backend, for example after the page returned from the back-forward cache. */
  refresh(): Promise<void>;
  /** Forgets the cart and its id in all tabs; the backend keeps it. On the order result page the stored id stays. */
  forget(where?: { onResultPage: boolean }): void;
  /** Returns the identity of the cart for calls; undefined until the backend has created it. */
  handle(): CartHandle | undefined;
  /**
   * Resolves once all submitted actions are confirmed or rejected, and the prices are those of the country.
   *
   * @throws ShopError with the code that keeps one pending: NETWORK, TIMEOUT, …
   */
  whenSynced(): Promise<void>;
  /**
   * Runs a call that returns the cart but is not an action (validation, coupon): after all submitted actions, and under
   * a lock across tabs. Its result replaces the cart.
   *
   * @throws ShopError CART_NOT_FOUND without a cart, NETWORK, … and the errors of the call
   */
  call<Result extends { cart: Cart }>(send: (cart: CartHandle, countryId: number) => Promise<Result>): Promise<Result>;
  /**
   * Runs a call that takes the guest's cart and may return another one, such as sign-in: after all submitted actions,
   * and under a lock across tabs. Actions submitted meanwhile apply to the returned cart.
   */
  exchange<Result extends { cart?: Cart | undefined }>(
    send: (cart: CartHandle | undefined) => Promise<Result>,
  ): Promise<Result>;
  /** Updates delivery and price data of a line in this tab. */
  updateItem(variantId: number, changes: CartItemChanges): void;
  clearError(): void;
}

export interface CartStoreDeps {
  client: CartLineClient;
  environment: Environment;
  countryId: () => number;
  onSubmitted: (submitted: SubmittedMutation) => void;
  onRejected: (rejection: CartRejection) => void;
  /** Called once when the queue starts to wait for the connection. */
  onQueued: (code: string) => void;
  onDropped: (dropped: DroppedMutations) => void;
}

const EXCHANGE_WAIT_MS = 8000;

/** Broadcast message: read the storage. */
const STORAGE_CHANGED = "cart";

export function createCartStore(deps: CartStoreDeps): CartStore {
  const { client, environment, countryId } = deps;
  const { broadcast, clock, random } = environment;
  const cartStorage = createCartStorage(environment.storage.local);
  const store = createStore<CartState, CartEvent, CartEffect | { type: "save" }>(
    emptyCart,
    (state, event) => {
      const [next, effects] = cartTransition(state, event);
      return next === state ? [next, effects] : [next, [{ type: "save" }, ...effects]];
    },
    run,
    environment.log,
  );
  const sender = createCartSender({ client, environment, countryId, store, read });
  let stops: Array<() => void> = [];

  function run(effect: CartEffect | { type: "save" }): void {
    switch (effect.type) {
      case "save":
        return save();
      case "load":
        return void sender.load();
      case "flush":
        return sender.sendQueue();
      case "submitted":
        return deps.onSubmitted(effect.submitted);
      case "reject":
        return deps.onRejected(effect.rejection);
      case "drop":
        return deps.onDropped(effect.dropped);
      case "pause":
        return deps.onQueued(effect.code);
      case "clearShippingMethod":
        return environment.storage.local.remove("delivery_id");
    }
  }

  function save(): void {
    if (cartStorage.save(store.getSnapshot())) broadcast.post(STORAGE_CHANGED);
    store.send({ type: "persisted", isPersisted: environment.storage.local.isDurable() });
  }

  function read(start = false): void {
    store.send({ type: "read", stored: cartStorage.read(), start, now: clock.now() });
  }

  const pause = (ms: number): Promise<void> => new Promise((done) => void environment.timers.after(ms, done));

  /** Acquires the cart lock, for a limited time only: the tab that holds it may itself wait for this sign-in. */
  async function holdLock(): Promise<() => void> {
    let release = (): void => {};
    const released = new Promise<void>((done) => (release = done));
    const granted = new Promise<void>((resolve) => {
      void environment.lock("cart", () => {
        resolve();
        return released;
      });
    });
    await Promise.race([granted, pause(EXCHANGE_WAIT_MS)]);
    return release;
  }

  async function call<Result extends { cart: Cart }>(
    send: (cart: CartHandle, countryId: number) => Promise<Result>,
  ): Promise<Result> {
    await sender.whenSent();
    return environment.lock("cart", async () => {
      read();
      const { generation } = store.getSnapshot();
      const handle = handleOf(store.getSnapshot());
      if (handle === undefined) throw new ShopError("CART_NOT_FOUND", { details: { at: "cart" } });
      try {
        const requestedCountryId = countryId();
        const result = await send(handle, requestedCountryId);
        read();
        const now = store.getSnapshot();
        // After a sign-in or sign-out meanwhile, the response is about the previous cart.
        if (now.generation === generation && now.cartId === handle.cartId) {
          store.send({ type: "replaced", cart: { ...result.cart, countryId: requestedCountryId } });
          // The country changed meanwhile: the response has the prices of the previous one.
          if (requestedCountryId !== countryId()) void sender.load();
        }
        return result;
      } catch (error) {
        if (isShopError(error, "CART_NOT_FOUND")) {
          store.send({ type: "notFound", cartId: handle.cartId, freshKey: random.key() });
        }
        throw error;
      }
    });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      if (stops.length > 0) return;
      stops = [
        broadcast.subscribe((message) => {
          if (message !== STORAGE_CHANGED) return;
          read();
          sender.scheduleTakeOver();
        }),
        environment.online.subscribe(sender.retryNow),
        environment.resumed.subscribe(() => {
          read();
          void sender.load();
          sender.retryNow();
        }),
        sender.stop,
      ];
      sender.start();
      store.send({ type: "countryChanged", countryId: countryId() });
      read(true);
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
    ask(action) {
      if ("quantity" in action && !Number.isSafeInteger(action.quantity)) {
        throw new ShopError("QUANTITY_INVALID", { details: { quantity: action.quantity } });
      }
      if (stops.length > 0) read();
      const mutation = action.kind === "decrease" ? toSetMutation(store.getSnapshot(), action) : action;
      store.send({ type: "submitted", key: random.key(), mutation, now: clock.now() });
    },
    refresh: async () => void (await sender.load()),
    forget({ onResultPage } = { onResultPage: false }) {
      if (onResultPage) cartStorage.retainId();
      store.send({ type: "reset", keepStoredId: onResultPage });
    },
    handle: () => handleOf(store.getSnapshot()),
    whenSynced: sender.whenSynced,
    call,
    exchange: async (send) => {
      await Promise.race([sender.whenSent().catch(() => {}), pause(EXCHANGE_WAIT_MS)]);
      const release = await holdLock();
      try {
        read();
        const result = await send(handleOf(store.getSnapshot()));
        if (result.cart === undefined) return result;
        // The response has the prices of any country, for example the address book's.
        store.send({ type: "replaced", cart: result.cart });
        void sender.load();
        return result;
      } finally {
        release();
        sender.sendQueue();
      }
    },
    updateItem: (variantId, changes) => store.send({ type: "itemUpdated", variantId, changes }),
    clearError: () => store.send({ type: "errorCleared" }),
  };
}

const handleOf = ({ cartId, token }: CartState): CartHandle | undefined => (cartId > 0 ? { cartId, token } : undefined);

function toSetMutation(
  state: CartState,
  { variantId, quantity }: { variantId: number; quantity: number },
): CartMutation {
  const line = selectLines(state).find((visible) => visible.variantId === variantId);
  return { kind: "setQuantity", variantId, quantity: (line?.quantity ?? 0) - quantity };
}
