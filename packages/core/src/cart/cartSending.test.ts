import { expect, test, vi } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import type { CartWrite } from "../calls/cartClient.js";
import type { Cart } from "../domain/cart/cart.js";
import { memoryLock, memoryStorage } from "../environment/runtime.js";
import { ShopError } from "../shared/shopError.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import { createCartEngine } from "./cartEngine.js";
import { createCartStore } from "./cartStore.js";
import { forgetCart } from "./exchangeCart.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const cart: Cart = { id: 7, currency: "EUR", lines: [], discountCents: 0, coupons: [], token: "secret" };
const lost = new ShopError("NETWORK");
const broken = new ShopError("HTTP_STATUS", { details: { status: 500 } });
const busyFor = (retryAfterSeconds: number) => new ShopError("RATE_LIMITED", { details: { retryAfterSeconds } });
const preview = createCartPreview({ stock: 9 });

/** A cart whose backend, clock and connection the test controls. `prefix` of the random keys decides the jitter. */
function sender({ prefix = "key", stored }: { prefix?: string; stored?: Record<string, string> } = {}) {
  let keys = 0;
  let country = 13;
  const state = { isOnline: true };
  const listeners = {
    online: new Set<() => void>(),
    resumed: new Set<() => void>(),
    messages: new Set<(message: unknown) => void>(),
  };
  const local = memoryStorage(stored);
  const exclusive = memoryLock();
  const lock = { names: [] as string[], failure: undefined as Error | undefined };
  const log = { warn: vi.fn<(message: string, detail?: unknown) => void>() };
  const subscribe =
    <Listener>(set: Set<Listener>) =>
    (listener: Listener) => {
      set.add(listener);
      return () => void set.delete(listener);
    };
  const environment = testEnvironment({
    random: { key: () => `${prefix}-number-${(keys += 1)}` },
    online: { isOnline: () => state.isOnline, subscribe: subscribe(listeners.online) },
    broadcast: { post: () => {}, subscribe: subscribe(listeners.messages) },
    resumed: { subscribe: subscribe(listeners.resumed) },
    storage: { local, session: memoryStorage() },
    lock: async (name, run) => {
      lock.names.push(name);
      const { failure } = lock;
      lock.failure = undefined;
      if (failure !== undefined) throw failure;
      return exclusive(name, run);
    },
    log,
  });
  const client = {
    get: vi.fn<(handle: unknown, countryId: number) => Promise<Cart>>(async () => cart),
    write: vi.fn<(request: CartWrite) => Promise<Cart>>(async () => cart),
  };
  const [rejected, queued, dropped] = [vi.fn(), vi.fn(), vi.fn()];
  const engine = createCartEngine({
    client,
    environment,
    countryId: () => country,
    onRejected: rejected,
    onQueued: queued,
    onDropped: dropped,
  });
  const store = createCartStore(engine);
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    engine,
    store,
    client,
    local,
    lock,
    log,
    resume: () => {
      for (const listener of listeners.resumed) listener();
    },
    rejected,
    queued,
    dropped,
    settle,
    add: () => store.add({ ...preview, productId: 1, variantId: 21 }, { quantity: 1 }),
    sent: () => client.write.mock.calls.length,
    async after(ms: number) {
      environment.advance(ms);
      await settle();
    },
    goOnline: (isOnline: boolean) => {
      state.isOnline = isOnline;
      for (const listener of listeners.online) listener();
    },
    receive: (message: unknown) => {
      for (const listener of listeners.messages) listener(message);
    },
    setCountry: (id: number) => (country = id),
  };
}

test.each(["key", "AAA", "zzz", "0-_", "Zq4"])(
  "a lost request is repeated unchanged after 0.5 to 1 s (keys %s…)",
  async (prefix) => {
    const page = sender({ prefix });
    page.engine.start();
    page.client.write.mockRejectedValueOnce(lost);
    page.add();
    await page.settle();
    expect(page.queued).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "NETWORK" }));
    await page.after(499);
    expect(page.sent()).toBe(1);
    await page.after(501);
    expect(page.sent()).toBe(2);
    expect(page.client.write.mock.calls[1]).toEqual(page.client.write.mock.calls[0]);
    expect(page.store.getSnapshot().isPending).toBe(false);
  },
);

