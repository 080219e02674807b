import type { CartLineClient } from "../calls/cartLineClient.js";
import type { CartEvent, CartRequest, CartState } from "./cartState.js";
import type { Environment } from "../environment/environment.js";
import { undecidedKind } from "../shared/failureKind.js";
import { isShopError, ShopError, type ShopErrorCode } from "../shared/shopError.js";
import { sendCartRequest, isServerFailure, numberDetail, availableStock } from "./sendCartRequest.js";
import type { MachineStore } from "../store/createStore.js";

export interface CartSender {
  start(): void;
  stop(): void;
  /** Sends the queue, unless that is in progress or paused. */
  sendQueue(): void;
  /** Schedules a retry after another tab changed the queue, in case that tab closes before it has sent it. */
  scheduleTakeOver(): void;
  /** Retries now: the connection may be back. */
  retryNow(): void;
  /** Loads the cart; returns the code of a failure, which the state has as `error`. */
  load(): Promise<ShopErrorCode | undefined>;
  /**
   * Resolves once the queue is empty.
   * @throws ShopError with the code that keeps an action pending
   */
  whenSent(): Promise<void>;
  /**
   * Resolves once the queue is empty, and the prices are those of the country.
   * @throws ShopError with the code that keeps an action or the prices pending
   */
  whenSynced(): Promise<void>;
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;
/** Upper bound for a pause that the backend requests. */
const MAX_PAUSE_MS = 5 * 60_000;
/** Longer than another tab needs for a response, and for its storage write to arrive here. */
const TAKE_OVER_MS = 4000;
/** Number of 500 responses after which an action counts as failed: it must not block the queue. */
const MAX_SERVER_FAILURES = 3;

/** Sends the queue: one request at a time, one tab at a time, retried unchanged until the backend responds. */
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
  let isRequestedAgain = false;
  /** Attempts since the last response. */
  let attempts = 0;
  let serverFailures = 0;
  let lastLoadId = 0;
  let loading: Promise<ShopErrorCode | undefined> | undefined;
  /** Key of a request that may have been carried out although no response arrived. */
  let uncertainKey: string | undefined;
  let pause: { until: number; cancel: () => void } | undefined;

  const isIdle = (): boolean => {
    const { queue, inFlight } = store.getSnapshot();
    return queue.length === 0 && inFlight === undefined;
  };

  /** Lines are unknown, or have the prices of another country. */
  const isOutdated = (): boolean => {
    const { confirmed, cartId } = store.getSnapshot();
    return cartId > 0 && confirmed?.countryId !== countryId();
  };

  async function whenSent(): Promise<void> {
    if (isIdle()) return;
    wake();
    await working;
    const { pausedReason } = store.getSnapshot();
    if (!isIdle()) throw new ShopError(pausedReason ?? "NETWORK", { details: { at: "cart" } });
  }

  function sendQueue(): void {
    if (pause === undefined) void work();
  }

  function work(): Promise<void> {
    isRequestedAgain = true;
    working ??= serve()
      .catch((error: unknown) => {
        environment.log.warn("The cart could not be sent", error);
        pauseSending("NETWORK");
      })
      .finally(() => {
        working = undefined;
        // Requested between the last check and the end.
        if (isRequestedAgain && !isStopped) sendQueue();
      });
    return working;
  }

  async function serve(): Promise<void> {
    while (isRequestedAgain) {
      isRequestedAgain = false;
      if (!isIdle() && !isStopped) await lock("cart", drain);
    }
  }

  /** Sends the whole queue; the lock excludes other tabs. */
  async function drain(): Promise<void> {
    for (;;) {
      read();
      if (isStopped || isIdle()) return;
      const isRepeated = store.getSnapshot().inFlight !== undefined;
      if (!online.isOnline()) return pauseSending("NETWORK");
      if (needsLoad(store.getSnapshot())) await load();
      if (needsLoad(store.getSnapshot())) return pauseSending("NETWORK");
      store.send({ type: "lockAcquired", countryId: countryId(), now: clock.now() });
      const { inFlight } = store.getSnapshot();
      if (inFlight === undefined) return;
      if (isRepeated && serverFailures === 0) uncertainKey = inFlight.key;
      const outcome = await sendRequest(inFlight);
      read();
      if (!("event" in outcome)) return pauseSending(outcome.code, outcome.pauseMs);
      attempts = 0;
      store.send(outcome.event);
      // A replayed response holds the cart as of the first attempt; one for another country holds other prices.
      if (isRepeated || inFlight.countryId !== countryId()) void load();
    }
  }

