import type { CartEffect, CartState, StoredCart } from "./cartState.js";
import { statusAfterErrorCleared } from "./cartStatus.js";

/** Unanswered for longer than this, a write may no longer be repeated: the backend keeps its keys for a day or more. */
export const CART_ENTRY_LIFETIME_MS: number = 20 * 60 * 60 * 1000;

/** What all tabs share, as another tab left it. */
export function shared(state: CartState, stored: StoredCart): CartState {
  const { generation } = stored;
  // Nothing was stored yet, or somebody cleared it: this tab goes on with what it has.
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

/** What is too old to be repeated, or about a cart that was given up, is never sent. */
export function dropOld(
  state: CartState,
  now: number,
  effects: readonly CartEffect[],
): readonly [CartState, readonly CartEffect[]] {
  const { queue, generation } = state;
  const foreign = queue.filter((entry) => entry.generation !== generation);
  // An entry from the future was asked under a clock that was wrong: its age is unknown.
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
