import type { CartHandle } from "../clients/cartAnswer.js";
import type { CartLineClient } from "../clients/cartLineClient.js";
import type { Cart } from "../domain/cart/cart.js";
import {
  type CartAction,
  type CartEffect,
  type CartEvent,
  type CartIntent,
  type CartItemChanges,
  type CartLoss,
  type CartRefusal,
  type CartState,
  emptyCart,
} from "../domain/cart/cartState.js";
import { cartTransition } from "../domain/cart/cartTransition.js";
import { visibleLines } from "../domain/cart/visibleLines.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import { createCartSender } from "./cartSender.js";
import { createCartShelf } from "./cartShelf.js";
import { createStore, type Store } from "./createStore.js";

/** An action on the cart: a mutation, or a decrease of a line, which removes the line below 1. */
export type CartQuestion = CartIntent | { kind: "decrease"; saleElementId: number; quantity: number };

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
  ask(question: CartQuestion): void;
  /** Reloads the cart from the backend, for example after the page returned from the back-forward cache. */
  refresh(): void;
  /** Forgets the cart and its id in all tabs; the backend keeps it. On the order result page the stored id stays. */
  forget(where?: { onResultPage: boolean }): void;
  /** Returns the identity of the cart for calls; undefined until the backend has created it. */
  handle(): CartHandle | undefined;
  /**
   * Resolves once all submitted actions are answered.
   *
   * @throws ShopError with the code that keeps one pending: NETWORK, TIMEOUT, …
   */
  settle(): Promise<void>;
  /**
   * Runs a call that returns the cart but is not an action (validation, coupon): after all submitted actions, and under
   * a lock across tabs. Its result replaces the cart.
   *
   * @throws ShopError CART_NOT_FOUND without a cart, NETWORK, … and the errors of the call
   */
  call<Answer extends { cart: Cart }>(ask: (cart: CartHandle, countryId: number) => Promise<Answer>): Promise<Answer>;
  /**
   * Runs a call that takes the guest's cart and may return another one, such as sign-in: after all submitted actions,
   * and under a lock across tabs. Actions submitted meanwhile apply to the returned cart.
   */
  exchange<Answer extends { cart?: Cart | undefined }>(
    ask: (cart: CartHandle | undefined) => Promise<Answer>,
  ): Promise<Answer>;
  /** Updates delivery and price data of a line in this tab. */
  updateItem(saleElementId: number, changes: CartItemChanges): void;
  clearError(): void;
}

export interface CartStoreDeps {
  client: CartLineClient;
  environment: Environment;
  countryId: () => number;
  onAnnounce: (action: CartAction) => void;
  onRefuse: (refusal: CartRefusal) => void;
  /** Called once when the queue starts to wait for the connection. */
  onWait: (code: string) => void;
  onLose: (loss: CartLoss) => void;
}

const EXCHANGE_WAIT_MS = 8000;

/** Broadcast message: read the storage. */
const NEWS = "cart";

export function createCartStore(deps: CartStoreDeps): CartStore {
  const { client, environment, countryId } = deps;
  const { broadcast, clock, random } = environment;
  const shelf = createCartShelf(environment.storage.local);
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
      case "pump":
        return sender.pump();
      case "announce":
        return deps.onAnnounce(effect.action);
      case "refuse":
        return deps.onRefuse(effect.refusal);
      case "lose":
        return deps.onLose(effect.loss);
      case "wait":
        return deps.onWait(effect.code);
      case "forgetDelivery":
        return environment.storage.local.remove("delivery_id");
    }
  }

  function save(): void {
    if (shelf.save(store.getSnapshot())) broadcast.post(NEWS);
    store.send({ type: "kept", durable: environment.storage.local.isDurable() });
  }

  function read(start = false): void {
    store.send({ type: "read", stored: shelf.read(), start, now: clock.now() });
  }

  const pause = (ms: number): Promise<void> => new Promise((done) => void environment.timers.after(ms, done));

  /** Acquires the cart lock, for a limited time only: the tab that holds it may itself wait for this sign-in. */
  async function holdLock(): Promise<() => void> {
    let release = (): void => {};
    const released = new Promise<void>((done) => (release = done));
    const granted = new Promise<void>((begun) => {
      void environment.lock("cart", () => {
        begun();
        return released;
      });
    });
    await Promise.race([granted, pause(EXCHANGE_WAIT_MS)]);
    return release;
  }

  async function call<Answer extends { cart: Cart }>(
    ask: (cart: CartHandle, countryId: number) => Promise<Answer>,
  ): Promise<Answer> {
    await sender.settle();
    return environment.lock("cart", async () => {
      read();
      const { generation } = store.getSnapshot();
      const handle = handleOf(store.getSnapshot());
      if (handle === undefined) throw new ShopError("CART_NOT_FOUND", { details: { at: "cart" } });
      try {
        const asked = countryId();
        const answer = await ask(handle, asked);
        read();
        const now = store.getSnapshot();
        // After a sign-in or sign-out meanwhile, the response is about the previous cart.
        if (now.generation === generation && now.cartId === handle.cartId) {
          store.send({ type: "renewed", cart: answer.cart });
          // The country changed meanwhile: the response has the prices of the previous one.
          if (asked !== countryId()) void sender.load();
        }
        return answer;
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
          if (message !== NEWS) return;
          read();
          sender.takeOverLater();
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
      read(true);
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
    ask(question) {
      if ("quantity" in question && !Number.isSafeInteger(question.quantity)) {
        throw new ShopError("QUANTITY_INVALID", { details: { quantity: question.quantity } });
      }
      if (stops.length > 0) read();
      const intent = question.kind === "decrease" ? decreased(store.getSnapshot(), question) : question;
      store.send({ type: "asked", key: random.key(), intent, now: clock.now() });
    },
    refresh: () => void sender.load(),
    forget({ onResultPage } = { onResultPage: false }) {
      if (onResultPage) shelf.keepId();
      store.send({ type: "forgotten", keepStoredId: onResultPage });
    },
    handle: () => handleOf(store.getSnapshot()),
    settle: sender.settle,
    call,
    exchange: async (ask) => {
      await Promise.race([sender.settle().catch(() => {}), pause(EXCHANGE_WAIT_MS)]);
      const release = await holdLock();
      try {
        read();
        const answer = await ask(handleOf(store.getSnapshot()));
        if (answer.cart !== undefined) store.send({ type: "renewed", cart: answer.cart });
        return answer;
      } finally {
        release();
        sender.pump();
      }
    },
    updateItem: (saleElementId, changes) => store.send({ type: "itemUpdated", saleElementId, changes }),
    clearError: () => store.send({ type: "errorCleared" }),
  };
}

const handleOf = ({ cartId, token }: CartState): CartHandle | undefined => (cartId > 0 ? { cartId, token } : undefined);

function decreased(
  state: CartState,
  { saleElementId, quantity }: { saleElementId: number; quantity: number },
): CartIntent {
  const line = visibleLines(state).find(({ productSaleElementId }) => productSaleElementId === saleElementId);
  return { kind: "set", saleElementId, quantity: (line?.quantity ?? 0) - quantity };
}
