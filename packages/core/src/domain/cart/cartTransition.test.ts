import { describe, expect, test } from "vitest";
import { cartPreview } from "../../../../testkit/src/cartPreview.js";
import type { Cart, ShopCartLine } from "./cart.js";
import {
  type CartEffect,
  type CartEntry,
  type CartEvent,
  type CartIntent,
  type CartState,
  emptyCart,
  type StoredCart,
} from "./cartState.js";
import { cartTransition } from "./cartTransition.js";
import { CART_ENTRY_LIFETIME_MS } from "./sharedCart.js";
import { visibleLines } from "./visibleLines.js";

const preview = cartPreview({ title: "Hallein", ref: "LH-1", url: "/hallein.html" });

const line = (saleElementId: number, quantity: number): ShopCartLine => ({
  ...preview,
  cartItemId: saleElementId + 100,
  productId: saleElementId,
  productSaleElementId: saleElementId,
  quantity,
  undeliverable: false,
  categoryIds: [],
});

const cart = (...lines: ShopCartLine[]): Cart => ({
  id: 7,
  currency: "EUR",
  lines,
  discountCents: 0,
  token: undefined,
});
const NOW = 1_800_000_000_000;

const addOf = (saleElementId: number, quantity = 1): CartIntent => ({
  kind: "add",
  saleElementId,
  productId: saleElementId,
  quantity,
  preview,
});
const ask = (key: string, intent: CartIntent): CartEvent => ({ type: "asked", key, intent, now: NOW });
const add = (key: string, saleElementId: number, quantity = 1): CartEvent => ask(key, addOf(saleElementId, quantity));
const set = (key: string, saleElementId: number, quantity: number): CartEvent =>
  ask(key, { kind: "set", saleElementId, quantity });
