import type { Cart } from "./cart.js";
import { statusAfterErrorCleared } from "./cartStatus.js";
import {
  type CartEffect,
  type CartEntry,
  type CartEvent,
  type CartLoss,
  type CartRequest,
  type CartState,
  emptyCart,
  type StoredCart,
} from "./cartState.js";
import { nextRequest } from "./nextRequest.js";
import { dropOld, shared } from "./sharedCart.js";
import { visibleLines } from "./visibleLines.js";

type Step = readonly [CartState, readonly CartEffect[]];

/**
 * Returns the next state of the cart and its effects. Pure: the caller provides time, storage and network.
 *
 * The last backend response and the queue of unconfirmed mutations are kept apart; {@link visibleLines} applies the
 * queue to the response (optimistic update). A rejection therefore reverts only its own mutation, and mutations reach
 * the backend one at a time, in order.
 */
export function cartTransition(state: CartState, event: CartEvent): Step {
  switch (event.type) {
    case "read":
      return event.start
        ? started(state, event.stored, event.now)
        : dropOld(shared(state, event.stored), event.now, []);
    case "asked":
      return asked(state, event);
    case "turn":
      return turn(state, event.countryId, event.now);
    case "answered":
      // Ignore a late response for a cart that was reset.
      if (state.sending?.key !== event.key) return [state, []];
      // After a sign-in the response belongs to the previous cart.
      if (state.sending.cartId > 0 && state.sending.cartId !== state.cartId) {
        return [settled(state, state.sending), [{ type: "load" }]];
      }
      return [confirm(settled(state, state.sending), event.cart), []];
    case "refused":
      return state.sending?.key === event.key ? refused(state, state.sending, event) : [state, []];
    case "givenUp":
      return state.sending?.key === event.key ? giveUp(state, state.sending, "failed") : [state, []];
    case "unanswered":
      if (state.waiting === event.code) return [state, []];
      return [
        { ...state, waiting: event.code },
        state.waiting === undefined ? [{ type: "wait", code: event.code }] : [],
      ];
    case "notFound":
      return notFound(state, event.cartId, event.freshKey);
    case "loaded":
      return loaded(state, event.cart, event.version);
    case "loadFailed":
      return [{ ...state, status: "error", error: event.code, initialized: true }, []];
    case "renewed":
      return renewed(state, event.cart);
    case "itemUpdated":
      return [itemUpdated(state, event), []];
    case "forgotten":
      return forgotten(state, event.keepStoredId);
    case "errorCleared":
      if (state.error === undefined && state.status !== "error") return [state, []];
      return [{ ...state, error: undefined, status: statusAfterErrorCleared(state.cartId) }, []];
    case "kept":
      return [state.durable === event.durable ? state : { ...state, durable: event.durable }, []];
  }
}

function started(state: CartState, stored: StoredCart, now: number): Step {
  const next = shared(state, stored);
  const { cartId, queue, sending } = next;
  return dropOld({ ...next, initialized: cartId === 0 || next.confirmed !== undefined }, now, [
    ...(cartId > 0 ? [{ type: "load" } as const] : []),
    ...(queue.length > 0 || sending !== undefined ? [{ type: "pump" } as const] : []),
  ]);
}

function asked(state: CartState, { key, intent, now }: Extract<CartEvent, { type: "asked" }>): Step {
  // Only visible lines can be changed: a late click on a removed line must not restore it.
  const isAbout =
    intent.kind === "add" ||
    visibleLines(state).some((line) => intent.kind === "clear" || line.productSaleElementId === intent.saleElementId);
  if (!isAbout) return [state, []];
  const place = Math.max(0, ...state.queue.map((entry) => entry.place)) + 1;
  const entry: CartEntry = { key, intent, at: now, place, generation: state.generation, moved: false };
  return [
    { ...state, queue: [...state.queue, entry] },
    [{ type: "announce", action: { key, intent } }, { type: "pump" }],
  ];
}

