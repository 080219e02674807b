import { describe, expect, test, vi } from "vitest";
import type { Outcome } from "../../../testkit/src/cartNetwork.js";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import { type CartTab, CartSimulation } from "../../../testkit/src/cartSimulation.js";
import { createCartClient } from "../calls/cartClient.js";
import { FakeCartBackend, type FakeVariant } from "../testing/fakeCartBackend.js";
import { createFifoScheduler } from "../../../testkit/src/stepScheduler.js";
import { memoryEnvironment, memoryStorage } from "../environment/runtime.js";
import { createCartStorage } from "./cartStorage.js";
import { forgetCart } from "./exchangeCart.js";
import { createCartEngine } from "./cartEngine.js";
import { createCartStore } from "./cartStore.js";

const SOFA: FakeVariant = { variantId: 1, productId: 11, unitCents: 89_999, vatPercent: 20, stock: 5 };
const LAMP: FakeVariant = { variantId: 2, productId: 12, unitCents: 4995, vatPercent: 20, stock: 100 };

function shopWith(outcomes: readonly Outcome[] = []): {
  backend: FakeCartBackend;
  world: CartSimulation;
  tab: CartTab;
} {
  const backend = new FakeCartBackend([SOFA, LAMP]);
  const world = new CartSimulation({ scheduler: createFifoScheduler(), backend, outcomes });
  return { backend, world, tab: world.open() };
}

const preview = createCartPreview({ title: "Hallein", unitCents: 89_999, stock: 5 });
const add = ({ store }: Pick<CartTab, "store">, { variantId, productId }: FakeVariant, quantity = 1): void =>
  store.add({ ...preview, variantId, productId }, { quantity });
const visible = ({ store }: Pick<CartTab, "store">): Array<[number, number]> =>
  store.getSnapshot().lines.map((line) => [line.variantId, line.quantity]);

