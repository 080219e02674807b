import { describe, expect, test } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import type { Cart, CartLineDetails } from "../domain/cart/cart.js";
import {
  type CartEffect,
  type QueuedMutation,
  type CartEvent,
  type CartMutation,
  type CartState,
  initialCart,
  type StoredCart,
} from "./cartState.js";
import { cartTransition, MUTATION_LIFETIME_MS } from "./cartTransition.js";
import { selectLines } from "./cartSnapshot.js";

const preview = createCartPreview({ title: "Hallein", ref: "LH-1", url: "/hallein.html" });

const line = (variantId: number, quantity: number): CartLineDetails => ({
  ...preview,
  cartItemId: variantId + 100,
  productId: variantId,
  variantId,
  quantity,
  undeliverable: false,
  categoryIds: [],
});

const cart = (...lines: CartLineDetails[]): Cart => ({
  id: 1,
  currency: "EUR",
  lines,
  discountCents: 0,
  token: undefined,
});
const NOW = 1_800_000_000_000;

const addOf = (variantId: number, quantity = 1): CartMutation => ({
  kind: "add",
  variantId,
  productId: variantId,
  quantity,
  preview,
});
const submit = (key: string, mutation: CartMutation): CartEvent => ({ type: "submitted", key, mutation, now: NOW });
const add = (key: string, variantId: number, quantity = 1): CartEvent => submit(key, addOf(variantId, quantity));
const set = (key: string, variantId: number, quantity: number): CartEvent =>
  submit(key, { kind: "setQuantity", variantId, quantity });
const clear = (key: string): CartEvent => submit(key, { kind: "clear" });
const lockAcquired: CartEvent = { type: "lockAcquired", countryId: 13, now: NOW };
const confirm = (key: string, ...lines: CartLineDetails[]): CartEvent => ({
  type: "confirmed",
  key,
  cart: cart(...lines),
});

const nothing: StoredCart = {
  generation: undefined,
  cartId: 0,
  token: undefined,
  confirmed: undefined,
  version: 0,
  queue: [],
  inFlight: undefined,
};
const read = (stored: Partial<StoredCart>, start = false, now = NOW): CartEvent => ({
  type: "read",
  stored: { ...nothing, ...stored },
  start,
  now,
});
const entry = (key: string, mutation: CartMutation, more: Partial<QueuedMutation> = {}): QueuedMutation => ({
  key,
  mutation,
  submittedAtMs: NOW,
  position: 1,
  generation: 0,
  isMoved: false,
  ...more,
});

function play(
  events: readonly CartEvent[],
  from: CartState = initialCart,
): { state: CartState; effects: CartEffect[] } {
  const effects: CartEffect[] = [];
  const state = events.reduce((before, event) => {
    const [next, caused] = cartTransition(before, event);
    effects.push(...caused);
    return next;
  }, from);
  return { state, effects };
}

const types = (effects: readonly CartEffect[]): string[] => effects.map(({ type }) => type);
const quantities = (state: CartState): Record<number, number> =>
  Object.fromEntries(selectLines(state).map((visible) => [visible.variantId, visible.quantity]));

/** Confirmed cart without queued mutations or requests in flight. */
const synced = (...lines: CartLineDetails[]): CartState =>
  play([add("first", 1), lockAcquired, confirm("first", ...lines)]).state;

describe("start", () => {
  test("a request that was stored without its mutations is sent again", () => {
    const { inFlight } = play([add("a", 2), lockAcquired], synced(line(1, 1))).state;
    expect(types(play([read({ generation: 0, cartId: 1, inFlight }, true)]).effects)).toEqual(["load", "flush"]);
  });

  test("the first response shows the cart, although a mutation is in flight, and ends an error", () => {
    const loading = play([read({ cartId: 1, token: "secret" }, true), { type: "loadFailed", code: "NETWORK" }]).state;
    expect(loading).toMatchObject({ status: "error", error: "NETWORK", isInitialized: true });
    const during = play([add("a", 2), lockAcquired], loading).state;
    const { state } = play([{ type: "loaded", cart: cart(line(1, 1)), version: -1 }], during);
    expect(state).toMatchObject({ isInitialized: true, error: undefined, status: "synced", inFlight: { key: "a" } });
    expect(quantities(state)).toEqual({ 1: 1, 2: 1 });
    expect(play([confirm("a", line(2, 1))], { ...during, isInitialized: false }).state.isInitialized).toBe(true);
  });

  test("without a stored cart it is initialised at once and idle", () => {
    const { state, effects } = play([read({}, true)]);
    expect(state).toMatchObject({ status: "idle", isInitialized: true });
    expect(effects).toEqual([]);
  });

  test("with a stored cart it is synced and asks the backend", () => {
    const { state, effects } = play([read({ cartId: 1, token: "secret" }, true)]);
    expect(state).toMatchObject({ status: "synced", cartId: 1, token: "secret", isInitialized: false });
    expect(effects).toEqual([{ type: "load" }]);
  });

  test("on start the cart is restored from stored id and lines, and unanswered mutations are sent", () => {
    const stored = { generation: 0, cartId: 1, version: 3, confirmed: cart(line(1, 2)) };
    const { state, effects } = play([read({ ...stored, queue: [entry("a", addOf(1))] }, true)]);
    expect(state).toMatchObject({ isInitialized: true, status: "synced" });
    expect(quantities(state)).toEqual({ 1: 3 });
    expect(types(effects)).toEqual(["load", "flush"]);
  });

  test("a cart unknown to the backend is forgotten, with its shipping method", () => {
    const { state, effects } = play([
      read({ cartId: 1, token: "secret" }, true),
      { type: "notFound", cartId: 1, freshKey: "fresh" },
    ]);
    expect(state).toMatchObject({ cartId: 0, token: undefined, status: "idle", isInitialized: true });
    expect(types(effects)).toContain("clearShippingMethod");
  });
});

