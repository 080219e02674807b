import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cart, ShopCartLine } from "./cart.js";
import { type CartAction, type CartEffect, type CartEvent, type CartState, emptyCart } from "./cartState.js";
import { cartTransition } from "./cartTransition.js";
import { visibleLines } from "./visibleLines.js";

const preview = {
  title: "Hallein",
  ref: "LH-1",
  url: "/hallein.html",
  brand: "",
  picture: undefined,
  color: "",
  size: "",
  unitCents: 1000,
  regularCents: undefined,
  vatPercent: 20,
  step: 1,
  stock: 99,
  freight: false,
};

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
const add = (key: string, saleElementId: number, quantity = 1): CartAction => ({
  key,
  intent: { kind: "add", saleElementId, productId: saleElementId, quantity, preview },
});
const set = (key: string, saleElementId: number, quantity: number): CartAction => ({
  key,
  intent: { kind: "set", saleElementId, quantity },
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

const quantities = (state: CartState): Record<number, number> =>
  Object.fromEntries(visibleLines(state).map((shown) => [shown.productSaleElementId, shown.quantity]));

describe("start", () => {
  test("without a stored cart it is initialised at once and idle", () => {
    const { state, effects } = play([{ type: "started", cartId: 0, token: undefined }]);
    expect(state).toMatchObject({ status: "idle", initialized: true });
    expect(effects).toEqual([]);
  });

  test("with a stored cart it is synced and asks the backend", () => {
    const { state, effects } = play([{ type: "started", cartId: 7, token: "secret" }]);
    expect(state).toMatchObject({ status: "synced", cartId: 7, token: "secret", initialized: false });
    expect(effects).toEqual([{ type: "load" }]);
  });

  test("a cart the backend does not know is forgotten", () => {
    const { state, effects } = play([{ type: "started", cartId: 7, token: "secret" }, { type: "notFound" }]);
    expect(state).toMatchObject({ cartId: 0, token: undefined, initialized: true });
    expect(effects).toContainEqual({ type: "forget" });
  });
});

describe("actions", () => {
  test("an action shows at once and is sent", () => {
    const { state, effects } = play([{ type: "asked", action: add("a", 1, 2) }]);
    expect(visibleLines(state)).toMatchObject([{ title: "Hallein", quantity: 2, provisional: true }]);
    expect(effects).toContainEqual({ type: "send", action: add("a", 1, 2) });
  });

  test("one is on its way at a time, the next follows its answer", () => {
    const { effects } = play([
      { type: "asked", action: add("a", 1) },
      { type: "asked", action: add("b", 2) },
      { type: "answered", key: "a", cart: cart(line(1, 1)) },
    ]);
    expect(effects.filter(({ type }) => type === "send")).toEqual([
      { type: "send", action: add("a", 1) },
      { type: "send", action: add("b", 2) },
    ]);
  });

  test("a burst of clicks becomes two requests: the first, and all the others together", () => {
    const clicks = Array.from({ length: 9 }, (_, at): CartEvent => ({ type: "asked", action: add(`k${at}`, 1) }));
    const { state, effects } = play([...clicks, { type: "answered", key: "k0", cart: cart(line(1, 1)) }]);
    expect(quantities(state)).toEqual({ 1: 9 });
    expect(effects.filter(({ type }) => type === "send")).toHaveLength(2);
    expect(state.queue).toMatchObject([{ intent: { quantity: 8 } }]);
  });

  test("setting after an unsent add keeps both: neither may be lost", () => {
    const { state } = play([
      { type: "asked", action: add("a", 2) },
      { type: "asked", action: add("b", 1) },
      { type: "asked", action: set("c", 1, 5) },
    ]);
    expect(quantities(state)).toEqual({ 1: 5, 2: 1 });
    expect(state.queue).toHaveLength(3);
  });

  test("a refusal takes back exactly its own effect and says why", () => {
    const { state, effects } = play([
      { type: "asked", action: add("a", 1, 50) },
      { type: "asked", action: add("b", 2) },
      { type: "refused", key: "a", code: "OUT_OF_STOCK", stock: 3 },
    ]);
    expect(quantities(state)).toEqual({ 2: 1 });
    expect(effects).toContainEqual({
      type: "refuse",
      refusal: { code: "OUT_OF_STOCK", action: add("a", 1, 50), stock: 3 },
    });
  });

  test("when no answer came, the cart is asked for: the change may have been made", () => {
    const before = play([
      { type: "started", cartId: 7, token: "secret" },
      { type: "loaded", cart: cart(line(1, 1)) },
    ]).state;
    const { effects } = play(
      [
        { type: "asked", action: set("a", 1, 2) },
        { type: "refused", key: "a", code: "TIMEOUT", stock: undefined },
      ],
      before,
    );
    expect(effects.map(({ type }) => type)).toEqual(["announce", "send", "refuse", "load"]);
  });

  test("'Cart not found' clears the id, then adds to a new cart", () => {
    const before = play([
      { type: "started", cartId: 7, token: "old" },
      { type: "loaded", cart: cart(line(9, 1)) },
    ]).state;
    const { state, effects } = play([{ type: "asked", action: add("a", 1) }, { type: "notFound" }], before);
    expect(state).toMatchObject({ cartId: 0, token: undefined });
    expect(quantities(state)).toEqual({ 1: 1 });
    expect(effects.map(({ type }) => type)).toEqual(["announce", "send", "forget", "send"]);
  });

  test("a late answer for a forgotten cart changes nothing", () => {
    const asked = play([{ type: "asked", action: add("a", 1) }, { type: "forgotten" }]).state;
    expect(play([{ type: "answered", key: "a", cart: cart(line(1, 1)) }], asked).state).toBe(asked);
  });

  test("the id and the secret of a new cart are remembered once", () => {
    const made = { ...cart(line(1, 1)), token: "secret" };
    const first = play([
      { type: "asked", action: add("a", 1) },
      { type: "answered", key: "a", cart: made },
    ]);
    expect(first.effects).toContainEqual({ type: "remember", cartId: 7, token: "secret" });
    const second = play(
      [
        { type: "asked", action: add("b", 1) },
        { type: "answered", key: "b", cart: cart(line(1, 2)) },
      ],
      first.state,
    );
    expect(second.effects.filter(({ type }) => type === "remember")).toEqual([]);
    expect(second.state.token).toBe("secret");
  });
});

const intents = fc.array(
  fc.record({
    saleElementId: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 0, max: 5 }),
    add: fc.boolean(),
  }),
  { maxLength: 30 },
);

