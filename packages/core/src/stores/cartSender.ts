import type { CartLineClient } from "../clients/cartLineClient.js";
import type { CartEvent, CartRequest, CartState } from "../domain/cart/cartState.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError, type ShopErrorCode } from "../shared/shopError.js";
import { callOf, isServerFailure, isUnanswered, numberIn, stockOf } from "./cartCallOf.js";
import type { MachineStore } from "./createStore.js";

export interface CartSender {
  start(): void;
  stop(): void;
  /** Sends the queue, unless that is in progress or paused. */
  pump(): void;
  /** Schedules a retry after another tab changed the queue, in case that tab closes before it has sent it. */
  takeOverLater(): void;
  /** Retries now: the connection may be back. */
  retryNow(): void;
  load(): Promise<void>;
  /**
   * Resolves once the queue is empty.
   * @throws ShopError with the code that keeps an action pending
   */
  settle(): Promise<void>;
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** Upper bound for a pause that the backend requests. */
const LONGEST_REST_MS = 5 * 60_000;
/** Longer than another tab needs for a response, and for its storage write to arrive here. */
const TAKE_OVER_MS = 4000;
/** Number of 500 responses after which an action counts as failed: it must not block the queue. */
const SERVER_FAILURES = 3;

/** Sends the queue: one request at a time, one tab at a time, retried unchanged until it is answered. */
export function createCartSender(deps: {
  client: CartLineClient;
  environment: Environment;
  countryId: () => number;
  store: MachineStore<CartState, CartEvent>;
  /** Reads the changes of other tabs from storage. */
  read: () => void;
}): CartSender {
  const { client, environment, countryId, store, read } = deps;
  const { clock, lock, online, random, timers } = environment;
  let isStopped = true;
  let working: Promise<void> | undefined;
  let isAskedAgain = false;
  /** Attempts since the last response. */
  let attempts = 0;
  let serverFailures = 0;
  /** Key of a request that may have been carried out although no response arrived. */
  let uncertain: string | undefined;
  let resting: { until: number; cancel: () => void } | undefined;

  const isIdle = (): boolean => {
    const { queue, sending } = store.getSnapshot();
    return queue.length === 0 && sending === undefined;
  };

  function pump(): void {
    if (resting === undefined) void work();
  }

  function work(): Promise<void> {
    isAskedAgain = true;
    working ??= serve()
      .catch((error: unknown) => {
        environment.log.warn("The cart could not be sent", error);
        rest("NETWORK");
      })
      .finally(() => {
        working = undefined;
        // Requested between the last check and the end.
        if (isAskedAgain && !isStopped) pump();
      });
    return working;
  }

  async function serve(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      if (!isIdle() && !isStopped) await lock("cart", drain);
    }
  }

  /** Sends the whole queue; the lock excludes other tabs. */
  async function drain(): Promise<void> {
    for (;;) {
      read();
      if (isStopped || isIdle()) return;
      const isRepeated = store.getSnapshot().sending !== undefined;
      if (!online.isOnline()) return rest("NETWORK");
      if (isBlind(store.getSnapshot())) await load();
      if (isBlind(store.getSnapshot())) return rest("NETWORK");
      store.send({ type: "turn", countryId: countryId(), now: clock.now() });
      const { sending } = store.getSnapshot();
      if (sending === undefined) return;
      if (isRepeated && serverFailures === 0) uncertain = sending.key;
      const outcome = await deliver(sending);
      read();
      if (!("event" in outcome)) return rest(outcome.code, outcome.restMs);
      attempts = 0;
      store.send(outcome.event);
      // A replayed response holds the cart as of the first attempt; one for another country holds other prices.
      if (isRepeated || sending.countryId !== countryId()) void load();
    }
  }