describe("actions", () => {
  test("an action is displayed at once and queued", () => {
    const { state, effects } = play([add("a", 1, 2)]);
    expect(selectLines(state)).toMatchObject([{ title: "Hallein", quantity: 2, isEstimated: true }]);
    expect(effects).toEqual([{ type: "submitted", submitted: { key: "a", mutation: addOf(1, 2) } }, { type: "flush" }]);
  });

  test("mutations are numbered in order, after those of other tabs", () => {
    const positions = (state: CartState) => state.queue.map(({ position }) => position);
    const { state } = play([add("a", 1), add("b", 1)]);
    expect(positions(state)).toEqual([1, 2]);
    const queue = [entry("x", addOf(1), { position: 5 })];
    expect(positions(play([read({ generation: 0, queue }), add("a", 1)]).state)).toEqual([5, 6]);
  });

  test("add merges by variant, update sets, 0 or below removes", () => {
    const before = synced(line(1, 2), line(2, 1));
    expect(quantities(play([add("a", 1, 3)], before).state)).toEqual({ 1: 5, 2: 1 });
    expect(quantities(play([set("a", 1, 4)], before).state)).toEqual({ 1: 4, 2: 1 });
    expect(quantities(play([set("a", 1, 0)], before).state)).toEqual({ 2: 1 });
    expect(quantities(play([set("a", 1, -2)], before).state)).toEqual({ 2: 1 });
  });

  test("delete all empties the cart at once", () => {
    expect(quantities(play([clear("a")], synced(line(1, 2), line(2, 1))).state)).toEqual({});
  });

  test("another fulfillment center is displayed at once and sent for its line", () => {
    const mutation = { kind: "setFulfilmentCenter", variantId: 1, fulfilmentCenterId: 4 } as const;
    const { state } = play([submit("a", mutation), lockAcquired], synced(line(1, 2)));
    expect(selectLines(state)).toMatchObject([{ fulfilmentCenterId: 4, quantity: 2, isEstimated: true }]);
    expect(state.inFlight).toMatchObject({ cartItemId: 101, mutation });
  });

  test("a late click does not change a removed line", () => {
    const before = synced(line(1, 1));
    expect(play([set("a", 9, 2)], before)).toEqual({ state: before, effects: [] });
  });

  test("an unconfirmed line can be changed and deleted", () => {
    expect(quantities(play([add("a", 1, 2), set("b", 1, 1)]).state)).toEqual({ 1: 1 });
    expect(quantities(play([add("a", 1, 2), set("b", 1, 0)]).state)).toEqual({});
  });

  test("the order of the lines stays as it is, whatever is changed", () => {
    const { state } = play([set("a", 1, 9), add("b", 2), add("c", 4)], synced(line(3, 1), line(1, 1), line(2, 1)));
    expect(selectLines(state).map((visible) => visible.variantId)).toEqual([3, 1, 2, 4]);
  });
});