describe("nothing lost, nothing doubled", () => {
  test.each<[string, Outcome]>([
    ["the answer to an add is lost after it was carried out", "responseLost"],
    ["an add is lost before it was carried out", "requestLost"],
    ["an add arrives twice", "twice"],
    ["503 for a while", 503],
    ["429 with Retry-After", 429],
  ])("%s: the retry has the same key, quantity + 1 once", async (_, fate) => {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA);
    await world.runUntilIdle();
    world.setOutcomes([fate, fate]);
    add(tab, SOFA);
    await world.runUntilIdle();
    expect(backend.lines(tab.store.getSnapshot().cartId)).toEqual([[1, 2]]);
    expect(backend.reusedKeys).toBe(0);
  });

  test("three quick clicks, also during a request, are three units in two requests", async () => {
    const { backend, world, tab } = shopWith();
    for (let click = 0; click < 3; click += 1) add(tab, SOFA);
    await world.runUntilIdle();
    expect(visible(tab)).toEqual([[1, 3]]);
    expect(backend.executed.length).toBeLessThanOrEqual(2);
  });

  test("two tabs that add first at once have one cart, and both show it", async () => {
    const { backend, world, tab } = shopWith();
    const other = world.open();
    add(tab, SOFA);
    add(other, SOFA, 2);
    await world.runUntilIdle();
    expect(other.store.getSnapshot().cartId).toBe(tab.store.getSnapshot().cartId);
    expect(backend.lines(tab.store.getSnapshot().cartId)).toEqual([[1, 3]]);
    expect([visible(tab), visible(other)]).toEqual([[[1, 3]], [[1, 3]]]);
  });

  const isIdle = ({ store }: CartTab): boolean => !store.getSnapshot().isPending;
  test.each([
    ["while another tab sends", (_: CartTab, other: CartTab) => !isIdle(other)],
    ["before the news that another tab has sent", (tab: CartTab, other: CartTab) => isIdle(tab) && !isIdle(other)],
    ["right after another tab has sent", (tab: CartTab, other: CartTab) => isIdle(tab) && isIdle(other)],
  ])("an action submitted %s waits for no time limit", async (_, isDue) => {
    const backend = new FakeCartBackend([SOFA, LAMP]);
    const scheduler = createFifoScheduler();
    const world = new CartSimulation({ scheduler, backend, outcomes: [] });
    const [tab, other] = [world.open(), world.open()];
    await world.runUntilIdle();
    const startedAt = world.now;
    let confirmedAt: number | undefined;
    other.store.subscribe(() => {
      const { isPending, lines } = other.store.getSnapshot();
      if (!isPending && lines.length === 2) confirmedAt ??= world.now;
    });
    add(tab, SOFA);
    while (visible(other).length === 0 || !isDue(tab, other)) await scheduler.waitOne();
    add(other, LAMP);
    await world.runUntilIdle();
    expect(confirmedAt).toBe(startedAt);
  });

  test("one tab deletes a line while another changes it: removed in both, without an error", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA, 2);
    await world.runUntilIdle();
    const other = world.open();
    await world.runUntilIdle();
    tab.store.setQuantity(1, 0);
    other.store.setQuantity(1, 4);
    await world.runUntilIdle();
    expect([visible(tab), visible(other)]).toEqual([[], []]);
    expect(world.submitted.map(({ outcome }) => outcome)).not.toContain("rejected");
  });

  test("mutations submitted offline survive a reload and are sent when the connection is back", async () => {
    const { backend, world, tab } = shopWith();
    world.setOnline(false);
    for (let click = 0; click < 3; click += 1) add(tab, LAMP);
    world.crash(tab);
    const after = world.open();
    expect(visible(after)).toEqual([[2, 3]]);
    expect(backend.executed).toEqual([]);
    await world.runUntilIdle();
    expect(backend.lines(after.store.getSnapshot().cartId)).toEqual([[2, 3]]);
  });

  test("a tab that is closed in the middle of an add: another tab sends it", async () => {
    const { backend, world, tab } = shopWith();
    const other = world.open();
    add(tab, SOFA);
    world.crash(tab);
    await world.runUntilIdle();
    expect(backend.lines(other.store.getSnapshot().cartId)).toEqual([[1, 1]]);
    expect(visible(other)).toEqual([[1, 1]]);
  });

  test("more than in stock: the stock is reported, the old quantity stays", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA, 4);
    await world.runUntilIdle();
    add(tab, SOFA, 4);
    await world.runUntilIdle();
    expect(visible(tab)).toEqual([[1, 4]]);
    expect(world.submitted.map(({ outcome }) => outcome)).toEqual(["pending", "rejected"]);
  });

  test("repeated server errors of one mutation do not block the others", async () => {
    const { backend, world, tab } = shopWith([500, 500, 500]);
    add(tab, SOFA);
    add(tab, LAMP);
    await world.runUntilIdle();
    expect(world.submitted.map(({ outcome }) => outcome)).toEqual(["rejected", "pending"]);
    expect(backend.lines(tab.store.getSnapshot().cartId)).toEqual([[2, 1]]);
  });
});

describe("when the stored cart is lost", () => {
  /** A quantity was set offline; the next page does not know the cart's lines. */
  async function nextPage(outcomes: readonly Outcome[]) {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA, 2);
    await world.runUntilIdle();
    world.setOnline(false);
    tab.store.setQuantity(1, 4);
    add(tab, LAMP);
    world.crash(tab);
    world.local.remove("cart_items");
    const after = world.open();
    world.setOutcomes(outcomes);
    await world.runUntilIdle();
    return { lines: backend.lines(after.store.getSnapshot().cartId), visible: visible(after) };
  }

  test.each<[string, readonly Outcome[]]>([
    ["is asked for", []],
    ["is asked for until the shop answers", ["requestLost", 503, "responseLost", "requestLost"]],
  ])("it %s before a change of a line is sent, which cannot be named without it", async (_how, outcomes) => {
    const all = [
      [1, 4],
      [2, 1],
    ];
    expect(await nextPage(outcomes)).toEqual({ lines: all, visible: all });
  });
});