function turn(state: CartState, countryId: number, now: number): Step {
  const [fresh, effects] = dropOld(state, now, []);
  if (fresh.sending !== undefined) return [fresh, effects];
  const { request, needless } = nextRequest(fresh, countryId);
  if (request === undefined && needless.length === 0) return [fresh, effects];
  const queue = needless.length > 0 ? fresh.queue.filter(({ key }) => !needless.includes(key)) : fresh.queue;
  const waiting = queue.length > 0 ? fresh.waiting : undefined;
  return [{ ...fresh, queue, sending: request, waiting }, effects];
}

/** Removes the request and its mutations. */
function settled(state: CartState, request: CartRequest): CartState {
  return {
    ...state,
    queue: state.queue.filter(({ key }) => !request.covers.includes(key)),
    sending: undefined,
    waiting: undefined,
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
    initialized: true,
  };
}

function refused(
  state: CartState,
  request: CartRequest,
  { code, stock }: Extract<CartEvent, { type: "refused" }>,
): Step {
  const action = { key: request.key, intent: request.intent };
  return [
    { ...settled(state, request), status: "error", error: code },
    // The rejection does not contain the current line, so the cart is reloaded.
    [{ type: "refuse", refusal: { code, action, stock } }, ...(state.cartId > 0 ? [{ type: "load" } as const] : [])],
  ];
}

/** Clears the cart id after "Cart not found" and moves added items to a new cart, once. */
function notFound(state: CartState, cartId: number, freshKey: string): Step {
  const { sending } = state;
  if (state.cartId !== cartId) {
    // After a sign-in it is unknown whether the previous cart was merged with this mutation, so it is not retried.
    return sending?.cartId === cartId ? giveUp(state, sending) : [state, []];
  }
  const generation = state.generation + 1;
  const adds = state.queue.filter(({ intent }) => intent.kind === "add");
  const queue = adds
    .filter(({ moved }) => !moved)
    // An idempotency key belongs to one body, so a new body needs a new key.
    .map((entry, at) => ({ ...entry, key: `${freshKey}-${at}`, generation, moved: true }));
  return [
    { ...abandoned(state), queue },
    [
      { type: "forgetDelivery" },
      ...adds
        .filter(({ moved }) => moved)
        .map(({ key, intent }): CartEffect => {
          return { type: "refuse", refusal: { code: "CART_NOT_FOUND", action: { key, intent }, stock: undefined } };
        }),
      ...(queue.length > 0 ? [{ type: "pump" } as const] : []),
    ],
  ];
}

/** Resets the cart; everything that belongs to it is ignored from now on. */
function abandoned({ generation, version, durable }: CartState): CartState {
  return { ...emptyCart, generation: generation + 1, version: version + 1, durable, initialized: true };
}

function giveUp(state: CartState, request: CartRequest, reason: CartLoss["reason"] = "forgotten"): Step {
  const actions = state.queue.filter(({ key }) => request.covers.includes(key));
  return [settled(state, request), [{ type: "lose", loss: { reason, actions } }, { type: "load" }]];
}

/** Ignores a response to a request sent before the last change or during a mutation: it may not contain the change. */
function loaded(state: CartState, cart: Cart, version: number): Step {
  const isCurrent = state.version === version && state.sending === undefined;
  if (cart.id !== state.cartId || !(isCurrent || state.confirmed === undefined)) {
    return [{ ...state, initialized: true }, []];
  }
  return [confirm(state, cart), []];
}

function renewed(state: CartState, cart: Cart): Step {
  const next = confirm(state, cart);
  return cart.id === state.cartId || state.sending === undefined ? [next, []] : giveUp(next, state.sending);
}

function itemUpdated(state: CartState, { saleElementId, changes }: Extract<CartEvent, { type: "itemUpdated" }>) {
  if (state.confirmed === undefined) return state;
  const lines = state.confirmed.lines.map((line) =>
    line.productSaleElementId === saleElementId ? { ...line, ...changes } : line,
  );
  return { ...state, confirmed: { ...state.confirmed, lines }, version: state.version + 1 };
}

function forgotten(state: CartState, keepStoredId: boolean): Step {
  const loss = { reason: "forgotten", actions: state.queue } as const;
  return [
    abandoned(state),
    [
      ...(keepStoredId ? [] : [{ type: "forgetDelivery" } as const]),
      ...(state.queue.length > 0 ? [{ type: "lose", loss } as const] : []),
    ],
  ];
}
