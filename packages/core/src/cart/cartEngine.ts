import type { CartHandle } from "../calls/cartCall.js";
import type { CartLineClient } from "../calls/cartLineClient.js";
import type { Cart } from "../domain/cart/cart.js";
import {
  type SubmittedMutation,
  type CartEffect,
  type CartEvent,
  type CartMutation,
  type DroppedMutations,
  type CartRejection,
  type QueuedMutations,
  type CartState,
  initialCart,
} from "./cartState.js";
import { cartTransition } from "./cartTransition.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import { createCartSender } from "./cartSender.js";
import { createCartStorage } from "./cartStorage.js";
import { createStore, type Store } from "../store/createStore.js";

/** State machine of the cart with its storage, lock and sender; the stores of a shop share it. Not public. */
export interface CartEngine extends Store<CartState> {
  /** Restores the stored cart with its queue, and loads it from the backend. */
  start(): void;
  stop(): void;
  /** Reads the changes of other tabs. */
  readStorage(): void;
  /** Applies a mutation optimistically, stores it and sends it in order; the caller has validated it. */
  submit(mutation: CartMutation): void;
  /** Reloads the cart from the backend. */
  refresh(): Promise<void>;
  /** Forgets the cart and its id in all tabs; the backend keeps it. On the order result page the stored id stays. */
  forget(where?: { onResultPage: boolean }): void;
  /** Returns the identity of the cart for calls; undefined until the backend has created it. */
  handle(): CartHandle | undefined;
  /**
   * Resolves once the queue is empty, and the prices are those of the country.
   *
   * @throws ShopError with the code that keeps a mutation or the prices pending
   */
  whenSynced(): Promise<void>;
  /**
   * Runs a call that returns the cart but is not a mutation (validation, coupon): after the queue, and under a lock
   * across tabs. Its result replaces the cart.
   *
   * @throws ShopError CART_NOT_FOUND without a cart, NETWORK, … and the errors of the call
   */
  call<Result extends { cart: Cart }>(send: (cart: CartHandle, countryId: number) => Promise<Result>): Promise<Result>;
  /**
   * Runs a call that takes the guest's cart and may return another one, such as sign-in: after the queue, and under a
   * lock across tabs. Mutations submitted meanwhile apply to the returned cart.
   */
  exchange<Result extends { cart?: Cart | undefined }>(
    send: (cart: CartHandle | undefined) => Promise<Result>,
  ): Promise<Result>;
  clearError(): void;
}

export interface CartEngineDeps {
  client: CartLineClient;
  environment: Environment;
  countryId: () => number;
  onSubmitted: (submitted: SubmittedMutation) => void;
  onRejected: (rejection: CartRejection) => void;
  /** Called once when the queue starts to wait for the connection. */
  onQueued: (queued: QueuedMutations) => void;
  onDropped: (dropped: DroppedMutations) => void;
}

const EXCHANGE_WAIT_MS = 8000;

/** Broadcast message: read the storage. */
const STORAGE_CHANGED = "cart";

export function createCartEngine(deps: CartEngineDeps): CartEngine {
  const { client, environment, countryId } = deps;
  const { broadcast, clock, random } = environment;
  const cartStorage = createCartStorage(environment.storage.local);
  const store = createStore<CartState, CartEvent, CartEffect | { type: "save" }>(
    initialCart,
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
        return deps.onQueued(effect.queued);
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
    readStorage() {
      if (stops.length > 0) read();
    },
    submit: (mutation) => store.send({ type: "submitted", key: random.key(), mutation, now: clock.now() }),
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
    clearError: () => store.send({ type: "errorCleared" }),
  };
}

const handleOf = ({ cartId, token }: CartState): CartHandle | undefined => (cartId > 0 ? { cartId, token } : undefined);
