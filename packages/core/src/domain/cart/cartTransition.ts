import type { Cart } from "./cart.js";
import { type CartAction, type CartEffect, type CartEvent, type CartState, emptyCart } from "./cartState.js";
import { visibleLines } from "./visibleLines.js";

type Step = readonly [CartState, readonly CartEffect[]];

/**
 * The cart's next state, and what has to be done about it. Pure: time, storage and network are the shell's.
 *
 * The backend's last answer and the queue of unanswered actions are kept apart; what a shopper sees is the one with the
 * other applied ({@link visibleLines}). So an action shows at once, a failure takes back exactly its own effect, and
 * actions reach the backend one at a time, in order.
 */
export function cartTransition(state: CartState, event: CartEvent): Step {
  switch (event.type) {
    case "started":
      return event.cartId > 0
        ? [{ ...state, cartId: event.cartId, token: event.token, status: "synced" }, [{ type: "load" }]]
        : [{ ...state, initialized: true }, []];
    case "loaded":
      return state.sending === undefined && event.cart.id === state.cartId
        ? sendNext({ ...confirm(state, event.cart), initialized: true }, [])
        : [{ ...state, initialized: true }, []];
    case "loadFailed":
      return [{ ...state, status: "error", error: event.code, initialized: true }, []];
    case "notFound":
      return reissue(state);
    case "asked":
      if (!isAbout(state, event.action)) return [state, []];
      return sendNext({ ...state, queue: enqueue(state, event.action) }, [{ type: "announce", action: event.action }]);
    case "answered":
      // A late answer for a cart that was forgotten meanwhile changes nothing.
      if (state.sending !== event.key) return [state, []];
      return sendNext(confirm(withoutFirst(state), event.cart), remember(state, event.cart));
    case "refused": {
      const [action] = state.queue;
      if (state.sending !== event.key || action === undefined) return [state, []];
      const refuse = { type: "refuse", refusal: { code: event.code, action, stock: event.stock } } as const;
      // Without an answer nobody knows whether the change was made: the cart itself does.
      const unknown = event.code === "NETWORK" || event.code === "TIMEOUT";
      return sendNext(withoutFirst({ ...state, error: event.code }), [
        refuse,
        ...(unknown && state.cartId > 0 ? [{ type: "load" } as const] : []),
      ]);
    }
    case "forgotten":
      return [{ ...emptyCart, initialized: true }, [{ type: "forget" }]];
  }
}

/** Only a line that shows can be set: one that a click too late names is gone, and stays gone. */
function isAbout(state: CartState, { intent }: CartAction): boolean {
  if (intent.kind !== "set") return true;
  return visibleLines(state).some(({ productSaleElementId }) => productSaleElementId === intent.saleElementId);
}

/** "Cart not found" clears the id; what was asked for is then asked of a new cart. Source: specification 4. */
function reissue(state: CartState): Step {
  const adds = state.queue.filter(({ intent }) => intent.kind === "add");
  return sendNext({ ...emptyCart, queue: adds, initialized: true }, [{ type: "forget" }]);
}

function confirm(state: CartState, cart: Cart): CartState {
  return {
    ...state,
    confirmed: cart,
    cartId: cart.id,
    token: cart.token ?? state.token,
    status: "synced",
    error: undefined,
  };
}

function remember(state: CartState, cart: Cart): CartEffect[] {
  const token = cart.token ?? state.token;
  return cart.id === state.cartId && token === state.token ? [] : [{ type: "remember", cartId: cart.id, token }];
}

const withoutFirst = (state: CartState): CartState => ({ ...state, queue: state.queue.slice(1), sending: undefined });

function sendNext(state: CartState, effects: CartEffect[]): Step {
  const [action] = state.queue;
  if (action === undefined || state.sending !== undefined) return [state, effects];
  return [{ ...state, sending: action.key }, [...effects, { type: "send", action }]];
}

/**
 * A burst of clicks becomes one request: the last waiting action takes up the new one where both are about the same
 * line. The one on its way is never changed, its key stands for what was sent.
 */
function enqueue({ queue, sending }: CartState, action: CartAction): readonly CartAction[] {
  const last = queue.at(-1);
  if (last === undefined || last.key === sending) return [...queue, action];
  const merged = mergeIntents(last.intent, action.intent);
  return merged === undefined ? [...queue, action] : [...queue.slice(0, -1), { key: action.key, intent: merged }];
}

function mergeIntents(earlier: CartAction["intent"], later: CartAction["intent"]): CartAction["intent"] | undefined {
  if (later.kind === "clear") return later;
  if (earlier.kind === "clear" || earlier.saleElementId !== later.saleElementId) return undefined;
  if (later.kind === "add") {
    return { ...(earlier.kind === "add" ? later : earlier), quantity: earlier.quantity + later.quantity };
  }
  // Setting after an add that was not sent: the line may exist already, so both must be said.
  return earlier.kind === "set" ? later : undefined;
}