describe("sending", () => {
  test("one request at a time; a retry sends the identical request", () => {
    const { state } = play([add("a", 1), add("b", 2), lockAcquired]);
    expect(state.inFlight).toMatchObject({ key: "a", mutationKeys: ["a"], cartItemId: 0 });
    expect(play([add("c", 1), lockAcquired], state).state.inFlight).toBe(state.inFlight);
  });

  test("a burst of clicks becomes two requests: the first, and all the others together", () => {
    const clicks = Array.from({ length: 9 }, (_, at): CartEvent => add(`k${at}`, 1));
    const [first, ...others] = clicks;
    const { state } = play([first ?? lockAcquired, lockAcquired, ...others, confirm("k0", line(1, 1)), lockAcquired]);
    expect(quantities(state)).toEqual({ 1: 9 });
    expect(state.inFlight).toMatchObject({ key: "k1", mutation: { kind: "add", quantity: 8 } });
    expect(state.inFlight?.mutationKeys).toHaveLength(8);
  });

  test("changes of one line are one request, also with another line's between them", () => {
    const { state } = play([set("a", 1, 2), add("b", 2), set("c", 1, 5), add("d", 1)], synced(line(1, 1)));
    const sent = play([lockAcquired], state).state;
    expect(sent.inFlight).toMatchObject({
      key: "a",
      mutationKeys: ["a", "c", "d"],
      mutation: { kind: "setQuantity", quantity: 6 },
    });
    expect(play([lockAcquired], play([confirm("a", line(1, 6))], sent).state).state.inFlight).toMatchObject({
      key: "b",
    });
  });

  test("setting after an unsent add needs both: the line may exist already", () => {
    const { state } = play([add("a", 1, 2), set("b", 1, 5), lockAcquired]);
    expect(quantities(state)).toEqual({ 1: 5 });
    expect(state.inFlight).toMatchObject({ mutationKeys: ["a"] });
  });

  test("mutations that do not merge start a new request: a later add does not overtake the set before it", () => {
    const { state } = play([add("a", 1, 2), set("b", 1, 5), add("c", 1), lockAcquired]);
    expect(quantities(state)).toEqual({ 1: 6 });
    expect(state.inFlight).toMatchObject({ mutationKeys: ["a"], mutation: { kind: "add", quantity: 2 } });
    const next = play([confirm("a", line(1, 2)), lockAcquired], state).state;
    expect(next.inFlight).toMatchObject({ mutationKeys: ["b", "c"], mutation: { kind: "setQuantity", quantity: 6 } });
  });

  test("a line that was removed and added again is a new line: it is not the old one with another quantity", () => {
    const { state } = play([set("a", 1, 0), add("b", 1, 2), lockAcquired], synced(line(1, 3)));
    expect(quantities(state)).toEqual({ 1: 2 });
    expect(state.inFlight).toMatchObject({ mutationKeys: ["a"], mutation: { kind: "setQuantity", quantity: 0 } });
  });

  test("a place or another quantity of the same line is a request of its own; an addition joins the quantity", () => {
    const before = synced(line(1, 3));
    const center = submit("b", { kind: "setFulfilmentCenter", variantId: 1, fulfilmentCenterId: 4 });
    for (const first of [add("a", 1), set("a", 1, 2)]) {
      expect(play([first, center, lockAcquired], before).state.inFlight?.mutationKeys).toEqual(["a"]);
    }
    expect(play([set("a", 1, 1), add("b", 1), lockAcquired], before).state.inFlight).toMatchObject({
      mutationKeys: ["a", "b"],
      mutation: { kind: "setQuantity", quantity: 2 },
    });
  });

  test("a change of a line that no cart has any more is dropped unsent, and nothing stays paused", () => {
    const queue = [entry("a", { kind: "setQuantity", variantId: 9, quantity: 4 })];
    for (const confirmed of [cart(line(1, 1)), undefined]) {
      const paused: CartState = { ...initialCart, cartId: 1, confirmed, queue, pausedReason: "NETWORK" };
      const { state, effects } = play([lockAcquired], paused);
      expect(state).toMatchObject({ queue: [], inFlight: undefined, pausedReason: undefined });
      expect(effects).toEqual([]);
    }
  });

  test("a queue stays paused until the backend responds", () => {
    const { state } = play([lockAcquired], {
      ...synced(line(1, 1)),
      queue: [entry("a", addOf(2))],
      pausedReason: "NETWORK",
    });
    expect(state).toMatchObject({ inFlight: { key: "a" }, pausedReason: "NETWORK" });
    expect(play([confirm("a"), lockAcquired], state).state.pausedReason).toBeUndefined();
  });

  test("a clear of the whole cart needs no line", () => {
    const { state } = play([clear("a"), lockAcquired], synced(line(1, 1)));
    expect(state.inFlight).toMatchObject({ mutationKeys: ["a"], mutation: { kind: "clear" }, cartItemId: 0 });
  });

  test("a clear drops all mutations before it, and none after it", () => {
    const { state } = play([add("a", 2), set("b", 1, 3), clear("c"), add("d", 4), lockAcquired], synced(line(1, 1)));
    expect(state.inFlight).toMatchObject({ mutationKeys: ["a", "b", "c"], mutation: { kind: "clear" } });
    expect(quantities(state)).toEqual({ 4: 1 });
  });

  test("without a cart a clear is not sent, later mutations are", () => {
    const { state } = play([add("a", 1), clear("b"), add("c", 2), lockAcquired]);
    expect(state.inFlight).toMatchObject({ mutationKeys: ["c"] });
    expect(state.queue.map(({ key }) => key)).toEqual(["c"]);
    expect(quantities(state)).toEqual({ 2: 1 });
  });

  test("a key belongs to one body: later mutations never join a sent request", () => {
    const { state } = play([add("a", 1), lockAcquired, add("b", 1)]);
    expect(state.inFlight?.mutationKeys).toEqual(["a"]);
    expect(play([{ type: "interrupted", code: "TIMEOUT" }, lockAcquired], state).state.inFlight).toBe(state.inFlight);
  });

  test("without a response the mutation stays queued and is reported once", () => {
    const { state, effects } = play([
      add("a", 1),
      lockAcquired,
      { type: "interrupted", code: "NETWORK" },
      lockAcquired,
      { type: "interrupted", code: "NETWORK" },
    ]);
    expect(quantities(state)).toEqual({ 1: 1 });
    expect(state.pausedReason).toBe("NETWORK");
    expect(effects.filter(({ type }) => type === "pause")).toEqual([
      { type: "pause", queued: { code: "NETWORK", mutations: state.queue } },
    ]);
  });
});

