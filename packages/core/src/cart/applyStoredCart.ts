import type { CartEffect, CartState, StoredCart } from "./cartState.js";
import { statusAfterErrorCleared } from "../domain/cart/cartId.js";

/** Age limit for retries of a mutation: the backend keeps idempotency keys for at least a day. */
export const MUTATION_LIFETIME_MS: number = 20 * 60 * 60 * 1000;

/** Applies the state stored by another tab. */
export function applyStoredCart(state: CartState, stored: StoredCart): CartState {
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
    isInitialized: state.isInitialized || confirmed !== undefined,
  };
}

/** Drops mutations that are too old to retry or belong to a reset cart. */
export function dropStaleMutations(
  state: CartState,
  now: number,
  effects: readonly CartEffect[],
): readonly [CartState, readonly CartEffect[]] {
  const { queue, generation } = state;
  const otherCart = queue.filter((entry) => entry.generation !== generation);
  // A mutation from the future was submitted under a wrong clock, so its age is unknown.
  const expired = queue.filter(
    (entry) => entry.generation === generation && Math.abs(now - entry.submittedAtMs) > MUTATION_LIFETIME_MS,
  );
  const sending = state.inFlight?.generation === generation ? state.inFlight : undefined;
  if (otherCart.length + expired.length === 0 && sending === state.inFlight) return [state, effects];
  const dropped = new Set([...otherCart, ...expired]);
  const isRequestDropped = sending?.mutationKeys.some((key) => expired.some((entry) => entry.key === key)) === true;
  return [
    {
      ...state,
      queue: queue.filter((entry) => !dropped.has(entry)),
      inFlight: isRequestDropped ? undefined : sending,
    },
    [
      ...effects,
      ...(otherCart.length > 0 ? [{ type: "drop", dropped: { reason: "reset", mutations: otherCart } } as const] : []),
      ...(expired.length > 0 ? [{ type: "drop", dropped: { reason: "expired", mutations: expired } } as const] : []),
    ],
  ];
}