test("the pause doubles with each failure, up to 30 s", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValue(lost);
  page.add();
  await page.settle();
  for (const longest of [1, 2, 4, 8, 16, 30, 30, 30]) {
    const before = page.sent();
    await page.after((longest / 2) * SECOND - 1);
    expect([longest, page.sent()]).toEqual([longest, before]);
    await page.after((longest / 2) * SECOND + 1);
    expect([longest, page.sent()]).toEqual([longest, before + 1]);
  }
});

test("after a response the next failure pauses for at most 1 s again", async () => {
  const page = sender();
  page.engine.start();
  for (let time = 0; time < 4; time += 1) page.client.write.mockRejectedValueOnce(lost);
  page.add();
  await page.settle();
  await page.after(10 * SECOND);
  await page.after(10 * SECOND);
  await page.after(10 * SECOND);
  await page.after(10 * SECOND);
  expect(page.store.getSnapshot().isPending).toBe(false);
  page.client.write.mockRejectedValueOnce(lost);
  page.add();
  await page.settle();
  const before = page.sent();
  await page.after(SECOND);
  expect(page.sent()).toBe(before + 1);
});

test("a busy backend is left alone as long as it asks, also when the connection is back", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(busyFor(60));
  page.add();
  await page.settle();
  page.goOnline(true);
  await page.after(MINUTE - 1);
  expect(page.sent()).toBe(1);
  await page.after(1);
  expect(page.sent()).toBe(2);
});

test("a busy backend is asked again after at most 5 minutes", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(busyFor(3600));
  page.add();
  await page.settle();
  await page.after(5 * MINUTE - 1);
  expect(page.sent()).toBe(1);
  await page.after(1);
  expect(page.sent()).toBe(2);
});

test("without a connection nothing is sent; it is when the connection is back, without a pause", async () => {
  const page = sender();
  page.engine.start();
  page.goOnline(false);
  page.add();
  await page.settle();
  expect(page.sent()).toBe(0);
  expect(page.queued).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "NETWORK" }));
  page.goOnline(true);
  await page.settle();
  expect(page.sent()).toBe(1);
  expect(page.store.getSnapshot().isPending).toBe(false);
});

test("the third 500 rejects a mutation, and the next one has three tries again", async () => {
  const page = sender();
  page.engine.start();
  for (let time = 0; time < 5; time += 1) page.client.write.mockRejectedValueOnce(broken);
  page.add();
  await page.settle();
  await page.after(5 * SECOND);
  expect(page.rejected).not.toHaveBeenCalled();
  await page.after(5 * SECOND);
  expect(page.rejected).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "HTTP_STATUS", status: 500 }));
  page.add();
  await page.settle();
  await page.after(10 * SECOND);
  await page.after(10 * SECOND);
  expect(page.rejected).toHaveBeenCalledOnce();
  expect(page.store.getSnapshot().isPending).toBe(false);
  expect(page.sent()).toBe(6);
});

test("a mutation whose first response was lost is dropped as possibly applied after three 500", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(lost);
  for (let time = 0; time < 3; time += 1) page.client.write.mockRejectedValueOnce(broken);
  page.add();
  await page.settle();
  for (let time = 0; time < 3; time += 1) await page.after(10 * SECOND);
  expect(page.rejected).not.toHaveBeenCalled();
  expect(page.dropped).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: "failed" }));
});

test("the stock of a refused quantity and the status of a refusal are reported", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(new ShopError("OUT_OF_STOCK", { details: { stock: 3, status: 409 } }));
  page.client.write.mockRejectedValueOnce(new ShopError("CART_REJECTED", { details: { stock: 3, status: "closed" } }));
  page.add();
  await page.settle();
  page.add();
  await page.settle();
  expect(page.rejected.mock.calls).toEqual([
    [expect.objectContaining({ code: "OUT_OF_STOCK", availableStock: 3, status: 409 })],
    [expect.objectContaining({ code: "CART_REJECTED", availableStock: undefined, status: "closed" })],
  ]);
});

