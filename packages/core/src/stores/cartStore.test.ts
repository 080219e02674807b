import { describe, expect, test, vi } from "vitest";
import type { Fate } from "../../../testkit/src/cartNetwork.js";
import { cartPreview } from "../../../testkit/src/cartPreview.js";
import { type CartTab, CartWorld } from "../../../testkit/src/cartWorld.js";
import { createCartClient } from "../clients/cartClient.js";
import { FakeCartBackend, type ShelfItem } from "../fakes/fakeCartBackend.js";
import { inOrder } from "../../../testkit/src/order.js";
import { visibleLines } from "../domain/cart/visibleLines.js";
import { memoryEnvironment, memoryStorage } from "../environment/memory.js";
import { createCartShelf } from "./cartShelf.js";
import { createCartStore } from "./cartStore.js";

const SOFA: ShelfItem = { saleElementId: 1, productId: 11, unitCents: 89_999, vatPercent: 20, stock: 5 };
const LAMP: ShelfItem = { saleElementId: 2, productId: 12, unitCents: 4995, vatPercent: 20, stock: 100 };

function shopWith(fates: readonly Fate[] = []): { backend: FakeCartBackend; world: CartWorld; tab: CartTab } {
  const backend = new FakeCartBackend([SOFA, LAMP]);
  const world = new CartWorld({ scheduler: inOrder(), backend, fates });
  return { backend, world, tab: world.open() };
}

const preview = cartPreview({ title: "Hallein", unitCents: 89_999, stock: 5 });
const add = ({ store }: Pick<CartTab, "store">, { saleElementId, productId }: ShelfItem, quantity = 1): void =>
  store.ask({ kind: "add", saleElementId, productId, quantity, preview });
const shown = ({ store }: Pick<CartTab, "store">): Array<[number, number]> =>
  visibleLines(store.getSnapshot()).map((line) => [line.productSaleElementId, line.quantity]);

describe("nothing lost, nothing doubled", () => {
  test.each<[string, Fate]>([
    ["the answer to an add is lost after it was carried out", "answerLost"],
    ["an add is lost before it was carried out", "requestLost"],
    ["an add arrives twice", "twice"],
    ["503 for a while", 503],
    ["429 with Retry-After", 429],
  ])("%s: the same key asks again, quantity + 1 once", async (_, fate) => {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA);
    await world.settle();
    world.meet([fate, fate]);
    add(tab, SOFA);
    await world.settle();
    expect(backend.lines(tab.store.getSnapshot().cartId)).toEqual([[1, 2]]);
    expect(backend.reused).toBe(0);
  });

  test("three quick clicks, also while one is on its way, are three pieces in two requests", async () => {
    const { backend, world, tab } = shopWith();
    for (let click = 0; click < 3; click += 1) add(tab, SOFA);
    await world.settle();
    expect(shown(tab)).toEqual([[1, 3]]);
    expect(backend.executed.length).toBeLessThanOrEqual(2);
  });

  test("two tabs that add first at once have one cart, and both show it", async () => {
    const { backend, world, tab } = shopWith();
    const other = world.open();
    add(tab, SOFA);
    add(other, SOFA, 2);
    await world.settle();
    expect(other.store.getSnapshot().cartId).toBe(tab.store.getSnapshot().cartId);
    expect(backend.lines(tab.store.getSnapshot().cartId)).toEqual([[1, 3]]);
    expect([shown(tab), shown(other)]).toEqual([[[1, 3]], [[1, 3]]]);
  });

  test("one tab deletes a line while another changes it: gone, in both, without a word of failure", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA, 2);
    await world.settle();
    const other = world.open();
    await world.settle();
    tab.store.ask({ kind: "set", saleElementId: 1, quantity: 0 });
    other.store.ask({ kind: "set", saleElementId: 1, quantity: 4 });
    await world.settle();
    expect([shown(tab), shown(other)]).toEqual([[], []]);
    expect(world.asked.map(({ fate }) => fate)).not.toContain("refused");
  });

  test("what is asked offline waits over a reload and is sent when the connection is back", async () => {
    const { backend, world, tab } = shopWith();
    world.setOnline(false);
    for (let click = 0; click < 3; click += 1) add(tab, LAMP);
    world.crash(tab);
    const after = world.open();
    expect(shown(after)).toEqual([[2, 3]]);
    expect(backend.executed).toEqual([]);
    await world.settle();
    expect(backend.lines(after.store.getSnapshot().cartId)).toEqual([[2, 3]]);
  });

  test("a tab that is closed in the middle of an add: another tab sends it", async () => {
    const { backend, world, tab } = shopWith();
    const other = world.open();
    add(tab, SOFA);
    world.crash(tab);
    await world.settle();
    expect(backend.lines(other.store.getSnapshot().cartId)).toEqual([[1, 1]]);
    expect(shown(other)).toEqual([[1, 1]]);
  });

  test("more than there is: the stock is said, what was there stays", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA, 4);
    await world.settle();
    add(tab, SOFA, 4);
    await world.settle();
    expect(shown(tab)).toEqual([[1, 4]]);
    expect(world.asked.map(({ fate }) => fate)).toEqual(["pending", "refused"]);
  });

  test("a shop that fails itself again and again does not hold up everything else", async () => {
    const { backend, world, tab } = shopWith([500, 500, 500]);
    add(tab, SOFA);
    add(tab, LAMP);
    await world.settle();
    expect(world.asked.map(({ fate }) => fate)).toEqual(["refused", "pending"]);
    expect(backend.lines(tab.store.getSnapshot().cartId)).toEqual([[2, 1]]);
  });
});

