import type { QueuedMutation, CartMutation, CartRequest, CartState } from "./cartState.js";

/** Next request, and the keys of mutations that need none because their line was removed. */
export interface NextRequest {
  request: CartRequest | undefined;
  obsoleteKeys: readonly string[];
}

/**
 * Builds the next request from the queue: the first mutation, merged with later ones on the same line, so that a burst
 * of clicks becomes one request. Mutations of different lines may be reordered, but never across a `clear`, which
 * replaces all before it.
 */
export function nextRequest(state: CartState, countryId: number): NextRequest {
  const clearAt = state.queue.findLastIndex(({ mutation }) => mutation.kind === "clear");
  if (clearAt >= 0) return buildClearRequest(state, state.queue.slice(0, clearAt + 1), countryId);

  const obsoleteKeys: string[] = [];
  for (const [at, first] of state.queue.entries()) {
    const cartItemId = findCartItemId(state, first.mutation);
    if (cartItemId === undefined) {
      obsoleteKeys.push(first.key);
      continue;
    }
    const covered = [first];
    let { mutation } = first;
    for (const later of state.queue.slice(at + 1)) {
      if (!isSameLine(mutation, later.mutation)) continue;
      const merged = mergeMutations(mutation, later.mutation);
      if (merged === undefined) break;
      mutation = merged;
      covered.push(later);
    }
    return { request: buildRequest(state, covered, { mutation, cartItemId, countryId }), obsoleteKeys };
  }
  return { request: undefined, obsoleteKeys };
}

function buildClearRequest(state: CartState, covered: readonly QueuedMutation[], countryId: number): NextRequest {
  if (state.cartId === 0) {
    // Without a cart there is nothing to clear.
    const { request, obsoleteKeys } = nextRequest({ ...state, queue: state.queue.slice(covered.length) }, countryId);
    return { request, obsoleteKeys: [...covered.map(({ key }) => key), ...obsoleteKeys] };
  }
  return {
    request: buildRequest(state, covered, { mutation: { kind: "clear" }, cartItemId: 0, countryId }),
    obsoleteKeys: [],
  };
}

function buildRequest(
  { generation, cartId, token }: CartState,
  covered: readonly QueuedMutation[],
  target: Pick<CartRequest, "mutation" | "cartItemId" | "countryId">,
): CartRequest {
  const mutationKeys = covered.map(({ key }) => key);
  return { key: mutationKeys[0] ?? "", mutationKeys, generation, cartId, token, ...target };
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
  if (earlier.kind === "add" && later.kind === "add") {
    return { ...later, quantity: earlier.quantity + later.quantity };
  }
  if (earlier.kind === "setQuantity" && later.kind === "setQuantity") return later;
  if (earlier.kind === "setQuantity" && later.kind === "add" && earlier.quantity > 0) {
    return { ...earlier, quantity: earlier.quantity + later.quantity };
  }
  return earlier.kind === "setFulfilmentCenter" && later.kind === "setFulfilmentCenter" ? later : undefined;
}