test("an unreadable response rejects the mutation at once", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(new ShopError("RESPONSE_INVALID"));
  page.add();
  await page.settle();
  expect(page.rejected).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "RESPONSE_INVALID" }));
  expect(page.sent()).toBe(1);
});

test("a call ended by its shop leaves the request for the next start, without a pause", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(new ShopError("ABORTED"));
  page.add();
  await page.settle();
  expect(page.queued).not.toHaveBeenCalled();
  expect(page.store.getSnapshot().isPending).toBe(true);
  page.engine.stop();
  page.engine.start();
  await page.settle();
  expect(page.sent()).toBe(2);
});

test("waiting for the queue ends with the code that keeps a mutation pending", async () => {
  const page = sender();
  await expect(page.engine.whenSent()).resolves.toBeUndefined();
  page.add();
  const details = { at: "cart" };
  await expect(page.engine.whenSent()).rejects.toMatchObject({ code: "NOT_STARTED", details });
  page.client.write.mockRejectedValue(lost);
  page.engine.start();
  await expect(page.engine.whenSent()).rejects.toMatchObject({ code: "NETWORK", details });
  page.client.write.mockRejectedValue(busyFor(60));
  await expect(page.engine.whenSent()).rejects.toMatchObject({ code: "RATE_LIMITED", details });
  page.client.write.mockImplementation(async () => {
    page.engine.stop();
    throw new ShopError("ABORTED");
  });
  await expect(page.engine.whenSent()).rejects.toMatchObject({ code: "ABORTED", details });
  page.client.write.mockResolvedValue(cart);
  page.engine.start();
  await expect(page.engine.whenSent()).resolves.toBeUndefined();
});

test("a caller that waits ends a pause", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(busyFor(60));
  page.add();
  await page.settle();
  await page.engine.whenSent();
  expect(page.sent()).toBe(2);
  await page.after(2 * MINUTE);
  expect(page.sent()).toBe(2);
});

test("a stopped cart sends nothing when its pause is over", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(lost);
  page.add();
  await page.settle();
  page.engine.stop();
  await page.after(MINUTE);
  expect(page.sent()).toBe(1);
});

/** Stores an action as another tab does. */
function submitElsewhere(page: ReturnType<typeof sender>): void {
  const other = sender({ prefix: "other" });
  other.add();
  for (const key of other.local.keys("cart")) page.local.set(key, other.local.get(key) ?? "");
}

test("the queue of another tab is sent after 4 s, unless that tab has sent it", async () => {
  const page = sender();
  page.engine.start();
  submitElsewhere(page);
  page.receive("cart");
  await page.after(3999);
  expect(page.sent()).toBe(0);
  await page.after(1);
  expect(page.sent()).toBe(1);

  const idle = sender();
  idle.engine.start();
  submitElsewhere(idle);
  idle.receive("cart");
  for (const key of idle.local.keys("cart_action:")) idle.local.remove(key);
  idle.receive("cart");
  await idle.after(MINUTE);
  expect(idle.sent()).toBe(0);
});

test("each change by another tab starts its 4 s again; other messages do not", async () => {
  const page = sender();
  page.engine.start();
  submitElsewhere(page);
  page.receive("session");
  await page.after(MINUTE);
  expect(page.sent()).toBe(0);
  page.receive("cart");
  await page.after(3000);
  page.receive("cart");
  await page.after(3999);
  expect(page.sent()).toBe(0);
  await page.after(1);
  expect(page.sent()).toBe(1);
});

test("a stopped cart does not send the queue of another tab", async () => {
  const page = sender();
  page.engine.start();
  submitElsewhere(page);
  page.receive("cart");
  page.engine.stop();
  await page.after(MINUTE);
  expect(page.sent()).toBe(0);
});