describe("where the cart that was stored is lost", () => {
  /** A quantity was set offline; the next page does not know the cart's lines. */
  async function nextPage(fates: readonly Fate[]) {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA, 2);
    await world.settle();
    world.setOnline(false);
    tab.store.ask({ kind: "set", saleElementId: 1, quantity: 4 });
    add(tab, LAMP);
    world.crash(tab);
    world.local.remove("cart_items");
    const after = world.open();
    world.meet(fates);
    await world.settle();
    return { lines: backend.lines(after.store.getSnapshot().cartId), shown: shown(after) };
  }

  test.each<[string, readonly Fate[]]>([
    ["is asked for", []],
    ["is asked for until the shop answers", ["requestLost", 503, "answerLost", "requestLost"]],
  ])("it %s before a change of a line is sent, which cannot be named without it", async (_how, fates) => {
    const all = [
      [1, 4],
      [2, 1],
    ];
    expect(await nextPage(fates)).toEqual({ lines: all, shown: all });
  });
});

test("a failure that nobody foresaw is logged, and what was asked waits instead of being lost", async () => {
  const logged: unknown[] = [];
  const environment = memoryEnvironment({
    fetch: () => Promise.reject(new Error("no call goes this way")),
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key-abcdefghijklmnop" },
    log: { warn: (...words) => void logged.push(words) },
  });
  const bug = new TypeError("x is not a function");
  const client = createCartClient(() => Promise.reject(bug), { locale: "de_AT" });
  const waits: string[] = [];
  const store = createCartStore({
    client,
    environment,
    countryId: () => 13,
    onAnnounce: () => {},
    onRefuse: () => {},
    onWait: (code) => void waits.push(code),
    onLose: () => {},
  });
  store.start();
  add({ store }, SOFA);
  await vi.waitFor(() => expect(waits).toEqual(["NETWORK"]));
  expect(logged).toEqual([["A cart action failed", bug]]);
  expect(shown({ store })).toEqual([[1, 1]]);
});

describe("a cart that is gone", () => {
  test("ordered on another device: 'Cart not found', a new cart, the add is in it once", async () => {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA);
    await world.settle();
    const before = tab.store.getSnapshot().cartId;
    backend.end(before);
    add(tab, LAMP, 2);
    await world.settle();
    expect(tab.store.getSnapshot().cartId).not.toBe(before);
    expect(shown(tab)).toEqual([[2, 2]]);
  });

  test("what is wrong with a product does not cost the cart", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA);
    await world.settle();
    const { cartId } = tab.store.getSnapshot();
    add(tab, { ...LAMP, saleElementId: 999 });
    await world.settle();
    expect(tab.store.getSnapshot()).toMatchObject({ cartId, status: "synced" });
    expect(world.asked.map(({ fate }) => fate)).toEqual(["pending", "refused"]);
    expect(shown(tab)).toEqual([[1, 1]]);
  });

  test("a page that comes back after the order was placed elsewhere shows no old cart", async () => {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA);
    await world.settle();
    backend.end(tab.store.getSnapshot().cartId);
    for (const listener of tab.listeners.resumed) listener();
    await world.settle();
    expect(shown(tab)).toEqual([]);
    expect(world.local.get("cart_id")).toBeUndefined();
  });

  test("giving it up in one tab gives it up in all, and nothing of it stays stored", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA);
    await world.settle();
    const other = world.open();
    await world.settle();
    world.local.set("delivery_id", "78");
    tab.store.forget();
    await world.settle();
    expect([shown(tab), shown(other)]).toEqual([[], []]);
    for (const key of ["cart_id", "cart_token", "delivery_id"])
      expect([key, world.local.get(key)]).toEqual([key, undefined]);
  });

  test("on the page of an order's result the stored id stays, and is nobody's cart", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA);
    await world.settle();
    const { cartId } = tab.store.getSnapshot();
    tab.store.forget({ onResultPage: true });
    await world.settle();
    expect(world.local.get("cart_id")).toBe(String(cartId));
    world.crash(tab);
    const after = world.open();
    await world.settle();
    expect(shown(after)).toEqual([]);
    add(after, LAMP);
    await world.settle();
    expect(world.local.get("cart_id")).not.toBe(String(cartId));
    expect(shown(after)).toEqual([[2, 1]]);
  });
});