describe("answers", () => {
  test("a rejection reverts exactly its own effect and has a reason", () => {
    const { state, effects } = play([
      add("a", 1, 50),
      lockAcquired,
      add("b", 2),
      { type: "rejected", key: "a", code: "OUT_OF_STOCK", stock: 3, status: "Sold out" },
    ]);
    expect(quantities(state)).toEqual({ 2: 1 });
    expect(state).toMatchObject({ status: "error", error: "OUT_OF_STOCK" });
    const rejection = { code: "OUT_OF_STOCK", key: "a", mutation: addOf(1, 50), availableStock: 3, status: "Sold out" };
    // Without a cart there is none to load.
    expect(effects.slice(-1)).toEqual([{ type: "reject", rejection }]);
  });

  test("after a rejection the cart is loaded: the backend has more details", () => {
    const { effects } = play(
      [set("a", 1, 2), lockAcquired, { type: "rejected", key: "a", code: "OUT_OF_STOCK", stock: 1 }],
      synced(line(1, 1)),
    );
    expect(types(effects)).toEqual(["submitted", "flush", "reject", "load"]);
  });

  test("error: clearing returns to synced if a cart id exists, else idle", () => {
    const failed = play([
      add("a", 1),
      lockAcquired,
      { type: "rejected", key: "a", code: "CART_REJECTED", stock: undefined },
    ]);
    expect(play([{ type: "errorCleared" }], failed.state).state).toMatchObject({ status: "idle", error: undefined });
    const other = play([{ type: "loadFailed", code: "NETWORK" }], synced(line(1, 1))).state;
    expect(other.status).toBe("error");
    const cleared = { ...other, status: "synced", error: undefined };
    expect(play([{ type: "errorCleared" }], other).state).toEqual(cleared);
    expect(play([{ type: "errorCleared" }], { ...other, status: "synced" }).state).toEqual(cleared);
  });

  test("the id and secret of a new cart are kept", () => {
    const made = play([
      add("a", 1),
      lockAcquired,
      { type: "confirmed", key: "a", cart: { ...cart(line(1, 1)), token: "secret" } },
    ]);
    expect(made.state).toMatchObject({ cartId: 1, token: "secret", status: "synced" });
    expect(play([add("b", 1), lockAcquired, confirm("b", line(1, 2))], made.state).state.token).toBe("secret");
  });

  test("the response to the first addition is the cart, whatever id was stored meanwhile", () => {
    const { state } = play([add("a", 1), lockAcquired, read({ cartId: 9 }), confirm("a", line(1, 1))]);
    expect(state).toMatchObject({ cartId: 1, queue: [] });
    expect(quantities(state)).toEqual({ 1: 1 });
  });

  test("a late response for a forgotten cart changes nothing", () => {
    const { state } = play([add("a", 1), lockAcquired, { type: "reset", keepStoredId: false }]);
    expect(play([confirm("a", line(1, 1))], state).state).toBe(state);
  });

  test("a cart requested before or during the last change does not restore the old lines", () => {
    const before = synced(line(1, 1));
    const during = play([set("a", 1, 0), lockAcquired], before).state;
    const late: CartEvent = { type: "loaded", cart: cart(line(1, 1)), version: before.version };
    expect(quantities(play([late], during).state)).toEqual({});
    const after = play([confirm("a")], during).state;
    expect(quantities(play([late], after).state)).toEqual({});
  });
});