test("a response for the previous country is followed by the prices of the new one", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockImplementationOnce(async () => {
    page.setCountry(5);
    return cart;
  });
  page.add();
  await page.settle();
  expect(page.client.get.mock.calls).toEqual([[{ cartId: 7, token: "secret" }, 5]]);
  expect(page.store.getSnapshot()).toMatchObject({ confirmed: { countryId: 5 }, isEstimated: false });
  await page.engine.whenSynced();
  expect(page.client.get).toHaveBeenCalledOnce();
});

test("a repeated request is followed by a load: its response may be the one of the first attempt", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(lost);
  page.add();
  await page.settle();
  await page.after(SECOND);
  expect(page.client.get).toHaveBeenCalledOnce();
  page.add();
  await page.settle();
  expect(page.client.get).toHaveBeenCalledOnce();
});

test("a cart that cannot be loaded has the code as its error, and waiting for its prices ends with it", async () => {
  const page = sender({ stored: { cart_id: "7", cart_token: "secret" } });
  page.client.get.mockRejectedValue(new ShopError("TIMEOUT"));
  page.engine.start();
  await page.settle();
  expect(page.store.getSnapshot()).toMatchObject({ status: "error", error: "TIMEOUT" });
  await expect(page.engine.whenSynced()).rejects.toMatchObject({ code: "TIMEOUT", details: { at: "cart" } });
  page.client.get.mockRejectedValue(new TypeError("no connection"));
  await expect(page.engine.whenSynced()).rejects.toMatchObject({ code: "NETWORK" });
  page.client.get.mockResolvedValue(cart);
  await page.engine.whenSynced();
  expect(page.store.getSnapshot()).toMatchObject({ confirmed: { id: 7, countryId: 13 } });
});

test("a load ended by the shop changes nothing", async () => {
  const page = sender({ stored: { cart_id: "7" } });
  page.client.get.mockRejectedValue(new ShopError("ABORTED"));
  page.engine.start();
  await page.settle();
  expect(page.store.getSnapshot()).toMatchObject({ status: "synced", error: undefined });
  await expect(page.engine.load()).resolves.toBe("ABORTED");
});

test("a cart that the backend does not know is gone", async () => {
  const page = sender({ stored: { cart_id: "7" } });
  page.client.get.mockRejectedValue(new ShopError("CART_NOT_FOUND"));
  page.engine.start();
  await page.settle();
  expect(page.store.getSnapshot()).toMatchObject({ cartId: 0, status: "idle" });
  expect(page.local.get("cart_id")).toBeUndefined();
});

test("a response for the previous country is dropped, and the cart is loaded for the new one", async () => {
  const page = sender({ stored: { cart_id: "7" } });
  page.client.get.mockImplementationOnce(async () => {
    page.setCountry(5);
    return { ...cart, currency: "RON" };
  });
  page.engine.start();
  await page.settle();
  expect(page.client.get.mock.calls.map(([, countryId]) => countryId)).toEqual([13, 5]);
  expect(page.store.getSnapshot()).toMatchObject({ confirmed: { countryId: 5, currency: "EUR" } });
});

test("an action submitted during a pause waits for its end", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(busyFor(60));
  page.add();
  await page.settle();
  page.add();
  await page.after(MINUTE - 1);
  expect(page.sent()).toBe(1);
  await page.after(1);
  expect(page.store.getSnapshot().isPending).toBe(false);
});

test("a lock that fails is logged, and the queue is sent after a pause", async () => {
  const page = sender();
  page.engine.start();
  const denied = new Error("no locks here");
  page.lock.failure = denied;
  page.add();
  await page.settle();
  expect(page.log.warn.mock.calls).toEqual([["The cart could not be sent", denied]]);
  expect(page.queued).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "NETWORK" }));
  await page.after(SECOND);
  expect(page.sent()).toBe(1);
  expect(page.lock.names).toEqual(["cart", "cart"]);
});