  async function deliver(
    request: CartRequest,
  ): Promise<{ event: CartEvent } | { code: ShopErrorCode; restMs: number }> {
    const { key, cartId } = request;
    try {
      const { cart } = await callOf(client, request);
      serverFailures = 0;
      return { event: { type: "answered", key, cart } };
    } catch (error) {
      const failure = isShopError(error) ? error : new ShopError("NETWORK", { cause: error });
      if (failure !== error) environment.log.warn("A cart action failed", error);
      const isLast = isServerFailure(failure) && (serverFailures += 1) >= SERVER_FAILURES;
      if (isUnanswered(failure) && !isLast) {
        if (!isServerFailure(failure)) uncertain = key;
        return { code: failure.code, restMs: numberIn(failure, "retryAfterSeconds", 0) * 1000 };
      }
      serverFailures = 0;
      if (isLast && uncertain === key) return { event: { type: "givenUp", key } };
      if (failure.code === "CART_NOT_FOUND" && cartId > 0) {
        return { event: { type: "notFound", cartId, freshKey: random.key() } };
      }
      return { event: { type: "refused", key, code: failure.code, stock: stockOf(failure) } };
    }
  }

  /** Pauses sending: exponential backoff with jitter, so that tabs and shoppers do not retry in step. */
  function rest(code: ShopErrorCode, atLeastMs = 0): void {
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
    attempts += 1;
    wait(Math.max(Math.min(atLeastMs, LONGEST_REST_MS), backoff * (0.5 + jitter(random.key()) / 2)), atLeastMs > 0);
    store.send({ type: "unanswered", code });
  }

  function wait(ms: number, isOrdered: boolean): void {
    resting?.cancel();
    const cancel = timers.after(ms, () => {
      resting = undefined;
      if (!isStopped) void work();
    });
    resting = { until: isOrdered ? clock.now() + ms : 0, cancel };
  }

  function wake(): void {
    resting?.cancel();
    resting = undefined;
    void work();
  }

  async function load(): Promise<void> {
    const { cartId, token, version, generation } = store.getSnapshot();
    if (cartId === 0) return;
    try {
      const cart = await client.get({ cartId, token }, countryId());
      read();
      if (store.getSnapshot().generation === generation) store.send({ type: "loaded", cart, version });
    } catch (error) {
      read();
      const now = store.getSnapshot();
      if (now.generation !== generation || now.cartId !== cartId) return;
      const code = isShopError(error) ? error.code : "NETWORK";
      if (code !== "CART_NOT_FOUND") return store.send({ type: "loadFailed", code });
      // The pending request may belong to the order that ended this cart: its own response decides.
      if (now.sending === undefined) store.send({ type: "notFound", cartId, freshKey: random.key() });
    }
  }

  return {
    start() {
      isStopped = false;
    },
    stop() {
      isStopped = true;
      resting?.cancel();
      resting = undefined;
    },
    pump,
    takeOverLater() {
      if (!isIdle() && resting === undefined && working === undefined) wait(TAKE_OVER_MS, false);
    },
    retryNow() {
      if (resting !== undefined && clock.now() >= resting.until) attempts = 0;
      if (resting === undefined || clock.now() >= resting.until) wake();
    },
    load,
    async settle() {
      if (isIdle()) return;
      wake();
      await working;
      const { waiting } = store.getSnapshot();
      if (!isIdle()) throw new ShopError(waiting ?? "NETWORK", { details: { at: "cart" } });
    },
  };
}

/** Returns whether the cart has to load first: its lines are unknown, and an action changes one of them. */
const isBlind = ({ cartId, confirmed, sending, queue }: CartState): boolean =>
  cartId > 0 &&
  confirmed === undefined &&
  sending === undefined &&
  queue.some(({ intent }) => intent.kind === "set" || intent.kind === "center");

/** Returns a number from 0 to 1, derived from a random key. */
const jitter = (key: string): number =>
  ((key.charCodeAt(0) * 131 + key.charCodeAt(1) * 31 + key.charCodeAt(2)) % 256) / 256;