describe("signing in", () => {
  test("the guest's cart is handed over once it is settled, and the customer's takes its place", async () => {
    const { backend, world, tab } = shopWith(["answerLost"]);
    add(tab, SOFA);
    const signedIn = world.signIn(tab);
    await world.settle();
    await signedIn;
    expect(backend.lines(tab.store.getSnapshot().cartId)).toEqual([[1, 1]]);
    expect(shown(tab)).toEqual([[1, 1]]);
  });

  test("what is asked while signing in goes to the customer's cart", async () => {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA);
    await world.settle();
    const signedIn = world.signIn(tab);
    add(tab, LAMP);
    await world.settle();
    await signedIn;
    expect(backend.lines(tab.store.getSnapshot().cartId)).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});

describe("storage", () => {
  let keys = 0;
  const environmentWith = (local: ReturnType<typeof memoryStorage>) =>
    memoryEnvironment({
      fetch: () => Promise.reject(new Error("offline")),
      clock: { now: () => 0 },
      timers: { after: () => () => {} },
      random: { key: () => `key-number-${(keys += 1)}` },
      storage: { local, session: memoryStorage() },
      online: { isOnline: () => false, subscribe: () => () => {} },
    });
  const storeOver = (local: ReturnType<typeof memoryStorage>) =>
    createCartStore({
      client: {} as never,
      environment: environmentWith(local),
      countryId: () => 13,
      onAnnounce: () => {},
      onRefuse: () => {},
      onWait: () => {},
      onLose: () => {},
    });

  test("what cannot be kept is said, and the cart works from memory", () => {
    const store = storeOver(memoryStorage());
    store.start();
    add({ store }, SOFA);
    expect(store.getSnapshot().durable).toBe(false);
    expect(shown({ store })).toEqual([[1, 1]]);
  });

  const hostile = [
    "",
    "null",
    "undefined",
    "{}",
    "[]",
    "{",
    '{"version":1e999}',
    '{"__proto__":{"polluted":1}}',
    "9".repeat(400),
  ];
  const stored = [
    "cart_id",
    "cart_token",
    "cart_generation",
    "cart_items",
    "cart_sending",
    "cart_over",
    "cart_action:x",
  ];
  test.each(stored)("whatever stands in %s, the shop starts and nothing is polluted", (key) => {
    for (const value of hostile) {
      const local = memoryStorage({ [key]: value });
      const store = storeOver(local);
      store.start();
      add({ store }, SOFA);
      expect(shown({ store })).toEqual([[1, 1]]);
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
      // Any text is a valid secret, and digits are a valid counter; invalid values are removed.
      const isPlausible = key === "cart_token" || key === "cart_generation";
      expect(isPlausible ? undefined : local.get(key)).not.toBe(value);
    }
  });

  test("what one page stored the next one reads, word for word", () => {
    const local = memoryStorage();
    const store = storeOver(local);
    store.start();
    add({ store }, SOFA, 2);
    store.ask({ kind: "set", saleElementId: 1, quantity: 5 });
    const { queue, generation } = store.getSnapshot();
    expect(createCartShelf(local).read()).toMatchObject({ queue, generation, cartId: 0 });
  });
});

test("who only looks around stores nothing of a cart", async () => {
  const { world } = shopWith();
  await world.settle();
  expect(world.local.keys("cart")).toEqual([]);
});

test("a quantity that is no whole number is refused before anything happens", () => {
  const { tab } = shopWith();
  for (const quantity of [1.5, Number.NaN, Infinity, 2 ** 53]) {
    expect(() => add(tab, SOFA, quantity)).toThrow("QUANTITY_INVALID");
  }
  expect(shown(tab)).toEqual([]);
});

test("a cart that is started twice listens once, and one that is stopped listens no more", async () => {
  const { world, tab } = shopWith();
  tab.store.start();
  const heard = () => [tab.listeners.heard.size, tab.listeners.online.size, tab.listeners.resumed.size];
  expect(heard()).toEqual([1, 1, 1]);
  tab.store.stop();
  expect(heard()).toEqual([0, 0, 0]);
  add(tab, SOFA);
  await world.settle();
  expect(tab.store.getSnapshot().cartId).toBe(0);
});

test("two shops share nothing: neither storage nor words", async () => {
  const [one, two] = [shopWith(), shopWith()];
  add(one.tab, SOFA);
  await one.world.settle();
  await two.world.settle();
  expect(shown(two.tab)).toEqual([]);
});
