import type { CartLineClient } from "../calls/cartClient.js";
import {
  type CartEffect,
  type CartEvent,
  type CartRejection,
  type CartRequest,
  type CartState,
  type DroppedMutations,
  initialCart,
  type QueuedMutations,
  type SubmittedMutation,
} from "./cartState.js";
import { cartTransition } from "./cartTransition.js";
import type { Environment } from "../environment/environment.js";
import { undecidedKind } from "../shared/failureKind.js";
import { isShopError, ShopError, type ShopErrorCode, toShopError } from "../shared/shopError.js";
import { createCartStorage } from "./cartStorage.js";
import { createStore, type MachineStore } from "../store/createStore.js";

/** State machine of the cart with its storage and queue; the stores of a shop share it. Not public. */
export interface CartEngine
  extends MachineStore<CartState, CartEvent>, Pick<CartEngineDeps, "environment" | "countryId"> {
  /** Restores the stored cart with its queue, and loads it from the backend. */
  start(): void;
  stop(): void;
  read(): void;
  /** Keeps the stored id for the order result page. */
  retainId(): void;
  /** Sends the queue, unless that is in progress or paused. */
  sendQueue(): void;
  /** Loads the cart; returns the code of a failure, which the state has as `error`. */
  load(): Promise<ShopErrorCode | undefined>;
  /** Resolves once the queue is empty. @throws ShopError with the code that keeps a mutation pending */
  whenSent(): Promise<void>;
  /** As {@link CartEngine.whenSent}, with the prices of the country. */
  whenSynced(): Promise<void>;
}

export interface CartEngineDeps extends CartListeners {
  client: CartLineClient;
  environment: Environment;
  countryId: () => number;
}

/** Callbacks for the outcome of mutations; all optional. */
export interface CartListeners {
  onSubmitted?: (submitted: SubmittedMutation) => void;
  onRejected?: (rejection: CartRejection) => void;
  /** Called once when the queue starts to wait for the connection. */
  onQueued?: (queued: QueuedMutations) => void;
  onDropped?: (dropped: DroppedMutations) => void;
}

const STORAGE_CHANGED = "cart";
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;
/** Upper bound for a pause that the backend requests. */
const MAX_PAUSE_MS = 5 * 60_000;
/** Longer than another tab needs for a response, and for its storage write to arrive here. */
const TAKE_OVER_MS = 4000;
/** Number of 500 responses after which a mutation counts as failed: it must not block the queue. */
const MAX_SERVER_FAILURES = 3;

