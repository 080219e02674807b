import type { Cart } from "../domain/cart/cart.js";
import { statusAfterErrorCleared } from "../domain/cart/cartId.js";
import {
  type CartEffect,
  type QueuedMutation,
  type CartEvent,
  type DroppedMutations,
  type CartMutation,
  type CartRequest,
  type CartState,
  initialCart,
  type StoredCart,
  type SubmittedMutation,
} from "./cartState.js";
import type { ShopErrorCode } from "../shared/shopError.js";
import { selectLines } from "./cartSnapshot.js";

type Step = readonly [CartState, readonly CartEffect[]];

/**
 * The last response and the queue of unconfirmed mutations are kept apart; {@link selectLines} applies one to the other.
 * A rejection therefore reverts only its own mutation, and mutations reach the backend one at a time, in order.
 */
export function cartTransition(state: CartState, event: CartEvent): Step {
  switch (event.type) {
    case "read":
      return event.start
        ? start(state, event.stored, event.now)
        : dropStaleMutations(applyStoredCart(state, event.stored), event.now);
    case "submitted":
      return submit(state, event);
    case "lockAcquired":
      return sendNext(state, event.countryId, event.now);
    case "confirmed":
    case "rejected":
    case "abandoned":
      // Ignore a late response for a cart that was reset.
      return state.inFlight?.key === event.key ? applyOutcome(state, state.inFlight, event) : [state, []];
    case "interrupted": {
      const { code } = event;
      if (state.pausedReason === code) return [state, []];
      const queued = { code, mutations: state.queue };
      return [{ ...state, pausedReason: code }, effectIf(state.pausedReason === undefined, { type: "pause", queued })];
    }
    case "notFound":
      return handleNotFound(state, event.cartId, event.freshKey);
    case "loaded":
      return applyLoaded(state, event.cart, event.version);
    case "loadFailed":
      return [{ ...state, status: "error", error: event.code, isInitialized: true }, []];
    case "replaced":
      return replaceCart(state, event.cart);
    case "reset":
      return [
        resetCart(state),
        [...effectIf(!event.keepStoredId, { type: "clearShippingMethod" }), ...dropEffect("reset", state.queue)],
      ];
    case "errorCleared":
      if (state.error === undefined && state.status !== "error") return [state, []];
      return [{ ...state, error: undefined, status: statusAfterErrorCleared(state.cartId) }, []];
    case "countryChanged":
      return [state.countryId === event.countryId ? state : { ...state, countryId: event.countryId }, []];
    case "persisted":
      return [state.isPersisted === event.isPersisted ? state : { ...state, isPersisted: event.isPersisted }, []];
  }
}

function start(state: CartState, stored: StoredCart, now: number): Step {
  const next = applyStoredCart(state, stored);
  const { cartId, queue, inFlight, confirmed } = next;
  const effects = [
    ...effectIf(cartId > 0, { type: "load" }),
    ...effectIf(queue.length > 0 || inFlight !== undefined, { type: "flush" }),
  ];
  return dropStaleMutations({ ...next, isInitialized: cartId === 0 || confirmed !== undefined }, now, effects);
}

const effectIf = (isWanted: boolean, effect: CartEffect): CartEffect[] => (isWanted ? [effect] : []);

const dropEffect = (reason: DroppedMutations["reason"], mutations: readonly QueuedMutation[]): CartEffect[] =>
  effectIf(mutations.length > 0, { type: "drop", dropped: { reason, mutations } });

function submit(state: CartState, { key, mutation, now }: Extract<CartEvent, { type: "submitted" }>): Step {
  // Only visible lines can be changed: a late click on a removed line must not restore it.
  const isApplicable =
    mutation.kind === "add" ||
    selectLines(state).some((line) => mutation.kind === "clear" || line.variantId === mutation.variantId);
  if (!isApplicable) return [state, []];
  const { queue, generation } = state;
  const position = Math.max(0, ...queue.map((entry) => entry.position)) + 1;
  const entry: QueuedMutation = { key, mutation, submittedAtMs: now, position, generation, isMoved: false };
  return [
    { ...state, queue: [...queue, entry] },
    [{ type: "submitted", submitted: { key, mutation } }, { type: "flush" }],
  ];
}

function sendNext(state: CartState, countryId: number, now: number): Step {
  const [fresh, effects] = dropStaleMutations(state, now);
  if (fresh.inFlight !== undefined) return [fresh, effects];
  const { request, obsoleteKeys } = nextRequest(fresh, countryId);
  if (request === undefined && obsoleteKeys.length === 0) return [fresh, effects];
  const queue = obsoleteKeys.length > 0 ? fresh.queue.filter(({ key }) => !obsoleteKeys.includes(key)) : fresh.queue;
  const pausedReason = queue.length > 0 ? fresh.pausedReason : undefined;
  return [{ ...fresh, queue, inFlight: request, pausedReason }, effects];
}

