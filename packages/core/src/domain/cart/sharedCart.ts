import type { CartEffect, CartState, StoredCart } from "./cartState.js";
import { statusAfterErrorCleared } from "./cartStatus.js";

/** Age limit for retries of a mutation: the backend keeps idempotency keys for at least a day. */
export const CART_ENTRY_LIFETIME_MS: number = 20 * 60 * 60 * 1000;

/** Applies the state stored by another tab. */
export function shared(state: CartState, stored: StoredCart): CartState {
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
    sending: stored.sending,
    status: state.status === "error" ? "error" : statusAfterErrorCleared(cartId),
    waiting: stored.queue.length > 0 ? state.waiting : undefined,
    initialized: state.initialized || confirmed !== undefined,
  };
}

/** Drops mutations that are too old to retry or belong to a reset cart. */
export function dropOld(
  state: CartState,
  now: number,
  effects: readonly CartEffect[],
): readonly [CartState, readonly CartEffect[]] {
  const { queue, generation } = state;
  const foreign = queue.filter((entry) => entry.generation !== generation);
  // A mutation from the future was submitted under a wrong clock, so its age is unknown.
  const expired = queue.filter(
    (entry) => entry.generation === generation && Math.abs(now - entry.at) > CART_ENTRY_LIFETIME_MS,
  );
  const sending = state.sending?.generation === generation ? state.sending : undefined;
  if (foreign.length + expired.length === 0 && sending === state.sending) return [state, effects];
  const gone = new Set([...foreign, ...expired]);
  const isSendingGone = sending?.covers.some((key) => expired.some((entry) => entry.key === key)) === true;
  return [
    {
      ...state,
      queue: queue.filter((entry) => !gone.has(entry)),
      sending: isSendingGone ? undefined : sending,
    },
    [
      ...effects,
      ...(foreign.length > 0 ? [{ type: "lose", loss: { reason: "forgotten", actions: foreign } } as const] : []),
      ...(expired.length > 0 ? [{ type: "lose", loss: { reason: "expired", actions: expired } } as const] : []),
    ],
  ];
}