test("a late rejection, of a request that is not in flight, changes nothing", () => {
  const before = play([add("a", 1), lockAcquired], synced(line(1, 1))).state;
  const rejected: CartEvent = { type: "rejected", key: "other", code: "OUT_OF_STOCK", stock: 0 };
  for (const late of [rejected, { type: "abandoned", key: "other" } as const]) {
    const { state, effects } = play([late], before);
    expect(state).toBe(before);
    expect(effects).toEqual([]);
  }
});

test("a mutation dropped for good is reported, without those behind it, and the cart is requested", () => {
  const { state, effects } = play(
    [add("a", 1), lockAcquired, add("b", 2), { type: "abandoned", key: "a" }],
    synced(line(1, 1)),
  );
  expect(state).toMatchObject({ queue: [{ key: "b" }], inFlight: undefined });
  expect(effects.slice(-2)).toEqual([
    { type: "drop", dropped: { reason: "failed", mutations: [expect.objectContaining({ key: "a" })] } },
    { type: "load" },
  ]);
});

test("without an error nothing is cleared, without mutations nothing is sent", () => {
  const before = synced(line(1, 1));
  const { state, effects } = play([{ type: "errorCleared" }, lockAcquired], before);
  // Same reference: nothing is stored or rendered again.
  expect(state).toBe(before);
  expect(effects).toEqual([]);
  const failed: CartState = { ...before, status: "error" };
  expect(play([{ type: "errorCleared" }], failed).state.status).toBe("synced");
});

test("a cart requested during an add may contain it already: it is not added twice", () => {
  const before = synced(line(1, 1));
  const during = play([add("a", 1), lockAcquired], before).state;
  const holds: CartEvent = { type: "loaded", cart: cart(line(1, 2)), version: during.version };
  expect(quantities(play([holds], during).state)).toEqual({ 1: 2 });
});

describe("a cart that is gone", () => {
  const notFound: CartEvent = { type: "notFound", cartId: 1, freshKey: "fresh" };

  test("'Cart not found' clears the id, then adds to a new cart, under a new key", () => {
    const { state, effects } = play([add("a", 2), add("b", 3), lockAcquired, notFound], synced(line(9, 1)));
    expect(state).toMatchObject({ cartId: 0, token: undefined, confirmed: undefined, generation: 1 });
    expect(quantities(state)).toEqual({ 2: 1, 3: 1 });
    expect(types(effects).slice(-2)).toEqual(["clearShippingMethod", "flush"]);
    expect(state.queue.map(({ key }) => key)).toEqual(["fresh-0", "fresh-1"]);
    const sent = play([lockAcquired], state).state.inFlight;
    expect(sent).toMatchObject({ cartId: 0, token: undefined });
    expect(sent?.key).not.toBe("a");
  });

  test("its lines are reported as gone; an empty cart vanishes unreported", () => {
    const gone = { type: "drop", dropped: { reason: "gone", mutations: [] } };
    expect(play([notFound], synced(line(9, 1))).effects).toContainEqual(gone);
    expect(play([notFound], synced()).effects).not.toContainEqual(gone);
  });

  test("mutations of a deleted cart's lines are dropped with it", () => {
    expect(types(play([add("a", 1), lockAcquired, notFound], synced(line(9, 1))).effects).slice(-2)).toEqual([
      "clearShippingMethod",
      "flush",
    ]);
    expect(types(play([set("a", 9, 2), lockAcquired, notFound], synced(line(9, 1))).effects).slice(-1)).toEqual([
      "clearShippingMethod",
    ]);
    expect(quantities(play([set("a", 9, 2), add("b", 1), lockAcquired, notFound], synced(line(9, 1))).state)).toEqual({
      1: 1,
    });
  });

  test("an add moves to a new cart once: the second time it is rejected", () => {
    const again = play([add("a", 2), lockAcquired, notFound], synced(line(9, 1))).state;
    const made = play([lockAcquired], again).state;
    const known = { ...made, cartId: 8, inFlight: made.inFlight && { ...made.inFlight, cartId: 8 } };
    const { state, effects } = play([{ type: "notFound", cartId: 8, freshKey: "fresher" }], known);
    expect(state.queue).toEqual([]);
    expect(effects).toContainEqual({
      type: "reject",
      rejection: { key: "fresh-0", mutation: addOf(2), code: "CART_NOT_FOUND", availableStock: undefined },
    });
  });

  test("forgetting it drops unanswered mutations, reported, and the shipping method", () => {
    const { state, effects } = play([add("a", 1), { type: "reset", keepStoredId: false }], synced(line(9, 1)));
    expect(state).toMatchObject({ cartId: 0, queue: [], status: "idle", generation: 1 });
    const mutations = [expect.objectContaining({ key: "a" })];
    expect(effects.slice(-2)).toEqual([
      { type: "clearShippingMethod" },
      { type: "drop", dropped: { reason: "reset", mutations } },
    ]);
  });

  test("the next cart is newer, for the same country and the same storage", () => {
    const before: CartState = { ...synced(line(9, 1)), countryId: 5, isPersisted: false };
    const { state } = play([{ type: "reset", keepStoredId: false }], before);
    expect(state).toMatchObject({ countryId: 5, isPersisted: false, confirmed: undefined });
    expect(state.version).toBeGreaterThan(before.version);
  });

  test("on order-placed and order-failed the stored cart id and shipping method stay", () => {
    const { effects } = play([{ type: "reset", keepStoredId: true }], synced(line(9, 1)));
    expect(effects).toEqual([]);
  });
});

