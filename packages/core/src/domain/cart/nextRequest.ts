import type { CartEntry, CartIntent, CartRequest, CartState } from "./cartState.js";

/** What to send next, and the entries that need no sending: their line is gone. */
export interface NextRequest {
  request: CartRequest | undefined;
  needless: readonly string[];
}

/**
 * The next request for a queue: the first entry, together with all later ones that one request can say as well. A burst
 * of clicks becomes one request. Entries about different lines do not touch each other, so they may change places; nothing
 * passes a `clear`, and a `clear` takes all before it with it.
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

/** The id of the line that an intent changes, 0 where it needs none, `undefined` where the line is gone. */
function itemOf({ confirmed }: CartState, intent: CartIntent): number | undefined {
  if (intent.kind === "add" || intent.kind === "clear") return 0;
  return confirmed?.lines.find(({ productSaleElementId }) => productSaleElementId === intent.saleElementId)?.cartItemId;
}

const isSameLine = (one: CartIntent, other: CartIntent): boolean =>
  one.kind !== "clear" && other.kind !== "clear" && one.saleElementId === other.saleElementId;

/** Both as one intent, or `undefined` where two requests are needed. */
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