  async function sendRequest(
    request: CartRequest,
  ): Promise<{ event: CartEvent } | { code: ShopErrorCode; pauseMs: number }> {
    const { key, cartId } = request;
    try {
      const { cart } = await sendCartRequest(client, request);
      serverFailures = 0;
      return { event: { type: "confirmed", key, cart: { ...cart, countryId: request.countryId } } };
    } catch (error) {
      const failure = isShopError(error) ? error : new ShopError("NETWORK", { cause: error });
      if (failure !== error) environment.log.warn("A cart action failed", error);
      const isLast = isServerFailure(failure) && (serverFailures += 1) >= MAX_SERVER_FAILURES;
      // An unreadable response is dropped too: a retry would get it again and hold up the queue.
      if (undecidedKind(failure) !== undefined && !isLast) {
        if (!isServerFailure(failure)) uncertainKey = key;
        return { code: failure.code, pauseMs: numberDetail(failure, "retryAfterSeconds", 0) * 1000 };
      }
      serverFailures = 0;
      if (isLast && uncertainKey === key) return { event: { type: "abandoned", key } };
      if (failure.code === "CART_NOT_FOUND" && cartId > 0) {
        return { event: { type: "notFound", cartId, freshKey: random.key() } };
      }
      return { event: { type: "rejected", key, code: failure.code, stock: availableStock(failure) } };
    }
  }

  /** Pauses sending: exponential backoff with jitter, so that tabs and shoppers do not retry in step. */
  function pauseSending(code: ShopErrorCode, atLeastMs = 0): void {
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** attempts, MAX_RETRY_MS);
    attempts += 1;
    wait(Math.max(Math.min(atLeastMs, MAX_PAUSE_MS), backoff * (0.5 + jitter(random.key()) / 2)), atLeastMs > 0);
    store.send({ type: "interrupted", code });
  }

  function wait(ms: number, isRequested: boolean): void {
    pause?.cancel();
    const cancel = timers.after(ms, () => {
      pause = undefined;
      if (!isStopped) void work();
    });
    pause = { until: isRequested ? clock.now() + ms : 0, cancel };
  }

  function wake(): void {
    pause?.cancel();
    pause = undefined;
    void work();
  }

  function load(): Promise<ShopErrorCode | undefined> {
    loading = runLoad();
    return loading;
  }

  async function runLoad(): Promise<ShopErrorCode | undefined> {
    const requestedCountryId = countryId();
    store.send({ type: "countryChanged", countryId: requestedCountryId });
    const { cartId, token, version, generation } = store.getSnapshot();
    if (cartId === 0) return undefined;
    const loadId = (lastLoadId += 1);
    try {
      const cart = await client.get({ cartId, token }, requestedCountryId);
      read();
      // Drops the prices of another country; a load that started since then is for the new one.
      if (requestedCountryId !== countryId()) return loadId === lastLoadId ? await runLoad() : await loading;
      if (store.getSnapshot().generation === generation) {
        store.send({ type: "loaded", cart: { ...cart, countryId: requestedCountryId }, version });
      }
      return undefined;
    } catch (error) {
      read();
      const now = store.getSnapshot();
      if (now.generation !== generation || now.cartId !== cartId) return undefined;
      const code = isShopError(error) ? error.code : "NETWORK";
      if (code !== "CART_NOT_FOUND") {
        store.send({ type: "loadFailed", code });
        return code;
      }
      // The pending request may belong to the order that ended this cart: its own response decides.
      if (now.inFlight === undefined) store.send({ type: "notFound", cartId, freshKey: random.key() });
      return undefined;
    }
  }

  return {
    start() {
      isStopped = false;
    },
    stop() {
      isStopped = true;
      pause?.cancel();
      pause = undefined;
    },
    sendQueue,
    scheduleTakeOver() {
      if (!isIdle() && pause === undefined && working === undefined) wait(TAKE_OVER_MS, false);
    },
    retryNow() {
      if (pause !== undefined && clock.now() >= pause.until) attempts = 0;
      if (pause === undefined || clock.now() >= pause.until) wake();
    },
    load,
    whenSent,
    async whenSynced() {
      await whenSent();
      if (isOutdated()) await loading;
      const code = isOutdated() ? await load() : undefined;
      if (isOutdated()) throw new ShopError(code ?? "NETWORK", { details: { at: "cart" } });
    },
  };
}

/** Returns whether the cart has to load first: its lines are unknown, and an action changes one of them. */
const needsLoad = ({ cartId, confirmed, inFlight, queue }: CartState): boolean =>
  cartId > 0 &&
  confirmed === undefined &&
  inFlight === undefined &&
  queue.some(({ mutation }) => mutation.kind === "setQuantity" || mutation.kind === "setFulfilmentCenter");

/** Returns a number from 0 to 1, derived from a random key. */
const jitter = (key: string): number =>
  ((key.charCodeAt(0) * 131 + key.charCodeAt(1) * 31 + key.charCodeAt(2)) % 256) / 256;