describe("other tabs", () => {
  const shared = { generation: 0, cartId: 1, token: "secret" };

  test("a tab displays mutations and responses of another tab", () => {
    const stored = { ...shared, version: 9, confirmed: cart(line(1, 4)), queue: [entry("x", addOf(2))] };
    expect(quantities(play([read(stored)], synced(line(1, 1))).state)).toEqual({ 1: 4, 2: 1 });
  });

  test("an older response in storage does not replace a newer one", () => {
    const newer = play([add("a", 1), lockAcquired, confirm("a", line(1, 2))], synced(line(1, 1))).state;
    const { state } = play([read({ ...shared, version: 1, confirmed: cart(line(1, 1)) })], newer);
    expect(quantities(state)).toEqual({ 1: 2 });
  });

  test("the cart of another tab's customer replaces this one, also with fewer responses", () => {
    const before = play([set("a", 1, 2), lockAcquired, confirm("a", line(1, 2))], synced(line(1, 1))).state;
    const theirs = { generation: 0, cartId: 9, token: "theirs", version: 0, confirmed: { ...cart(line(1, 5)), id: 9 } };
    expect(play([read(theirs)], before).state).toMatchObject({ cartId: 9, token: "theirs", version: 0 });
    expect(quantities(play([read(theirs)], before).state)).toEqual({ 1: 5 });
    const back = { generation: 0, cartId: 1, version: 0, confirmed: cart(line(1, 3)) };
    expect(quantities(play([read(theirs), read({ ...theirs, version: 9 }), read(back)], before).state)).toEqual({
      1: 3,
    });
  });

  test("of two responses with the same number the stored one counts", () => {
    const before = synced(line(1, 1));
    const stored = { ...shared, version: before.version, confirmed: cart(line(1, 4)) };
    expect(quantities(play([read(stored)], before).state)).toEqual({ 1: 4 });
  });

  test("a secret that another tab received is used here", () => {
    expect(play([read(shared)], synced(line(1, 1))).state.token).toBe("secret");
  });

  test("country, error and persistence are this tab's own", () => {
    const own = { countryId: 5, status: "error", error: "OUT_OF_STOCK", isPersisted: false } as const;
    expect(play([read(shared)], { ...synced(line(1, 1)), ...own }).state).toMatchObject(own);
  });

  test("a cart is known once any tab has its lines, and stays so", () => {
    expect(play([read(shared)]).state.isInitialized).toBe(false);
    const known = play([read({ ...shared, confirmed: cart(line(1, 1)) })]).state;
    expect(known.isInitialized).toBe(true);
    expect(play([read({ generation: 1, version: 9 })], known).state).toMatchObject({
      confirmed: undefined,
      isInitialized: true,
    });
  });

  test("an id that is stored alone does not replace the cart of this tab", () => {
    const before = synced(line(1, 1));
    expect(play([read({ cartId: 9, token: "theirs" })], before).state).toBe(before);
  });

  test("a cart forgotten by another tab is dropped here, with its mutations", () => {
    const { state, effects } = play(
      [add("a", 1), read({ generation: 1, version: 5, queue: [entry("a", addOf(1))] })],
      synced(line(1, 1)),
    );
    expect(state).toMatchObject({ cartId: 0, queue: [] });
    expect(types(effects)).toContain("drop");
  });

  test("a request for a cart that another tab has forgotten is not sent again", () => {
    const { inFlight } = play([add("a", 1), lockAcquired], synced(line(1, 1))).state;
    expect(inFlight?.generation).toBe(0);
    expect(play([read({ generation: 1, version: 9, inFlight })]).state.inFlight).toBeUndefined();
  });

  test("storage cleared meanwhile: the tab continues from memory", () => {
    const before = play([add("a", 2)], synced(line(1, 1))).state;
    expect(play([read({})], before).state).toBe(before);
  });
});