const clear = (key: string): CartEvent => ask(key, { kind: "clear" });
const turn: CartEvent = { type: "turn", countryId: 13, now: NOW };
const answered = (key: string, ...lines: ShopCartLine[]): CartEvent => ({
  type: "answered",
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
  sending: undefined,
};
const read = (stored: Partial<StoredCart>, start = false, now = NOW): CartEvent => ({
  type: "read",
  stored: { ...nothing, ...stored },
  start,
  now,
});
const entry = (key: string, intent: CartIntent, more: Partial<CartEntry> = {}): CartEntry => ({
  key,
  intent,
  at: NOW,
  place: 1,
  generation: 0,
  moved: false,
  ...more,
});

function play(events: readonly CartEvent[], from: CartState = emptyCart): { state: CartState; effects: CartEffect[] } {
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
  Object.fromEntries(visibleLines(state).map((shown) => [shown.productSaleElementId, shown.quantity]));

/** Confirmed cart without queued mutations or requests in flight. */
const synced = (...lines: ShopCartLine[]): CartState =>
  play([add("first", 1), turn, answered("first", ...lines)]).state;

describe("start", () => {
  test("without a stored cart it is initialised at once and idle", () => {
    const { state, effects } = play([read({}, true)]);
    expect(state).toMatchObject({ status: "idle", initialized: true });
    expect(effects).toEqual([]);
  });

  test("with a stored cart it is synced and asks the backend", () => {
    const { state, effects } = play([read({ cartId: 7, token: "secret" }, true)]);
    expect(state).toMatchObject({ status: "synced", cartId: 7, token: "secret", initialized: false });
    expect(effects).toEqual([{ type: "load" }]);
  });

  test("on start the cart is initialised from stored id and items, and what was not answered is sent", () => {
    const stored = { generation: 0, cartId: 7, version: 3, confirmed: cart(line(1, 2)) };
    const { state, effects } = play([read({ ...stored, queue: [entry("a", addOf(1))] }, true)]);
    expect(state).toMatchObject({ initialized: true, status: "synced" });
    expect(quantities(state)).toEqual({ 1: 3 });
    expect(types(effects)).toEqual(["load", "pump"]);
  });

  test("a cart the backend does not know is forgotten, and the delivery id with it", () => {
    const { state, effects } = play([
      read({ cartId: 7, token: "secret" }, true),
      { type: "notFound", cartId: 7, freshKey: "fresh" },
    ]);
    expect(state).toMatchObject({ cartId: 0, token: undefined, status: "idle", initialized: true });
    expect(types(effects)).toContain("forgetDelivery");
  });
});

describe("actions", () => {
  test("an action shows at once and is queued for sending", () => {
    const { state, effects } = play([add("a", 1, 2)]);
    expect(visibleLines(state)).toMatchObject([{ title: "Hallein", quantity: 2, provisional: true }]);
    expect(types(effects)).toEqual(["announce", "pump"]);
  });

  test("add merges by sale element, update sets, 0 or below removes", () => {
    const before = synced(line(1, 2), line(2, 1));
    expect(quantities(play([add("a", 1, 3)], before).state)).toEqual({ 1: 5, 2: 1 });
    expect(quantities(play([set("a", 1, 4)], before).state)).toEqual({ 1: 4, 2: 1 });
    expect(quantities(play([set("a", 1, 0)], before).state)).toEqual({ 2: 1 });
    expect(quantities(play([set("a", 1, -2)], before).state)).toEqual({ 2: 1 });
  });

  test("delete all empties the cart at once", () => {
    expect(quantities(play([clear("a")], synced(line(1, 2), line(2, 1))).state)).toEqual({});
  });

  test("another fulfilment centre shows at once and is sent for its line", () => {
    const intent = { kind: "center", saleElementId: 1, fulfilmentCenterId: 4 } as const;
    const { state } = play([ask("a", intent), turn], synced(line(1, 2)));
    expect(visibleLines(state)).toMatchObject([{ fulfilmentCenterId: 4, quantity: 2, provisional: true }]);
    expect(state.sending).toMatchObject({ cartItemId: 101, intent });
  });

  test("update item takes over deliverability and price data", () => {
    const changes = { undeliverable: true, unitCents: 900 };
    const { state } = play([{ type: "itemUpdated", saleElementId: 1, changes }], synced(line(1, 2), line(2, 1)));
    expect(state.confirmed?.lines).toMatchObject([{ undeliverable: true, unitCents: 900 }, { undeliverable: false }]);
  });

  test("a line that is gone is not changed by a click too late", () => {
    const before = synced(line(1, 1));
    expect(play([set("a", 9, 2)], before)).toEqual({ state: before, effects: [] });
  });

  test("a line that the backend has not seen yet can be changed and deleted", () => {
    expect(quantities(play([add("a", 1, 2), set("b", 1, 1)]).state)).toEqual({ 1: 1 });
    expect(quantities(play([add("a", 1, 2), set("b", 1, 0)]).state)).toEqual({});
  });

  test("the order of the lines stays as it is, whatever is changed", () => {
    const { state } = play([set("a", 1, 9), add("b", 2), add("c", 4)], synced(line(3, 1), line(1, 1), line(2, 1)));
    expect(visibleLines(state).map((shown) => shown.productSaleElementId)).toEqual([3, 1, 2, 4]);
  });
});

describe("sending", () => {
  test("one is on its way at a time; another turn sends the same again, word for word", () => {
    const { state } = play([add("a", 1), add("b", 2), turn]);
    expect(state.sending).toMatchObject({ key: "a", covers: ["a"] });
    expect(play([add("c", 1), turn], state).state.sending).toBe(state.sending);
  });

  test("a burst of clicks becomes two requests: the first, and all the others together", () => {
    const clicks = Array.from({ length: 9 }, (_, at): CartEvent => add(`k${at}`, 1));
    const [first, ...others] = clicks;
    const { state } = play([first ?? turn, turn, ...others, answered("k0", line(1, 1)), turn]);
    expect(quantities(state)).toEqual({ 1: 9 });
    expect(state.sending).toMatchObject({ key: "k1", intent: { kind: "add", quantity: 8 } });
    expect(state.sending?.covers).toHaveLength(8);
  });

  test("changes of one line are one request, also with another line's between them", () => {
    const { state } = play([set("a", 1, 2), add("b", 2), set("c", 1, 5), add("d", 1)], synced(line(1, 1)));
    const sent = play([turn], state).state;
    expect(sent.sending).toMatchObject({ key: "a", covers: ["a", "c", "d"], intent: { kind: "set", quantity: 6 } });
    expect(play([turn], play([answered("a", line(1, 6))], sent).state).state.sending).toMatchObject({ key: "b" });
  });

  test("setting after an unsent add needs both: the line may exist already", () => {
    const { state } = play([add("a", 1, 2), set("b", 1, 5), turn]);
    expect(quantities(state)).toEqual({ 1: 5 });
    expect(state.sending).toMatchObject({ covers: ["a"] });
  });

  test("what cannot be one request ends it: a later add does not pass the set before it", () => {
    const { state } = play([add("a", 1, 2), set("b", 1, 5), add("c", 1), turn]);
    expect(quantities(state)).toEqual({ 1: 6 });
    expect(state.sending).toMatchObject({ covers: ["a"], intent: { kind: "add", quantity: 2 } });
    const next = play([answered("a", line(1, 2)), turn], state).state;
    expect(next.sending).toMatchObject({ covers: ["b", "c"], intent: { kind: "set", quantity: 6 } });
  });

  test("a line that was removed and added again is a new line: it is not the old one with another quantity", () => {
    const { state } = play([set("a", 1, 0), add("b", 1, 2), turn], synced(line(1, 3)));
    expect(quantities(state)).toEqual({ 1: 2 });
    expect(state.sending).toMatchObject({ covers: ["a"], intent: { kind: "set", quantity: 0 } });
  });

  test("a clear takes all before it with it, and nothing after it", () => {
    const { state } = play([add("a", 2), set("b", 1, 3), clear("c"), add("d", 4), turn], synced(line(1, 1)));
    expect(state.sending).toMatchObject({ covers: ["a", "b", "c"], intent: { kind: "clear" } });
    expect(quantities(state)).toEqual({ 4: 1 });
  });

  test("without a cart nothing has to be cleared, and what comes after is sent", () => {
    const { state } = play([add("a", 1), clear("b"), add("c", 2), turn]);
    expect(state.sending).toMatchObject({ covers: ["c"] });
    expect(quantities(state)).toEqual({ 2: 1 });
  });

  test("a key stands for one body: what comes after it was sent is never part of it", () => {
    const { state } = play([add("a", 1), turn, add("b", 1)]);
    expect(state.sending?.covers).toEqual(["a"]);
    expect(play([{ type: "unanswered", code: "TIMEOUT" }, turn], state).state.sending).toBe(state.sending);
  });

  test("without an answer the action is kept, waits, and says so once", () => {
    const { state, effects } = play([
      add("a", 1),
      turn,
      { type: "unanswered", code: "NETWORK" },
      turn,
      { type: "unanswered", code: "NETWORK" },
    ]);
    expect(quantities(state)).toEqual({ 1: 1 });
    expect(state.waiting).toBe("NETWORK");
    expect(types(effects).filter((type) => type === "wait")).toHaveLength(1);
  });
});

describe("answers", () => {
  test("a refusal takes back exactly its own effect and says why", () => {
    const { state, effects } = play([
      add("a", 1, 50),
      turn,
      add("b", 2),
      { type: "refused", key: "a", code: "OUT_OF_STOCK", stock: 3 },
    ]);
    expect(quantities(state)).toEqual({ 2: 1 });
    expect(state).toMatchObject({ status: "error", error: "OUT_OF_STOCK" });
    expect(effects).toContainEqual({
      type: "refuse",
      refusal: { code: "OUT_OF_STOCK", action: { key: "a", intent: addOf(1, 50) }, stock: 3 },
    });
  });

  test("after a refusal the cart is asked for: the shop knows more than the refusal says", () => {
    const { effects } = play(
      [set("a", 1, 2), turn, { type: "refused", key: "a", code: "OUT_OF_STOCK", stock: 1 }],
      synced(line(1, 1)),
    );
    expect(types(effects)).toEqual(["announce", "pump", "refuse", "load"]);
  });

  test("error: clearing returns to synced if a cart id exists, else idle", () => {
    const failed = play([add("a", 1), turn, { type: "refused", key: "a", code: "CART_REFUSED", stock: undefined }]);
    expect(play([{ type: "errorCleared" }], failed.state).state).toMatchObject({ status: "idle", error: undefined });
    const other = play([{ type: "loadFailed", code: "NETWORK" }], synced(line(1, 1))).state;
    expect(other.status).toBe("error");
    expect(play([{ type: "errorCleared" }], other).state.status).toBe("synced");
  });

  test("the id and the secret of a new cart are the cart's from then on", () => {
    const made = play([
      add("a", 1),
      turn,
      { type: "answered", key: "a", cart: { ...cart(line(1, 1)), token: "secret" } },
    ]);
    expect(made.state).toMatchObject({ cartId: 7, token: "secret", status: "synced" });
    expect(play([add("b", 1), turn, answered("b", line(1, 2))], made.state).state.token).toBe("secret");
  });

  test("a late answer for a forgotten cart changes nothing", () => {
    const { state } = play([add("a", 1), turn, { type: "forgotten", keepStoredId: false }]);
    expect(play([answered("a", line(1, 1))], state).state).toBe(state);
  });

  test("a cart that was asked for before the last change, or during one, does not bring the old lines back", () => {
    const before = synced(line(1, 1));
    const during = play([set("a", 1, 0), turn], before).state;
    const late: CartEvent = { type: "loaded", cart: cart(line(1, 1)), version: before.version };
    expect(quantities(play([late], during).state)).toEqual({});
    const after = play([answered("a")], during).state;
    expect(quantities(play([late], after).state)).toEqual({});
  });
});

test("a refusal that comes late, of what is not under way, changes nothing", () => {
  const before = play([add("a", 1), turn], synced(line(1, 1))).state;
  const refused: CartEvent = { type: "refused", key: "other", code: "OUT_OF_STOCK", stock: 0 };
  for (const late of [refused, { type: "givenUp", key: "other" } as const]) {
    const { state, effects } = play([late], before);
    expect(state).toBe(before);
    expect(effects).toEqual([]);
  }
});

test("an action that is given up for good is gone, with a word, and the cart is asked for", () => {
  const { state, effects } = play([add("a", 1), turn, { type: "givenUp", key: "a" }], synced(line(1, 1)));
  expect(state).toMatchObject({ queue: [], sending: undefined });
  expect(effects.slice(-2)).toEqual([
    { type: "lose", loss: { reason: "failed", actions: [expect.objectContaining({ key: "a" })] } },
    { type: "load" },
  ]);
});

test("where nothing is wrong there is nothing to clear, and where nothing is asked nothing is sent", () => {
  const before = synced(line(1, 1));
  const { state, effects } = play([{ type: "errorCleared" }, turn], before);
  // Same reference: nothing is stored or rendered again.
  expect(state).toBe(before);
  expect(effects).toEqual([]);
  const failed: CartState = { ...before, status: "error" };
  expect(play([{ type: "errorCleared" }], failed).state.status).toBe("synced");
});

test("data about an item of a cart that is not known yet is nobody's", () => {
  const update: CartEvent = { type: "itemUpdated", saleElementId: 1, changes: { undeliverable: true } };
  expect(play([update]).state).toBe(emptyCart);
});

test("a cart that was asked for during an add may hold it already: it is not added twice", () => {
  const before = synced(line(1, 1));
  const during = play([add("a", 1), turn], before).state;
  const holds: CartEvent = { type: "loaded", cart: cart(line(1, 2)), version: during.version };
  expect(quantities(play([holds], during).state)).toEqual({ 1: 2 });
});

describe("a cart that is gone", () => {
  const gone: CartEvent = { type: "notFound", cartId: 7, freshKey: "fresh" };

  test("'Cart not found' clears the id, then adds to a new cart, under a new key", () => {
    const { state, effects } = play([add("a", 2), add("b", 3), turn, gone], synced(line(9, 1)));
    expect(state).toMatchObject({ cartId: 0, token: undefined, confirmed: undefined, generation: 1 });
    expect(quantities(state)).toEqual({ 2: 1, 3: 1 });
    expect(types(effects).slice(-2)).toEqual(["forgetDelivery", "pump"]);
    const sent = play([turn], state).state.sending;
    expect(sent).toMatchObject({ cartId: 0, token: undefined });
    expect(sent?.key).not.toBe("a");
  });

  test("what was about its lines is gone with it", () => {
    expect(types(play([add("a", 1), turn, gone], synced(line(9, 1))).effects).slice(-2)).toEqual([
      "forgetDelivery",
      "pump",
    ]);
    expect(types(play([set("a", 9, 2), turn, gone], synced(line(9, 1))).effects).slice(-1)).toEqual(["forgetDelivery"]);
    expect(quantities(play([set("a", 9, 2), add("b", 1), turn, gone], synced(line(9, 1))).state)).toEqual({ 1: 1 });
  });

  test("an add moves to a new cart once: the second time it is refused", () => {
    const again = play([add("a", 2), turn, gone], synced(line(9, 1))).state;
    const made = play([turn], again).state;
    const known = { ...made, cartId: 8, sending: made.sending && { ...made.sending, cartId: 8 } };
    const { state, effects } = play([{ type: "notFound", cartId: 8, freshKey: "fresher" }], known);
    expect(state.queue).toEqual([]);
    expect(effects).toContainEqual(expect.objectContaining({ type: "refuse" }));
  });

  test("giving it up drops what was not answered, with a word, and the delivery id", () => {
    const { state, effects } = play([add("a", 1), { type: "forgotten", keepStoredId: false }], synced(line(9, 1)));
    expect(state).toMatchObject({ cartId: 0, queue: [], status: "idle", generation: 1 });
    expect(types(effects).slice(-2)).toEqual(["forgetDelivery", "lose"]);
  });

  test("on order-placed and order-failed the stored id stays, and the delivery id with it", () => {
    const { effects } = play([{ type: "forgotten", keepStoredId: true }], synced(line(9, 1)));
    expect(effects).toEqual([]);
  });
});

describe("other tabs", () => {
  const shared = { generation: 0, cartId: 7, token: "secret" };

  test("a tab shows what another tab asked and what it was answered", () => {
    const stored = { ...shared, version: 9, confirmed: cart(line(1, 4)), queue: [entry("x", addOf(2))] };
    expect(quantities(play([read(stored)], synced(line(1, 1))).state)).toEqual({ 1: 4, 2: 1 });
  });

  test("an older answer in storage does not replace a newer one here", () => {
    const newer = play([add("a", 1), turn, answered("a", line(1, 2))], synced(line(1, 1))).state;
    const { state } = play([read({ ...shared, version: 1, confirmed: cart(line(1, 1)) })], newer);
    expect(quantities(state)).toEqual({ 1: 2 });
  });

  test("a cart that another tab gave up is gone here, with everything that was about it", () => {
    const { state, effects } = play(
      [add("a", 1), read({ generation: 1, version: 5, queue: [entry("a", addOf(1))] })],
      synced(line(1, 1)),
    );
    expect(state).toMatchObject({ cartId: 0, queue: [] });
    expect(types(effects)).toContain("lose");
  });

  test("storage cleared in the middle: the tab goes on with what it has", () => {
    const before = play([add("a", 2)], synced(line(1, 1))).state;
    expect(play([read({})], before).state).toBe(before);
  });
});

test("what waits for the connection is said once, however often another tab is heard, until nothing waits", () => {
  const waits: CartEvent = { type: "unanswered", code: "NETWORK" };
  const before = play([add("a", 1), turn, waits], synced(line(1, 1))).state;
  const stored = { generation: 0, cartId: 7, version: 9, confirmed: cart(line(1, 1)) };
  const heard = play([read({ ...stored, queue: before.queue }), waits], before);
  expect(heard.state.waiting).toBe("NETWORK");
  expect(types(heard.effects)).toEqual([]);
  expect(play([read(stored)], before).state.waiting).toBeUndefined();
  const busy = play([{ type: "unanswered", code: "RATE_LIMITED" }], before);
  expect([busy.state.waiting, types(busy.effects)]).toEqual(["RATE_LIMITED", []]);
});

test("an id that storage has lost is still the cart's here, and one that another tab found is taken up", () => {
  const before = synced(line(1, 1));
  const lost = play([read({ generation: 0, version: 9, confirmed: cart(line(1, 3)) })], before).state;
  expect(lost).toMatchObject({ cartId: 7, status: "synced" });
  expect(quantities(lost)).toEqual({ 1: 3 });
  const found = play([read({ cartId: 7, token: "secret" })]).state;
  expect(found).toMatchObject({ cartId: 7, token: "secret", status: "synced" });
});

test("a cart that was asked for and is not the one of now is known all the same not to be loading any more", () => {
  const before = play([read({ cartId: 7, token: "secret" }, true)]).state;
  const other: CartEvent = { type: "loaded", cart: { ...cart(line(1, 1)), id: 5 }, version: before.version };
  const { state } = play([other], before);
  expect(state).toMatchObject({ initialized: true, confirmed: undefined, cartId: 7 });
});

describe("another tab has signed in while this one waited for an answer", () => {
  const waiting = play([add("a", 2), turn], synced(line(1, 1))).state;
  const { queue, sending } = waiting;
  const theirs = { generation: 0, cartId: 9, token: "theirs", version: 9, confirmed: { ...cart(line(1, 5)), id: 9 } };
  const after = play([read({ ...theirs, queue, sending })], waiting).state;

  test("the answer is about the cart before: it is not shown, and the customer's is asked for", () => {
    const { state, effects } = play([answered("a", line(1, 3))], after);
    expect(state).toMatchObject({ cartId: 9, sending: undefined, queue: [] });
    expect(quantities(state)).toEqual({ 1: 5 });
    expect(effects).toEqual([{ type: "load" }]);
  });

  test("the cart before is gone: what was on its way to it is not asked of the customer's, and that is said", () => {
    const { state, effects } = play([{ type: "notFound", cartId: 7, freshKey: "fresh" }], after);
    expect(state).toMatchObject({ cartId: 9, token: "theirs", queue: [], sending: undefined });
    expect(types(effects)).toEqual(["lose", "load"]);
  });

  test("that a cart is gone which nobody here asks anything of changes nothing", () => {
    const { state, effects } = play([{ type: "notFound", cartId: 5, freshKey: "fresh" }], after);
    expect(state).toBe(after);
    expect(effects).toEqual([]);
  });
});

test("of two choices of a fulfilment centre the later one is sent, in one request", () => {
  const center = (key: string, fulfilmentCenterId: number | undefined): CartEvent =>
    ask(key, { kind: "center", saleElementId: 1, fulfilmentCenterId });
  const { state } = play([center("a", 3), center("b", undefined), turn], synced(line(1, 1)));
  expect(state.sending).toMatchObject({
    covers: ["a", "b"],
    intent: { kind: "center", fulfilmentCenterId: undefined },
  });
  const mixed = play([center("a", 3), set("b", 1, 2), turn], synced(line(1, 1))).state;
  expect(mixed.sending?.covers).toEqual(["a"]);
});

test("a change of a line that another tab has taken out shows nothing", () => {
  const stored = { generation: 0, cartId: 7, version: 9, confirmed: cart(line(2, 1)) };
  const queue = [entry("a", { kind: "set", saleElementId: 1, quantity: 4 })];
  expect(quantities(play([read({ ...stored, queue })]).state)).toEqual({ 2: 1 });
});

describe("signing in", () => {
  const customers: CartEvent = { type: "renewed", cart: { ...cart(line(1, 5)), id: 9, token: "theirs" } };

  test("the customer's cart takes the guest's place, and what was not sent goes there", () => {
    const { state } = play([add("a", 2), customers, turn], synced(line(1, 1)));
    expect(state).toMatchObject({ cartId: 9, token: "theirs" });
    expect(quantities(state)).toEqual({ 1: 5, 2: 1 });
    expect(state.sending).toMatchObject({ cartId: 9, token: "theirs" });
  });

  test("what was sent and not answered is not asked of another cart, and that is said", () => {
    const { state, effects } = play([add("a", 2), turn, customers], synced(line(1, 1)));
    expect(state.queue).toEqual([]);
    expect(types(effects)).toContain("lose");
  });

  test("a late answer for the guest's cart changes nothing", () => {
    const state = play([customers], synced(line(1, 1))).state;
    const late: CartEvent = { type: "loaded", cart: cart(line(1, 1)), version: state.version };
    expect(quantities(play([late], state).state)).toEqual({ 1: 5 });
  });
});

test("what is older than the backend keeps its keys is dropped with a word, never sent", () => {
  const old = entry("a", addOf(1), { at: NOW - CART_ENTRY_LIFETIME_MS - 1 });
  const { state, effects } = play([
    read({ generation: 0, queue: [old, entry("b", addOf(2), { place: 2 })] }, true),
    turn,
  ]);
  expect(state.sending?.covers).toEqual(["b"]);
  expect(effects).toContainEqual({ type: "lose", loss: { reason: "expired", actions: [old] } });
});

test("a request is not sent again once what it stands for is too old", () => {
  const waiting = play([add("a", 2), turn], synced(line(1, 1))).state;
  const { state, effects } = play([{ type: "turn", countryId: 13, now: NOW + CART_ENTRY_LIFETIME_MS + 1 }], waiting);
  expect(state).toMatchObject({ queue: [], sending: undefined });
  expect(types(effects)).toEqual(["lose"]);
  const inTime = play([{ type: "turn", countryId: 13, now: NOW + CART_ENTRY_LIFETIME_MS }], waiting).state;
  expect(inTime.sending?.key).toBe("a");
});

test("what was asked under a clock that was wrong has an unknown age: it is dropped with a word too", () => {
  const queue = [entry("a", addOf(1), { at: NOW + CART_ENTRY_LIFETIME_MS + 1 })];
  const { state, effects } = play([read({ generation: 0, queue }, true)]);
  expect(state.queue).toEqual([]);
  expect(effects).toContainEqual(
    expect.objectContaining({ type: "lose", loss: expect.objectContaining({ reason: "expired" }) }),
  );
});