test("an unexpected failure is logged, and the mutation stays queued", async () => {
  const logged: unknown[] = [];
  const environment = memoryEnvironment({
    fetch: () => Promise.reject(new Error("no call goes this way")),
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key-abcdefghijklmnop" },
    log: { warn: (...args) => void logged.push(args) },
  });
  const bug = new TypeError("x is not a function");
  const client = createCartClient(() => Promise.reject(bug), { locale: "de_AT" });
  const queuedCodes: string[] = [];
  const engine = createCartEngine({
    client,
    environment,
    countryId: () => 13,
    onSubmitted: () => {},
    onRejected: () => {},
    onQueued: ({ code }) => void queuedCodes.push(code),
    onDropped: () => {},
  });
  const store = createCartStore(engine);
  engine.start();
  add({ store }, SOFA);
  await vi.waitFor(() => expect(queuedCodes).toEqual(["NETWORK"]));
  expect(logged).toEqual([["A cart action failed", bug]]);
  expect(visible({ store })).toEqual([[1, 1]]);
});

describe("a cart that is gone", () => {
  test("ordered on another device: 'Cart not found', a new cart, the add is in it once", async () => {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA);
    await world.runUntilIdle();
    const before = tab.store.getSnapshot().cartId;
    backend.endCart(before);
    add(tab, LAMP, 2);
    await world.runUntilIdle();
    expect(tab.store.getSnapshot().cartId).not.toBe(before);
    expect(visible(tab)).toEqual([[2, 2]]);
  });

  test("an error of a product does not drop the cart", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA);
    await world.runUntilIdle();
    const { cartId } = tab.store.getSnapshot();
    add(tab, { ...LAMP, variantId: 999 });
    await world.runUntilIdle();
    expect(tab.store.getSnapshot()).toMatchObject({ cartId, status: "synced" });
    expect(world.submitted.map(({ outcome }) => outcome)).toEqual(["pending", "rejected"]);
    expect(visible(tab)).toEqual([[1, 1]]);
  });

  test("a page that comes back after the order was placed elsewhere shows no old cart", async () => {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA);
    await world.runUntilIdle();
    backend.endCart(tab.store.getSnapshot().cartId);
    for (const listener of tab.listeners.resumed) listener();
    await world.runUntilIdle();
    expect(visible(tab)).toEqual([]);
    expect(world.local.get("cart_id")).toBeUndefined();
  });

  test("forgetting it in one tab forgets it in all, and nothing stays stored", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA);
    await world.runUntilIdle();
    const other = world.open();
    await world.runUntilIdle();
    world.local.set("delivery_id", "78");
    forgetCart(tab.engine);
    await world.runUntilIdle();
    expect([visible(tab), visible(other)]).toEqual([[], []]);
    for (const key of ["cart_id", "cart_token", "delivery_id"])
      expect([key, world.local.get(key)]).toEqual([key, undefined]);
  });

  test("on the result page the stored cart id stays, but the page shows no cart", async () => {
    const { world, tab } = shopWith();
    add(tab, SOFA);
    await world.runUntilIdle();
    const { cartId } = tab.store.getSnapshot();
    forgetCart(tab.engine, { onResultPage: true });
    await world.runUntilIdle();
    expect(world.local.get("cart_id")).toBe(String(cartId));
    world.crash(tab);
    const after = world.open();
    await world.runUntilIdle();
    expect(visible(after)).toEqual([]);
    add(after, LAMP);
    await world.runUntilIdle();
    expect(world.local.get("cart_id")).not.toBe(String(cartId));
    expect(visible(after)).toEqual([[2, 1]]);
  });
});