/** Removes the request and its mutations. */
function withoutRequest(state: CartState, request: CartRequest): CartState {
  return {
    ...state,
    queue: state.queue.filter(({ key }) => !request.mutationKeys.includes(key)),
    inFlight: undefined,
    pausedReason: undefined,
  };
}

function confirm(state: CartState, { token = state.token, ...cart }: Cart): CartState {
  return {
    ...state,
    confirmed: { ...cart, token: undefined },
    version: state.version + 1,
    cartId: cart.id,
    token,
    status: "synced",
    error: undefined,
    isInitialized: true,
  };
}

function applyOutcome(
  state: CartState,
  request: CartRequest,
  event: Extract<CartEvent, { type: "confirmed" | "rejected" | "abandoned" }>,
): Step {
  if (event.type === "abandoned") return dropRequest(state, request, "failed");
  const next = withoutRequest(state, request);
  if (event.type === "confirmed") {
    // After a sign-in the response belongs to the previous cart.
    const isPrevious = request.cartId > 0 && request.cartId !== state.cartId;
    return isPrevious ? [next, [{ type: "load" }]] : [confirm(next, event.cart), []];
  }
  const { code, stock, status } = event;
  return [
    { ...next, status: "error", error: code },
    // The rejection does not contain the current line, so the cart is reloaded.
    [rejectEffect(request, code, stock, status), ...effectIf(state.cartId > 0, { type: "load" })],
  ];
}

const rejectEffect = (
  { key, mutation }: SubmittedMutation,
  code: ShopErrorCode,
  availableStock: number | undefined,
  status?: number | string,
): CartEffect => ({ type: "reject", rejection: { key, mutation, code, availableStock, status } });

/** Clears the cart id after "Cart not found" and moves added items to a new cart, once. */
function handleNotFound(state: CartState, cartId: number, freshKey: string): Step {
  const { inFlight } = state;
  if (state.cartId !== cartId) {
    // After a sign-in it is unknown whether the previous cart was merged with this mutation, so it is not retried.
    return inFlight?.cartId === cartId ? dropRequest(state, inFlight) : [state, []];
  }
  const generation = state.generation + 1;
  const adds = state.queue.filter(({ mutation }) => mutation.kind === "add");
  const rejected = adds.filter(({ isMoved }) => isMoved);
  const queue = adds
    .filter(({ isMoved }) => !isMoved)
    // An idempotency key belongs to one body, so a new body needs a new key.
    .map((entry, at) => ({ ...entry, key: `${freshKey}-${at}`, generation, isMoved: true }));
  return [
    { ...resetCart(state), queue },
    [
      ...effectIf(state.confirmed?.lines[0] !== undefined, {
        type: "drop",
        dropped: { reason: "gone", mutations: [] },
      }),
      { type: "clearShippingMethod" },
      ...rejected.map((entry) => rejectEffect(entry, "CART_NOT_FOUND", undefined)),
      ...effectIf(queue.length > 0, { type: "flush" }),
    ],
  ];
}

/** Resets the cart; everything that belongs to it is ignored from now on. */
function resetCart({ generation, version, countryId, isPersisted }: CartState): CartState {
  return {
    ...initialCart,
    generation: generation + 1,
    version: version + 1,
    countryId,
    isPersisted,
    isInitialized: true,
  };
}

function dropRequest(state: CartState, request: CartRequest, reason: DroppedMutations["reason"] = "reset"): Step {
  const mutations = state.queue.filter(({ key }) => request.mutationKeys.includes(key));
  return [withoutRequest(state, request), [...dropEffect(reason, mutations), { type: "load" }]];
}

/** Ignores a response to a request sent before the last change or during a mutation: it may not contain the change. */
function applyLoaded(state: CartState, cart: Cart, version: number): Step {
  const isCurrent = state.version === version && state.inFlight === undefined;
  if (cart.id !== state.cartId || !(isCurrent || state.confirmed === undefined)) {
    return [{ ...state, isInitialized: true }, []];
  }
  return [confirm(state, cart), []];
}

function replaceCart(state: CartState, cart: Cart): Step {
  const next = confirm(state, cart);
  return cart.id === state.cartId || state.inFlight === undefined ? [next, []] : dropRequest(next, state.inFlight);
}

/** Age limit for retries of a mutation: the backend keeps idempotency keys for at least a day. */
export const MUTATION_LIFETIME_MS: number = 20 * 60 * 60 * 1000;