test("queued mutations are reported once until the queue is empty, whatever other tabs send", () => {
  const interrupted: CartEvent = { type: "interrupted", code: "NETWORK" };
  const before = play([add("a", 1), lockAcquired, interrupted], synced(line(1, 1))).state;
  const stored = { generation: 0, cartId: 1, version: 9, confirmed: cart(line(1, 1)) };
  expect(play([interrupted], before).state).toBe(before);
  const played = play([read({ ...stored, queue: before.queue }), interrupted], before);
  expect(played.state.pausedReason).toBe("NETWORK");
  expect(types(played.effects)).toEqual([]);
  expect(play([read(stored)], before).state.pausedReason).toBeUndefined();
  const busy = play([{ type: "interrupted", code: "RATE_LIMITED" }], before);
  expect([busy.state.pausedReason, types(busy.effects)]).toEqual(["RATE_LIMITED", []]);
});

test("an id missing from storage stays in memory, and one stored by another tab is adopted", () => {
  const before = synced(line(1, 1));
  const lost = play([read({ generation: 0, version: 9, confirmed: cart(line(1, 3)) })], before).state;
  expect(lost).toMatchObject({ cartId: 1, status: "synced" });
  expect(quantities(lost)).toEqual({ 1: 3 });
  const found = play([read({ cartId: 1, token: "secret" })]).state;
  expect(found).toMatchObject({ cartId: 1, token: "secret", status: "synced" });
});

test("the response for a previous cart ends the loading state", () => {
  const before = play([read({ cartId: 1, token: "secret" }, true)]).state;
  const other: CartEvent = { type: "loaded", cart: { ...cart(line(1, 1)), id: 5 }, version: before.version };
  const { state } = play([other], before);
  expect(state).toMatchObject({ isInitialized: true, confirmed: undefined, cartId: 1 });
});

describe("another tab signed in during a request of this one", () => {
  const pending = play([add("a", 2), lockAcquired], synced(line(1, 1))).state;
  const { queue, inFlight } = pending;
  const theirs = { generation: 0, cartId: 9, token: "theirs", version: 9, confirmed: { ...cart(line(1, 5)), id: 9 } };
  const after = play([read({ ...theirs, queue, inFlight })], pending).state;

  test("the response for the guest cart is not displayed, and the customer's cart is requested", () => {
    const { state, effects } = play([confirm("a", line(1, 3))], after);
    expect(state).toMatchObject({ cartId: 9, inFlight: undefined, queue: [] });
    expect(quantities(state)).toEqual({ 1: 5 });
    expect(effects).toEqual([{ type: "load" }]);
  });

  test("after the guest cart is gone, its pending request is dropped and reported, not sent to the customer's cart", () => {
    const { state, effects } = play([{ type: "notFound", cartId: 1, freshKey: "fresh" }], after);
    expect(state).toMatchObject({ cartId: 9, token: "theirs", queue: [], inFlight: undefined });
    expect(effects).toEqual([
      { type: "drop", dropped: { reason: "reset", mutations: [expect.objectContaining({ key: "a" })] } },
      { type: "load" },
    ]);
  });

  test("a deleted cart without pending mutations changes nothing", () => {
    for (const before of [after, { ...after, queue: [], inFlight: undefined }]) {
      const { state, effects } = play([{ type: "notFound", cartId: 5, freshKey: "fresh" }], before);
      expect(state).toBe(before);
      expect(effects).toEqual([]);
    }
  });
});

test("of two fulfillment centers the later one is sent, in one request", () => {
  const center = (key: string, fulfilmentCenterId: number | undefined): CartEvent =>
    submit(key, { kind: "setFulfilmentCenter", variantId: 1, fulfilmentCenterId });
  const { state } = play([center("a", 3), center("b", undefined), lockAcquired], synced(line(1, 1)));
  expect(state.inFlight).toMatchObject({
    mutationKeys: ["a", "b"],
    mutation: { kind: "setFulfilmentCenter", fulfilmentCenterId: undefined },
  });
  const mixed = play([center("a", 3), set("b", 1, 2), lockAcquired], synced(line(1, 1))).state;
  expect(mixed.inFlight?.mutationKeys).toEqual(["a"]);
});

test("a change of a line removed by another tab displays nothing", () => {
  const stored = { generation: 0, cartId: 1, version: 9, confirmed: cart(line(2, 1)) };
  const queue = [entry("a", { kind: "setQuantity", variantId: 1, quantity: 4 })];
  expect(quantities(play([read({ ...stored, queue })]).state)).toEqual({ 2: 1 });
});