/** Sends the queue: one request at a time, one tab at a time, retried unchanged until the backend responds. */
export function createCartEngine(deps: CartEngineDeps): CartEngine {
  const { client, environment, countryId } = deps;
  const { broadcast, clock, lock, log, online, random, resumed, timers } = environment;
  const { local } = environment.storage;
  const storage = createCartStorage(local, () => {
    clearShippingMethod();
    log.warn("Invalid cart id");
  });
  const store = createStore<CartState, CartEvent, CartEffect>(initialCart, cartTransition, run, log);
  const { getSnapshot, send } = store;
  // First of all listeners: a change is stored before it shows.
  store.subscribe(save);
  let stops: Array<() => void> | undefined;
  let working: Promise<void> | undefined;
  let isRequestedAgain = false;
  let attempts = 0;
  let serverFailures = 0;
  let lastLoadId = 0;
  let loading: Promise<ShopErrorCode | undefined> | undefined;
  /** Key of a request that may have been carried out although no response arrived. */
  let uncertainKey: string | undefined;
  /** Cancels the timer that sends the queue of another tab. */
  let takeOver: (() => void) | undefined;
  let paused: { until: number; cancel: () => void } | undefined;

  function run(effect: CartEffect): void {
    switch (effect.type) {
      case "load":
        return void load();
      case "flush":
        return sendQueue();
      case "submitted":
        return deps.onSubmitted?.(effect.submitted);
      case "reject":
        return deps.onRejected?.(effect.rejection);
      case "drop":
        return deps.onDropped?.(effect.dropped);
      case "pause":
        return deps.onQueued?.(effect.queued);
      case "clearShippingMethod":
        return clearShippingMethod();
    }
  }

  /** Cart id and shipping method id are cleared together. */
  const clearShippingMethod = (): void => local.remove("delivery_id");

  function save(): void {
    if (storage.save(getSnapshot())) broadcast.post(STORAGE_CHANGED);
    send({ type: "persisted", isPersisted: local.isDurable() });
  }

  function read(start = false): void {
    send({ type: "read", stored: storage.read(), start, now: clock.now() });
  }

  const isIdle = (): boolean => {
    const { queue, inFlight } = getSnapshot();
    return queue.length === 0 && inFlight === undefined;
  };

  /** Lines are unknown, or have the prices of another country. */
  const isOutdated = (): boolean => {
    const { confirmed, cartId } = getSnapshot();
    return cartId > 0 && confirmed?.countryId !== countryId();
  };

  async function whenSent(): Promise<void> {
    if (isIdle()) return;
    const wasStarted = stops !== undefined;
    wake();
    await working;
    if (isIdle()) return;
    const code = stops ? (getSnapshot().pausedReason ?? "NETWORK") : wasStarted ? "ABORTED" : "NOT_STARTED";
    throw new ShopError(code, { details: { at: "cart" } });
  }

  async function whenSynced(): Promise<void> {
    await whenSent();
    if (isOutdated()) await loading;
    const code = isOutdated() ? await load() : undefined;
    if (isOutdated()) throw new ShopError(code ?? "NETWORK", { details: { at: "cart" } });
  }

  function sendQueue(): void {
    if (paused === undefined) work();
  }

  function work(): void {
    isRequestedAgain = true;
    working ??= serve()
      .catch((error: unknown) => {
        log.warn("The cart could not be sent", error);
        pauseSending("NETWORK");
      })
      .finally(() => {
        working = undefined;
        // Requested between the last check and the end.
        if (isRequestedAgain) sendQueue();
      });
  }

  async function serve(): Promise<void> {
    while (isRequestedAgain) {
      isRequestedAgain = false;
      if (!isIdle() && stops && !isBusy()) await lock("cart", drain);
    }
  }

  /** Sends the whole queue; the lock excludes other tabs. */
  async function drain(): Promise<void> {
    for (;;) {
      read();
      if (!stops || isIdle()) return;
      const isRepeated = getSnapshot().inFlight !== undefined;
      if (!online.isOnline()) return pauseSending("NETWORK");
      if (needsLoad(getSnapshot())) await load();
      if (needsLoad(getSnapshot())) return pauseSending("NETWORK");
      send({ type: "lockAcquired", countryId: countryId(), now: clock.now() });
      const { inFlight } = getSnapshot();
      if (inFlight === undefined) return;
      if (isRepeated && serverFailures === 0) uncertainKey = inFlight.key;
      const outcome = await sendRequest(inFlight);
      if (outcome === undefined) return;
      read();
      attempts = 0;
      send(outcome);
      // A replayed response holds the cart as of the first attempt; one for another country holds other prices.
      if (isRepeated || inFlight.countryId !== countryId()) void load();
    }
  }

  /** Returns undefined without an outcome: the request stays stored, and is repeated after a pause or the next start. */
  async function sendRequest(request: CartRequest): Promise<CartEvent | undefined> {
    const { key, cartId } = request;
    try {
      const cart = await client.write(request);
      serverFailures = 0;
      return { type: "confirmed", key, cart: { ...cart, countryId: request.countryId } };
    } catch (error) {
      const failure = toShopError(error);
      if (failure !== error) log.warn("A cart action failed", error);
      const { code, details } = failure;
      if (code === "ABORTED") return undefined;
      const isServerFailure = details.status === 500;
      const isLast = isServerFailure && (serverFailures += 1) >= MAX_SERVER_FAILURES;
      // An unreadable response is dropped too: a retry would get it again and hold up the queue.
      if (undecidedKind(failure) !== undefined && !isLast) {
        if (!isServerFailure) uncertainKey = key;
        read();
        pauseSending(code, (details.retryAfterSeconds ?? 0) * 1000);
        return undefined;
      }
      serverFailures = 0;
      if (isLast && uncertainKey === key) return { type: "abandoned", key };
      if (code === "CART_NOT_FOUND" && cartId > 0) return { type: "notFound", cartId, freshKey: random.key() };
      const stock = code === "OUT_OF_STOCK" ? details.stock : undefined;
      return { type: "rejected", key, code, stock, status: details.status };
    }
  }

  /** Pauses sending: exponential backoff with jitter, so that tabs and shoppers do not retry in step. */
  function pauseSending(code: ShopErrorCode, atLeastMs = 0): void {
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** attempts, MAX_RETRY_MS);
    attempts += 1;
    wait(Math.max(Math.min(atLeastMs, MAX_PAUSE_MS), backoff * (0.5 + jitter(random.key()) / 2)), atLeastMs > 0);
    send({ type: "interrupted", code });
  }

  function wait(ms: number, isRequested: boolean): void {
    paused?.cancel();
    const cancel = timers.after(ms, () => {
      paused = undefined;
      work();
    });
    paused = { until: isRequested ? clock.now() + ms : 0, cancel };
  }

  function cancelPause(): void {
    paused?.cancel();
    paused = undefined;
  }

  function wake(): void {
    cancelPause();
    work();
  }

  /** Whether the backend requested a pause that lasts. */
  const isBusy = (): boolean => clock.now() < (paused?.until ?? 0);

  /** Retries now: the connection may be back. */
  function retryNow(): void {
    if (isBusy()) return;
    if (paused !== undefined) attempts = 0;
    wake();
  }

  function load(): Promise<ShopErrorCode | undefined> {
    loading = runLoad();
    return loading;
  }

  async function runLoad(): Promise<ShopErrorCode | undefined> {
    const requestedCountryId = countryId();
    send({ type: "countryChanged", countryId: requestedCountryId });
    const { cartId, token, version, generation } = getSnapshot();
    if (cartId === 0) return undefined;
    const loadId = (lastLoadId += 1);
    try {
      const cart = await client.get({ cartId, token }, requestedCountryId);
      read();
      // Drops the prices of another country; a load that started since then is for the new one.
      if (requestedCountryId !== countryId()) return loadId === lastLoadId ? await runLoad() : await loading;
      if (getSnapshot().generation === generation) {
        send({ type: "loaded", cart: { ...cart, countryId: requestedCountryId }, version });
      }
      return undefined;
    } catch (error) {
      if (isShopError(error, "ABORTED")) return "ABORTED";
      read();
      const now = getSnapshot();
      if (now.generation !== generation || now.cartId !== cartId) return undefined;
      const { code } = toShopError(error);
      // A pending request may belong to the order that ended this cart: its own response decides.
      const isGone = code === "CART_NOT_FOUND";
      if (!isGone) send({ type: "loadFailed", code });
      else if (now.inFlight === undefined) send({ type: "notFound", cartId, freshKey: random.key() });
      return isGone ? undefined : code;
    }
  }

  return {
    ...store,
    environment,
    countryId,
    start() {
      if (stops) return;
      stops = [
        broadcast.subscribe((message) => {
          if (message !== STORAGE_CHANGED) return;
          read();
          takeOver?.();
          // Another tab changed the queue, and may close before it has sent it.
          if (!isIdle()) takeOver = timers.after(TAKE_OVER_MS, sendQueue);
          else if (paused?.until === 0) cancelPause();
        }),
        online.subscribe(retryNow),
        resumed.subscribe(() => {
          read();
          void load();
          retryNow();
        }),
        cancelPause,
        () => takeOver?.(),
      ];
      send({ type: "countryChanged", countryId: countryId() });
      read(true);
    },
    stop() {
      stops?.forEach((stop) => stop());
      stops = undefined;
    },
    read,
    retainId: storage.retainId,
    sendQueue,
    load,
    whenSent,
    whenSynced,
  };
}

/** Returns whether the cart has to load first: its lines are unknown, and a mutation changes one of them. */
const needsLoad = ({ cartId, confirmed, inFlight, queue }: CartState): boolean =>
  cartId > 0 &&
  confirmed === undefined &&
  inFlight === undefined &&
  queue.some(({ mutation }) => mutation.kind === "setQuantity" || mutation.kind === "setFulfilmentCenter");

/** Returns a number from 0 to 1, derived from a random key. */
const jitter = (key: string): number =>
  ((key.charCodeAt(0) * 131 + key.charCodeAt(1) * 31 + key.charCodeAt(2)) % 256) / 256;