/** Applies the state stored by another tab. */
function applyStoredCart(state: CartState, stored: StoredCart): CartState {
  const { generation } = stored;
  // Nothing is stored or storage was cleared: keep the state of this tab.
  if (generation === undefined) {
    return state.cartId > 0 || stored.cartId === 0
      ? state
      : { ...state, cartId: stored.cartId, token: stored.token, status: "synced" };
  }
  const isOther = generation !== state.generation || (stored.cartId > 0 && stored.cartId !== state.cartId);
  const { cartId, token } = isOther || stored.cartId > 0 ? stored : state;
  const { confirmed, version } = isOther || stored.version >= state.version ? stored : state;
  return {
    ...state,
    generation,
    cartId,
    token,
    confirmed,
    version,
    queue: stored.queue,
    inFlight: stored.inFlight,
    status: state.status === "error" ? "error" : statusAfterErrorCleared(cartId),
    pausedReason: stored.queue.length > 0 ? state.pausedReason : undefined,
    isInitialized: state.isInitialized || cartId === 0 || confirmed !== undefined,
  };
}

/** Drops mutations that are too old to retry or belong to a reset cart. */
function dropStaleMutations(state: CartState, now: number, effects: readonly CartEffect[] = []): Step {
  const { queue, generation, inFlight } = state;
  const ofOtherCart = queue.filter((entry) => entry.generation !== generation);
  // A mutation from the future was submitted under a wrong clock, so its age is unknown.
  const expired = queue.filter(
    (entry) => entry.generation === generation && Math.abs(now - entry.submittedAtMs) > MUTATION_LIFETIME_MS,
  );
  const isRequestStale =
    inFlight !== undefined &&
    (inFlight.generation !== generation || expired.some(({ key }) => inFlight.mutationKeys.includes(key)));
  const kept = queue.filter((entry) => !ofOtherCart.includes(entry) && !expired.includes(entry));
  if (kept.length === queue.length && !isRequestStale) return [state, effects];
  return [
    { ...state, queue: kept, inFlight: isRequestStale ? undefined : inFlight },
    [...effects, ...dropEffect("reset", ofOtherCart), ...dropEffect("expired", expired)],
  ];
}

/**
 * Merges the first mutation with later ones on the same line, so that a burst of clicks becomes one request. Mutations of
 * different lines may be reordered, but never across a `clear`. `obsoleteKeys`: mutations whose line was removed.
 */
function nextRequest(
  state: CartState,
  countryId: number,
): { request?: CartRequest | undefined; obsoleteKeys: readonly string[] } {
  const { generation, cartId, token } = state;
  const build = (covered: readonly QueuedMutation[], mutation: CartMutation, cartItemId: number): CartRequest => {
    const mutationKeys = covered.map(({ key }) => key);
    return { key: mutationKeys[0] ?? "", mutationKeys, generation, cartId, token, mutation, cartItemId, countryId };
  };
  const clearEnd = state.queue.findLastIndex(({ mutation }) => mutation.kind === "clear") + 1;
  const cleared = state.queue.slice(0, clearEnd);
  if (clearEnd > 0 && cartId > 0) return { request: build(cleared, { kind: "clear" }, 0), obsoleteKeys: [] };
  // Without a cart there is nothing to clear.
  const obsoleteKeys = cleared.map(({ key }) => key);
  const queue = state.queue.slice(clearEnd);
  for (const [at, first] of queue.entries()) {
    const cartItemId = findCartItemId(state, first.mutation);
    if (cartItemId === undefined) {
      obsoleteKeys.push(first.key);
      continue;
    }
    const covered = [first];
    let { mutation } = first;
    for (const later of queue.slice(at + 1)) {
      if (!isSameLine(mutation, later.mutation)) continue;
      const merged = mergeMutations(mutation, later.mutation);
      if (merged === undefined) break;
      mutation = merged;
      covered.push(later);
    }
    return { request: build(covered, mutation, cartItemId), obsoleteKeys };
  }
  return { obsoleteKeys };
}

/** Returns the id of the line to change, 0 when none is needed, undefined when the line was removed. */
function findCartItemId({ confirmed }: CartState, mutation: CartMutation): number | undefined {
  if (mutation.kind === "add" || mutation.kind === "clear") return 0;
  return confirmed?.lines.find(({ variantId }) => variantId === mutation.variantId)?.cartItemId;
}

const isSameLine = (one: CartMutation, other: CartMutation): boolean =>
  one.kind !== "clear" && other.kind !== "clear" && one.variantId === other.variantId;

/** Merges two mutations into one; undefined when they need two requests. */
function mergeMutations(earlier: CartMutation, later: CartMutation): CartMutation | undefined {
  if (earlier.kind === "add" && later.kind === "add") return { ...later, quantity: earlier.quantity + later.quantity };
  if (earlier.kind === "setQuantity" && later.kind === "setQuantity") return later;
  if (earlier.kind === "setQuantity" && later.kind === "add" && earlier.quantity > 0) {
    return { ...earlier, quantity: earlier.quantity + later.quantity };
  }
  return earlier.kind === "setFulfilmentCenter" && later.kind === "setFulfilmentCenter" ? later : undefined;
}