describe("signing in", () => {
  const customers: CartEvent = { type: "replaced", cart: { ...cart(line(1, 5)), id: 9, token: "theirs" } };

  test("the customer's cart replaces the guest's and receives unsent mutations", () => {
    const { state } = play([add("a", 2), customers, lockAcquired], synced(line(1, 1)));
    expect(state).toMatchObject({ cartId: 9, token: "theirs" });
    expect(quantities(state)).toEqual({ 1: 5, 2: 1 });
    expect(state.inFlight).toMatchObject({ cartId: 9, token: "theirs" });
  });

  test("an unanswered request is not sent to another cart, and is reported", () => {
    const { state, effects } = play([add("a", 2), lockAcquired, customers], synced(line(1, 1)));
    expect(state.queue).toEqual([]);
    expect(types(effects)).toContain("drop");
  });

  test("a validated cart is the same one: its request goes on", () => {
    const before = play([add("a", 2), lockAcquired], synced(line(1, 1))).state;
    const { state, effects } = play([{ type: "replaced", cart: cart(line(1, 4)) }], before);
    expect([state.inFlight, state.queue, effects]).toEqual([before.inFlight, before.queue, []]);
    expect(quantities(state)).toEqual({ 1: 4, 2: 1 });
  });

  test("a late response for the guest's cart changes nothing", () => {
    const state = play([customers], synced(line(1, 1))).state;
    const late: CartEvent = { type: "loaded", cart: cart(line(1, 1)), version: state.version };
    expect(quantities(play([late], state).state)).toEqual({ 1: 5 });
  });
});

test("mutations older than the backend's idempotency keys are dropped and reported, never sent", () => {
  const old = entry("a", addOf(1), { submittedAtMs: NOW - MUTATION_LIFETIME_MS - 1 });
  const { state, effects } = play([
    read({ generation: 0, queue: [old, entry("b", addOf(2), { position: 2 })] }, true),
    lockAcquired,
  ]);
  expect(state.inFlight?.mutationKeys).toEqual(["b"]);
  expect(effects).toContainEqual({ type: "drop", dropped: { reason: "expired", mutations: [old] } });
});

test("a mutation is sent for 20 hours, while the backend knows its key", () => {
  expect(MUTATION_LIFETIME_MS).toBe(72_000_000);
});

test("an expired mutation leaves a newer request alone, and one of a reset cart is reported once", () => {
  const before = play([add("a", 2), lockAcquired], synced(line(1, 1))).state;
  const submittedAtMs = NOW - MUTATION_LIFETIME_MS - 1;
  const queue = [...before.queue, entry("old", addOf(3), { submittedAtMs })];
  const { state } = play([read({ generation: 0, cartId: 1, queue, inFlight: before.inFlight })], before);
  expect(state).toMatchObject({ inFlight: { key: "a" }, queue: [{ key: "a" }] });
  const previous = entry("old", addOf(3), { submittedAtMs, generation: 4 });
  expect(play([read({ generation: 5, queue: [previous] })]).effects).toEqual([
    { type: "drop", dropped: { reason: "reset", mutations: [previous] } },
  ]);
});

test("a cart knows whether storage keeps it, and only a change is another state", () => {
  const event: CartEvent = { type: "persisted", isPersisted: false };
  const { state } = play([event], synced(line(1, 1)));
  expect(state.isPersisted).toBe(false);
  expect(play([event], state).state).toBe(state);
});

test("the country of the cart changes with the market's, and only then", () => {
  const event: CartEvent = { type: "countryChanged", countryId: 5 };
  const { state } = play([event], synced(line(1, 1)));
  expect(state.countryId).toBe(5);
  expect(play([event], state).state).toBe(state);
});

test("a request is not repeated once its mutations are too old", () => {
  const pending = play([add("a", 2), lockAcquired], synced(line(1, 1))).state;
  const { state, effects } = play(
    [{ type: "lockAcquired", countryId: 13, now: NOW + MUTATION_LIFETIME_MS + 1 }],
    pending,
  );
  expect(state).toMatchObject({ queue: [], inFlight: undefined });
  expect(types(effects)).toEqual(["drop"]);
  const inTime = play([{ type: "lockAcquired", countryId: 13, now: NOW + MUTATION_LIFETIME_MS }], pending).state;
  expect(inTime.inFlight?.key).toBe("a");
});

test("mutations submitted under a wrong clock have an unknown age: they are dropped and reported", () => {
  const queue = [entry("a", addOf(1), { submittedAtMs: NOW + MUTATION_LIFETIME_MS + 1 })];
  const { state, effects } = play([read({ generation: 0, queue }, true)]);
  expect(state.queue).toEqual([]);
  expect(effects).toContainEqual(
    expect.objectContaining({ type: "drop", dropped: expect.objectContaining({ reason: "expired" }) }),
  );
});