describe("signing in", () => {
  test("the guest's cart is merged once it is synced, and the customer's replaces it", async () => {
    const { backend, world, tab } = shopWith(["responseLost"]);
    add(tab, SOFA);
    const signedIn = world.signIn(tab);
    await world.runUntilIdle();
    await signedIn;
    expect(backend.lines(tab.store.getSnapshot().cartId)).toEqual([[1, 1]]);
    expect(visible(tab)).toEqual([[1, 1]]);
  });

  test("mutations submitted during sign-in go to the customer's cart", async () => {
    const { backend, world, tab } = shopWith();
    add(tab, SOFA);
    await world.runUntilIdle();
    const signedIn = world.signIn(tab);
    add(tab, LAMP);
    await world.runUntilIdle();
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
  const tabOver = (local: ReturnType<typeof memoryStorage>): Pick<CartTab, "engine" | "store"> => {
    const deps = { client: {} as never, environment: environmentWith(local) };
    const engine = createCartEngine({
      ...deps,
      countryId: () => 13,
    });
    engine.start();
    return { engine, store: createCartStore(engine) };
  };

  test("without storage the cart works from memory and reports it", () => {
    const { store } = tabOver(memoryStorage());
    add({ store }, SOFA);
    expect(store.getSnapshot().isPersisted).toBe(false);
    expect(visible({ store })).toEqual([[1, 1]]);
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
  test.each(stored)("the shop starts with any content in %s, and no prototype is polluted", (key) => {
    for (const value of hostile) {
      const local = memoryStorage({ [key]: value });
      const { store } = tabOver(local);
      add({ store }, SOFA);
      expect(visible({ store })).toEqual([[1, 1]]);
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
      // Any text is a valid secret, and digits are a valid counter; invalid values are removed.
      const isPlausible = key === "cart_token" || key === "cart_generation";
      expect(isPlausible ? undefined : local.get(key)).not.toBe(value);
    }
  });

  test.each(["0", "null", "undefined", "-1", "7;DROP"])(
    "an invalid stored cart id (%s) is logged, ignored and removed, with the shipping method",
    (id) => {
      const warnings: string[] = [];
      const environment = memoryEnvironment({
        fetch: () => Promise.reject(new Error("unused")),
        clock: { now: () => 0 },
        timers: { after: () => () => {} },
        random: { key: () => "key" },
        log: { warn: (message) => void warnings.push(message) },
      });
      const { local } = environment.storage;
      local.set("cart_id", id);
      local.set("delivery_id", "78");
      const unused = () => Promise.reject(new Error("unused"));
      const engine = createCartEngine({ client: { get: unused, write: unused }, environment, countryId: () => 13 });
      engine.start();
      expect(engine.getSnapshot()).toMatchObject({ cartId: 0, status: "idle" });
      expect([local.get("cart_id"), local.get("delivery_id")]).toEqual([undefined, undefined]);
      expect(warnings).toEqual(["Invalid cart id"]);
    },
  );

  test("the next page reads exactly what the previous page stored", () => {
    const local = memoryStorage();
    const { engine, store } = tabOver(local);
    add({ store }, SOFA, 2);
    store.setQuantity(1, 5);
    const { queue, generation } = engine.getSnapshot();
    expect(createCartStorage(local).read()).toMatchObject({ queue, generation, cartId: 0 });
  });
});

test("browsing without a cart stores nothing", async () => {
  const { world } = shopWith();
  await world.runUntilIdle();
  expect(world.local.keys("cart")).toEqual([]);
});

test("a quantity that is no whole number is rejected before anything happens", () => {
  const { tab } = shopWith();
  for (const quantity of [1.5, Number.NaN, Infinity, 2 ** 53]) {
    expect(() => add(tab, SOFA, quantity)).toThrow("QUANTITY_INVALID");
  }
  expect(visible(tab)).toEqual([]);
});

test("a cart started twice subscribes once, and a stopped one unsubscribes", async () => {
  const { world, tab } = shopWith();
  tab.engine.start();
  const listenerCounts = () => [tab.listeners.messages.size, tab.listeners.online.size, tab.listeners.resumed.size];
  expect(listenerCounts()).toEqual([1, 1, 1]);
  tab.engine.stop();
  expect(listenerCounts()).toEqual([0, 0, 0]);
  add(tab, SOFA);
  await world.runUntilIdle();
  expect(tab.store.getSnapshot().cartId).toBe(0);
});

test("two shops share nothing: neither storage nor messages", async () => {
  const [one, two] = [shopWith(), shopWith()];
  add(one.tab, SOFA);
  await one.world.runUntilIdle();
  await two.world.runUntilIdle();
  expect(visible(two.tab)).toEqual([]);
});
