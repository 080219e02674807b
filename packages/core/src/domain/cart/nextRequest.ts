import type { CartEntry, CartIntent, CartRequest, CartState } from "./cartState.js";

/** Next request, and the keys of mutations that need none because their line was removed. */
export interface NextRequest {
  request: CartRequest | undefined;
  needless: readonly string[];
}

/**
 * Builds the next request from the queue: the first mutation, merged with later ones on the same line, so that a burst
 * of clicks becomes one request. Mutations of different lines may be reordered, but never across a `clear`, which
 * replaces all before it.
 */
export function nextRequest(state: CartState, countryId: number): NextRequest {
  const clearAt = state.queue.findLastIndex(({ intent }) => intent.kind === "clear");
  if (clearAt >= 0) return clearing(state, state.queue.slice(0, clearAt + 1), countryId);

  const needless: string[] = [];
  for (const [at, first] of state.queue.entries()) {
    const cartItemId = itemOf(state, first.intent);
    if (cartItemId === undefined) {
      needless.push(first.key);
      continue;
    }
    const covered = [first];
    let { intent } = first;
    for (const later of state.queue.slice(at + 1)) {
      if (!isSameLine(intent, later.intent)) continue;
      const merged = mergeIntents(intent, later.intent);
      if (merged === undefined) break;
      intent = merged;
      covered.push(later);
    }
    return { request: requestOf(state, covered, { intent, cartItemId, countryId }), needless };
  }
  return { request: undefined, needless };
}

function clearing(state: CartState, covered: readonly CartEntry[], countryId: number): NextRequest {
  if (state.cartId === 0) {
    // Without a cart there is nothing to clear.
    const { request, needless } = nextRequest({ ...state, queue: state.queue.slice(covered.length) }, countryId);
    return { request, needless: [...covered.map(({ key }) => key), ...needless] };
  }
  return { request: requestOf(state, covered, { intent: { kind: "clear" }, cartItemId: 0, countryId }), needless: [] };
}

function requestOf(
  { generation, cartId, token }: CartState,
  covered: readonly CartEntry[],
  what: Pick<CartRequest, "intent" | "cartItemId" | "countryId">,
): CartRequest {
  const covers = covered.map(({ key }) => key);
  return { key: covers[0] ?? "", covers, generation, cartId, token, ...what };
}

/** Returns the id of the line to change, 0 when none is needed, undefined when the line was removed. */
function itemOf({ confirmed }: CartState, intent: CartIntent): number | undefined {
  if (intent.kind === "add" || intent.kind === "clear") return 0;
  return confirmed?.lines.find(({ productSaleElementId }) => productSaleElementId === intent.saleElementId)?.cartItemId;
}

const isSameLine = (one: CartIntent, other: CartIntent): boolean =>
  one.kind !== "clear" && other.kind !== "clear" && one.saleElementId === other.saleElementId;

/** Merges two mutations into one; undefined when they need two requests. */
function mergeIntents(earlier: CartIntent, later: CartIntent): CartIntent | undefined {
  if (earlier.kind === "add" && later.kind === "add") {
    return { ...later, quantity: earlier.quantity + later.quantity };
  }
  if (earlier.kind === "set" && later.kind === "set") return later;
  if (earlier.kind === "set" && later.kind === "add" && earlier.quantity > 0) {
    return { ...earlier, quantity: earlier.quantity + later.quantity };
  }
  return earlier.kind === "center" && later.kind === "center" ? later : undefined;
}