test("however many actions: once all are answered, the backend holds what was shown", () => {
  fc.assert(
    fc.property(intents, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (asked, pauses) => {
      const backend = new Map<number, number>();
      const meant = new Map<number, number>();
      let state = play([{ type: "started", cartId: 0, token: undefined }]).state;
      const answerOne = (): void => {
        const [action] = state.queue;
        if (action === undefined) return;
        applyTo(backend, action);
        const lines = [...backend].map(([id, quantity]) => line(id, quantity));
        [state] = cartTransition(state, { type: "answered", key: action.key, cart: cart(...lines) });
      };
      asked.forEach((one, at) => {
        const key = `key-${at}`;
        const action = one.add
          ? add(key, one.saleElementId, one.quantity + 1)
          : set(key, one.saleElementId, one.quantity);
        [state] = cartTransition(state, { type: "asked", action });
        applyTo(meant, action);
        if (pauses[at]) answerOne();
      });
      const shown = quantities(state);
      expect(shown).toEqual(Object.fromEntries(meant));
      while (state.queue.length > 0) answerOne();
      expect(Object.fromEntries(backend)).toEqual(shown);
      expect(quantities(state)).toEqual(shown);
    }),
    { numRuns: 500 },
  );
});

function applyTo(backend: Map<number, number>, { intent }: CartAction): void {
  if (intent.kind === "clear") return backend.clear();
  const { saleElementId } = intent;
  const before = backend.get(saleElementId);
  if (intent.kind === "set" && before === undefined) return;
  const quantity = intent.kind === "add" ? (before ?? 0) + intent.quantity : intent.quantity;
  if (quantity < 1) backend.delete(saleElementId);
  else backend.set(saleElementId, quantity);
}