test("the next page drops a mutation as possibly applied when the last one got no response, after three 500", async () => {
  const first = sender();
  first.engine.start();
  first.client.write.mockRejectedValueOnce(lost);
  first.add();
  await first.settle();
  const page = sender({
    stored: Object.fromEntries(first.local.keys("").map((key) => [key, first.local.get(key) ?? ""])),
  });
  for (let time = 0; time < 3; time += 1) page.client.write.mockRejectedValueOnce(broken);
  page.engine.start();
  await page.settle();
  await page.after(10 * SECOND);
  await page.after(10 * SECOND);
  expect(page.dropped).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: "failed" }));
});

test("a decision after a lost response counts: the mutation is rejected", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(lost).mockRejectedValueOnce(new ShopError("OUT_OF_STOCK"));
  page.add();
  await page.settle();
  await page.after(SECOND);
  expect(page.dropped).not.toHaveBeenCalled();
  expect(page.rejected).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "OUT_OF_STOCK" }));
});

test("two 500 before a response do not count against the next mutation", async () => {
  const page = sender();
  page.engine.start();
  for (let round = 0; round < 2; round += 1) {
    page.client.write.mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
    page.add();
    await page.settle();
    await page.after(10 * SECOND);
    await page.after(10 * SECOND);
  }
  expect(page.rejected).not.toHaveBeenCalled();
  expect(page.store.getSnapshot().isPending).toBe(false);
});

test("when the connection is back, the pauses start at 1 s again", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValue(lost);
  page.add();
  await page.settle();
  for (let time = 0; time < 5; time += 1) await page.after(30 * SECOND);
  page.goOnline(true);
  await page.settle();
  const before = page.sent();
  await page.after(SECOND);
  expect(page.sent()).toBe(before + 1);
});

test("without a cart nothing is loaded", async () => {
  const page = sender();
  page.engine.start();
  expect(await page.engine.load()).toBeUndefined();
  page.resume();
  await page.settle();
  expect(page.client.get).not.toHaveBeenCalled();
});

test("a page that is shown again reads the other tabs' cart, loads it and sends at once", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(lost);
  page.add();
  await page.settle();
  page.local.set("cart_id", "7");
  page.resume();
  await page.settle();
  expect(page.client.get).toHaveBeenCalled();
  expect(page.sent()).toBe(2);
});

test.each([
  ["response", async () => cart],
  ["error", () => Promise.reject(lost)],
  ["missing cart", () => Promise.reject(new ShopError("CART_NOT_FOUND"))],
])("a %s for a cart that was forgotten meanwhile changes nothing", async (_what, outcome) => {
  const page = sender({ stored: { cart_id: "7", cart_token: "secret" } });
  page.client.get.mockImplementationOnce(async () => {
    forgetCart(page.engine);
    return outcome();
  });
  page.engine.start();
  await page.settle();
  expect(page.store.getSnapshot()).toMatchObject({ cartId: 0, confirmed: undefined, status: "idle", error: undefined });
});

test("a cart missing for a load stays while a request for it is on its way", async () => {
  const page = sender();
  page.engine.start();
  page.add();
  await page.settle();
  page.client.write.mockRejectedValueOnce(lost);
  page.add();
  await page.settle();
  page.client.get.mockRejectedValueOnce(new ShopError("CART_NOT_FOUND"));
  expect(await page.engine.load()).toBeUndefined();
  expect(page.store.getSnapshot()).toMatchObject({ cartId: 7, isPending: true });
});

test("an add to a missing cart is moved to a new one, once", async () => {
  const page = sender();
  page.engine.start();
  page.add();
  await page.settle();
  page.client.write.mockRejectedValueOnce(new ShopError("CART_NOT_FOUND"));
  page.add();
  await page.settle();
  const [, old, moved] = page.client.write.mock.calls.map(([request]) => request);
  expect([old?.cartId, moved?.cartId]).toEqual([7, 0]);
  expect(moved?.key).not.toBe(old?.key);
  expect(page.rejected).not.toHaveBeenCalled();
  page.client.write.mockRejectedValue(new ShopError("CART_NOT_FOUND"));
  page.add();
  await page.settle();
  expect(page.rejected).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "CART_NOT_FOUND" }));
});
