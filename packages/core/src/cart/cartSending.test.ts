import { expect, test, vi } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import type { CartWrite } from "../calls/cartClient.js";
import type { Cart, CartLineDetails } from "../domain/cart/cart.js";
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
const line: CartLineDetails = {
  ...preview,
  cartItemId: 31,
  productId: 1,
  variantId: 21,
  quantity: 1,
  undeliverable: false,
  categoryIds: [],
  fulfilmentCenterId: undefined,
};

interface SenderOptions {
  /** Of the random keys; decides the jitter. */
  prefix?: string;
  stored?: Record<string, string>;
  hasCallbacks?: boolean;
}

/** A cart whose backend, clock and connection the test controls. */
function sender({ prefix = "key", stored, hasCallbacks = true }: SenderOptions = {}) {
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
  const lock = { names: [] as string[], failure: undefined as Error | undefined, run: exclusive };
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
  const { timers } = environment;
  const pending = new Set<() => void>();
  environment.timers = {
    after(ms, run) {
      const cancel = timers.after(ms, () => {
        pending.delete(cancel);
        run();
      });
      pending.add(cancel);
      return () => {
        pending.delete(cancel);
        cancel();
      };
    },
  };
  const client = {
    get: vi.fn<(handle: unknown, countryId: number) => Promise<Cart>>(async () => cart),
    write: vi.fn<(request: CartWrite) => Promise<Cart>>(async () => cart),
  };
  const [rejected, queued, dropped] = [vi.fn(), vi.fn(), vi.fn()];
  const engine = createCartEngine({
    client,
    environment,
    countryId: () => country,
    ...(hasCallbacks && { onRejected: rejected, onQueued: queued, onDropped: dropped }),
  });
  const store = createCartStore(engine);
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const readStored = () => Object.fromEntries(local.keys("").map((key) => [key, local.get(key) ?? ""]));
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
    readStored,
    /** Another tab does this; its message has not arrived. */
    elsewhere(act: (other: Pick<typeof engine, "send"> & { add(): void; forget(): void }) => void): void {
      const other = sender({ prefix: "other", stored: readStored() });
      other.engine.read();
      act({ send: other.engine.send, add: other.add, forget: () => forgetCart(other.engine) });
      for (const key of local.keys("")) local.remove(key);
      for (const [key, value] of Object.entries(other.readStored())) local.set(key, value);
    },
    add: () => store.add({ ...preview, productId: 1, variantId: 21 }, { quantity: 1 }),
    pendingTimers: () => pending.size,
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
    expect(page.log.warn).not.toHaveBeenCalled();
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

test("the queue of another tab is sent after 4 s, unless that tab has sent it", async () => {
  const page = sender();
  page.engine.start();
  page.elsewhere((other) => other.add());
  page.receive("cart");
  await page.after(3999);
  expect(page.sent()).toBe(0);
  await page.after(1);
  expect(page.sent()).toBe(1);

  const idle = sender();
  idle.engine.start();
  idle.elsewhere((other) => other.add());
  idle.receive("cart");
  for (const key of idle.local.keys("cart_action:")) idle.local.remove(key);
  idle.receive("cart");
  await idle.after(MINUTE);
  expect(idle.sent()).toBe(0);
});

test("each change by another tab starts its 4 s again; other messages do not", async () => {
  const page = sender();
  page.engine.start();
  page.elsewhere((other) => other.add());
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

test("a stopped cart leaves no timer, neither of a pause nor for the queue of another tab", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(lost);
  page.add();
  await page.settle();
  page.receive("cart");
  expect(page.pendingTimers()).toBe(2);
  page.engine.stop();
  expect(page.pendingTimers()).toBe(0);
});

test("a stopped cart does not send the queue of another tab", async () => {
  const page = sender();
  page.engine.start();
  page.elsewhere((other) => other.add());
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

test.each([
  ["a pause", lost, SECOND / 2],
  ["a pause that the backend requested", busyFor(60), MINUTE],
])("an action submitted during %s waits for its end", async (_, failure, ms) => {
  const page = sender({ prefix: "boi" });
  page.engine.start();
  page.client.write.mockRejectedValueOnce(failure);
  page.add();
  await page.settle();
  page.add();
  await page.after(ms - 1);
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
  const page = sender({ stored: first.readStored() });
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
  expect(moved?.key).toMatch(/^key-number-\d+-0$/);
  expect(moved?.key).not.toBe(old?.key);
  expect(page.rejected).not.toHaveBeenCalled();
  page.client.write.mockRejectedValue(new ShopError("CART_NOT_FOUND"));
  page.add();
  await page.settle();
  expect(page.rejected).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "CART_NOT_FOUND" }));
});

/** A promise that the test settles, and the function that a call returns it with. */
function held<Result>() {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  return { resolve, reject, call: () => promise };
}

test.each([
  ["boi", 0.5],
  ["boh", 0.998_046_875],
])("the pauses of a tab are a share of their length: keys %s…, %d", async (prefix, share) => {
  const page = sender({ prefix });
  page.engine.start();
  page.client.write.mockRejectedValue(lost);
  page.add();
  await page.settle();
  for (const longest of [1, 2, 4, 8, 16, 30, 30]) {
    const before = page.sent();
    await page.after(Math.ceil(share * longest * SECOND) - 1);
    expect([longest, page.sent()]).toEqual([longest, before]);
    await page.after(1);
    expect([longest, page.sent()]).toEqual([longest, before + 1]);
  }
});

test("an action submitted while a request is on its way does not shorten the pause that its response requests", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockImplementationOnce(async () => {
    page.add();
    throw busyFor(60);
  });
  page.add();
  await page.settle();
  await page.after(MINUTE - 1);
  expect(page.sent()).toBe(1);
  await page.after(1);
  expect(page.store.getSnapshot().isPending).toBe(false);
});

test("an action submitted while a request gets lost sends it again at once, and the longer pause replaces the first", async () => {
  const page = sender({ prefix: "boh" });
  page.engine.start();
  page.client.write.mockRejectedValue(lost).mockImplementationOnce(async () => {
    page.add();
    throw lost;
  });
  page.add();
  await page.settle();
  expect(page.sent()).toBe(2);
  await page.after(1.9 * SECOND);
  expect(page.sent()).toBe(2);
  await page.after(0.1 * SECOND);
  expect(page.sent()).toBe(3);
});

test("a page shown again while a request is on its way keeps the length of the pauses", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValue(lost);
  page.add();
  await page.settle();
  for (let time = 0; time < 4; time += 1) await page.after(8 * SECOND);
  const hanging = held<Cart>();
  page.client.write.mockImplementationOnce(hanging.call);
  await page.after(16 * SECOND);
  page.resume();
  hanging.reject(lost);
  await page.settle();
  const before = page.sent();
  await page.after(8 * SECOND - 1);
  expect(page.sent()).toBe(before);
});

test("a pause that a caller ended does not end the next one", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(busyFor(60)).mockRejectedValueOnce(busyFor(120));
  page.add();
  await page.settle();
  await expect(page.engine.whenSent()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await page.after(2 * MINUTE - 1);
  expect(page.sent()).toBe(2);
  await page.after(1);
  expect(page.sent()).toBe(3);
});

test.each([
  ["an own pause ends", lost, 2],
  ["a pause that the backend requested does not, nor by waiting for an empty queue", busyFor(60), 1],
])("when another tab has sent the queue, %s", async (_, failure, sent) => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValueOnce(failure);
  page.add();
  await page.settle();
  for (const key of [...page.local.keys("cart_action:"), "cart_sending"]) page.local.remove(key);
  page.receive("cart");
  await page.engine.whenSent();
  page.add();
  await page.settle();
  expect(page.sent()).toBe(sent);
  await page.after(MINUTE);
  expect(page.sent()).toBe(2);
});

test("an empty or a stopped queue takes no lock", async () => {
  const page = sender();
  page.engine.stop();
  page.engine.start();
  page.engine.sendQueue();
  await page.settle();
  page.engine.stop();
  page.add();
  await page.settle();
  expect([page.lock.names, page.sent()]).toEqual([[], 0]);
});

test("while another tab holds the lock, a queue is sent by it, or not at all once the cart has stopped", async () => {
  for (const end of ["sent by the other tab", "stopped"]) {
    const page = sender();
    page.engine.start();
    const other = held<undefined>();
    void page.lock.run("cart", other.call);
    page.add();
    await page.settle();
    if (end === "stopped") page.engine.stop();
    else for (const key of page.local.keys("cart_action:")) page.local.remove(key);
    other.resolve(undefined);
    await page.settle();
    expect([end, page.sent()]).toEqual([end, 0]);
  }
});

test("a connection that is lost with nothing left to send is no pause", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockImplementationOnce(async () => {
    page.goOnline(false);
    return cart;
  });
  page.add();
  await page.settle();
  expect(page.store.getSnapshot()).toMatchObject({ isPending: false, pausedReason: undefined });
  expect(page.queued).not.toHaveBeenCalled();
});

test("a request whose actions are no longer stored is repeated by the next page with its key", async () => {
  const first = sender();
  first.engine.start();
  first.client.write.mockRejectedValueOnce(lost);
  first.add();
  await first.settle();
  for (const key of first.local.keys("cart_action:")) first.local.remove(key);
  const page = sender({ stored: first.readStored() });
  page.engine.start();
  await page.settle();
  expect(page.client.write.mock.calls).toEqual(first.client.write.mock.calls);
  expect(page.local.get("cart_sending")).toBeUndefined();
});

test("an action older than 20 hours is dropped at the start, without a connection as well", () => {
  const first = sender();
  first.add();
  const [key = ""] = first.local.keys("cart_action:");
  const action = JSON.parse(first.local.get(key) ?? "");
  const submittedAtMs = action.submittedAtMs - 21 * 60 * MINUTE;
  const page = sender({ stored: { ...first.readStored(), [key]: JSON.stringify({ ...action, submittedAtMs }) } });
  page.goOnline(false);
  page.engine.start();
  expect(page.dropped).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: "expired" }));
  expect(page.store.getSnapshot().isPending).toBe(false);
});

test("a response that gets lost between 500s makes a mutation possibly applied", async () => {
  const page = sender();
  page.engine.start();
  for (const failure of [broken, lost, broken, broken]) page.client.write.mockRejectedValueOnce(failure);
  page.add();
  await page.settle();
  for (let time = 0; time < 3; time += 1) await page.after(10 * SECOND);
  expect(page.rejected).not.toHaveBeenCalled();
  expect(page.dropped).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: "failed" }));
});

test("a missing cart rejects an add that named none", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValue(new ShopError("CART_NOT_FOUND"));
  page.add();
  await page.settle();
  expect(page.sent()).toBe(1);
  expect(page.rejected).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "CART_NOT_FOUND" }));
});

test("an add waiting for a cart that a load finds missing gets a key of its own", async () => {
  const page = sender({ stored: { cart_id: "7" } });
  page.engine.start();
  await page.settle();
  page.goOnline(false);
  page.add();
  await page.settle();
  page.client.get.mockRejectedValueOnce(new ShopError("CART_NOT_FOUND"));
  await page.engine.load();
  expect(page.engine.getSnapshot().queue.map(({ key }) => key)).toEqual([expect.stringMatching(/^key-number-\d+-0$/)]);
});

test("all callbacks are optional", async () => {
  const page = sender({ hasCallbacks: false });
  page.engine.start();
  page.client.write.mockRejectedValueOnce(lost).mockRejectedValueOnce(new ShopError("OUT_OF_STOCK"));
  page.add();
  await page.settle();
  await page.after(SECOND);
  expect(page.store.getSnapshot()).toMatchObject({ isPending: false, error: "OUT_OF_STOCK" });
  page.goOnline(false);
  page.add();
  forgetCart(page.engine);
  await page.settle();
  expect(page.store.getSnapshot().lines).toEqual([]);
  expect(page.log.warn).not.toHaveBeenCalled();
});

test("waiting for a request that was ended without a pause ends with NETWORK", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockRejectedValue(new ShopError("ABORTED"));
  page.add();
  await expect(page.engine.whenSent()).rejects.toMatchObject({ code: "NETWORK", details: { at: "cart" } });
});

/** A page with one confirmed line. */
async function pageWithLine(): Promise<ReturnType<typeof sender>> {
  const page = sender();
  page.client.write.mockResolvedValue({ ...cart, lines: [line] });
  page.client.get.mockResolvedValue({ ...cart, lines: [line] });
  page.engine.start();
  page.add();
  await page.settle();
  page.client.write.mockClear();
  return page;
}

type Page = Awaited<ReturnType<typeof pageWithLine>>;
const LINE_CHANGES: Array<[kind: string, change: (page: Page) => void]> = [
  ["setQuantity", ({ store }) => store.setQuantity(21, 3)],
  ["setFulfilmentCenter", ({ store }) => store.setFulfilmentCenter(21, 4)],
];

/** The next page after a change without a connection. It does not know the cart's lines. */
async function nextPageAfter(change: (page: Page) => void): Promise<Page> {
  const first = await pageWithLine();
  first.goOnline(false);
  change(first);
  await first.settle();
  const stored = first.readStored();
  delete stored["cart_items"];
  return sender({ stored });
}

test.each(LINE_CHANGES)(
  "%s waits for the lines of its cart, and is not lost when they cannot be loaded",
  async (kind, change) => {
    const page = await nextPageAfter(change);
    page.client.get.mockRejectedValue(new ShopError("TIMEOUT"));
    page.engine.start();
    await page.settle();
    expect(page.queued).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "NETWORK" }));
    const [first, second] = [held<Cart>(), held<Cart>()];
    page.client.get.mockImplementationOnce(first.call).mockImplementationOnce(second.call);
    await page.after(SECOND);
    expect(page.sent()).toBe(0);
    first.resolve({ ...cart, lines: [line] });
    second.resolve({ ...cart, lines: [line] });
    await page.settle();
    expect(page.client.write.mock.calls).toEqual([
      [expect.objectContaining({ cartItemId: 31, mutation: expect.objectContaining({ kind }) })],
    ]);
  },
);

test("neither an add nor a request that was sent before waits for the lines of its cart", async () => {
  const adding = await nextPageAfter((page) => page.add());
  const first = await pageWithLine();
  first.client.write.mockRejectedValue(lost);
  first.store.setQuantity(21, 3);
  await first.settle();
  const stored = first.readStored();
  delete stored["cart_items"];
  const repeating = sender({ stored });
  for (const page of [adding, repeating]) {
    page.client.get.mockRejectedValue(lost);
    page.engine.start();
    await page.settle();
    expect(page.sent()).toBe(1);
  }
  expect(repeating.client.write.mock.calls[0]).toEqual(first.client.write.mock.calls[0]);
});

test("without a cart an add and a change of its line are sent in order, and need no load", async () => {
  const page = sender();
  page.client.write.mockResolvedValue({ ...cart, lines: [line] });
  page.goOnline(false);
  page.engine.start();
  page.add();
  page.store.setQuantity(21, 3);
  page.goOnline(true);
  await page.settle();
  expect(page.client.write.mock.calls).toEqual([
    [expect.objectContaining({ cartId: 0, cartItemId: 0, mutation: expect.objectContaining({ kind: "add" }) })],
    [expect.objectContaining({ cartId: 7, cartItemId: 31, mutation: expect.objectContaining({ quantity: 3 }) })],
  ]);
  expect(page.queued).not.toHaveBeenCalled();
});

test("a change of a line that is gone is dropped, and sends nothing", async () => {
  const page = await pageWithLine();
  page.goOnline(false);
  page.store.setQuantity(21, 3);
  await page.settle();
  page.client.get.mockResolvedValue(cart);
  await page.engine.load();
  page.goOnline(true);
  await page.settle();
  expect(page.store.getSnapshot()).toMatchObject({ isPending: false, lines: [] });
  expect([page.sent(), page.log.warn.mock.calls]).toEqual([0, []]);
});

test("a response for a cart that another tab has forgotten meanwhile is ignored before its message arrives", async () => {
  const page = await pageWithLine();
  page.client.write.mockImplementationOnce(async () => {
    page.elsewhere((other) => other.forget());
    return { ...cart, lines: [line] };
  });
  page.add();
  await page.settle();
  expect(page.store.getSnapshot()).toMatchObject({ cartId: 0, lines: [] });
  expect(page.local.get("cart_id")).toBeUndefined();
});

test("the notice of a pause names the actions of all tabs", async () => {
  const page = sender();
  page.engine.start();
  page.client.write.mockImplementationOnce(async () => {
    page.elsewhere((other) => other.add());
    throw lost;
  });
  page.add();
  await page.settle();
  const mutations = [
    expect.objectContaining({ key: expect.stringContaining("key") }),
    expect.objectContaining({ key: expect.stringContaining("other") }),
  ];
  expect(page.queued).toHaveBeenCalledExactlyOnceWith({ code: "NETWORK", mutations });
});

test("a load does not replace a newer cart that another tab has stored meanwhile", async () => {
  const page = await pageWithLine();
  page.client.get.mockImplementationOnce(async () => {
    page.elsewhere((other) => other.send({ type: "replaced", cart: { ...cart, discountCents: 500 } }));
    return cart;
  });
  await page.engine.load();
  expect(page.store.getSnapshot().confirmed).toMatchObject({ discountCents: 500 });
});

test("a load for a cart that a tab behind this one forgot and took up again is ignored", async () => {
  const page = await pageWithLine();
  page.client.get.mockImplementationOnce(async () => {
    const { version } = page.engine.getSnapshot();
    page.elsewhere((other) => {
      other.forget();
      other.send({ type: "replaced", cart: { ...cart, discountCents: 500 } });
    });
    page.local.set("cart_items", JSON.stringify({ ...JSON.parse(page.local.get("cart_items") ?? ""), version }));
    return cart;
  });
  await page.engine.load();
  expect(page.store.getSnapshot().confirmed).toMatchObject({ discountCents: 500 });
});

test.each([
  ["response", async () => cart],
  ["error", () => Promise.reject(lost)],
])("a cart that another tab forgets before the %s of a load is known to be none", async (_, outcome) => {
  const page = sender({ stored: { cart_id: "7", cart_generation: "0" } });
  page.client.get.mockImplementationOnce(async () => {
    page.elsewhere((other) => other.forget());
    return outcome();
  });
  page.engine.start();
  await page.settle();
  expect(page.store.getSnapshot()).toMatchObject({ cartId: 0, status: "idle", error: undefined, isInitialized: true });
});

test.each([
  ["another cart", 9, () => {}],
  ["the same cart, forgotten meanwhile", 7, ({ engine }: Page) => forgetCart(engine)],
])("a load that fails is no error of %s that replaced its cart", async (_, id, before) => {
  const page = await pageWithLine();
  page.client.get.mockImplementationOnce(async () => {
    before(page);
    page.engine.send({ type: "replaced", cart: { ...cart, id } });
    throw lost;
  });
  expect(await page.engine.load()).toBeUndefined();
  expect(page.store.getSnapshot()).toMatchObject({ cartId: id, status: "synced", error: undefined });
});

test("a response for the previous country waits for the load of the new one, and starts none", async () => {
  const page = await pageWithLine();
  const [before, after] = [held<Cart>(), held<Cart>()];
  page.client.get.mockClear();
  page.client.get.mockImplementationOnce(before.call).mockImplementationOnce(after.call);
  const loads = [page.engine.load()];
  page.setCountry(5);
  loads.push(page.engine.load());
  before.resolve(cart);
  await page.settle();
  after.resolve({ ...cart, discountCents: 500 });
  await Promise.all(loads);
  expect(page.client.get.mock.calls.map(([, countryId]) => countryId)).toEqual([13, 5]);
  expect(page.store.getSnapshot().confirmed).toMatchObject({ countryId: 5, discountCents: 500 });
});

test("prices are estimates as soon as the country changes", async () => {
  const page = await pageWithLine();
  const loading = held<Cart>();
  page.client.get.mockImplementationOnce(loading.call);
  expect(page.store.getSnapshot().isEstimated).toBe(false);
  page.setCountry(5);
  const loaded = page.engine.load();
  expect(page.store.getSnapshot().isEstimated).toBe(true);
  loading.resolve({ ...cart, lines: [line] });
  await loaded;
  expect(page.store.getSnapshot().isEstimated).toBe(false);
});

test("waiting for the prices of a new country uses the load in progress, and no load without need", async () => {
  const page = sender({ stored: { cart_id: "1" } });
  page.client.get.mockResolvedValue({ ...cart, id: 1 });
  page.engine.start();
  await page.engine.whenSynced();
  page.setCountry(5);
  const loading = held<Cart>();
  page.client.get.mockImplementationOnce(loading.call);
  void page.engine.load();
  const synced = vi.fn();
  const waiting = page.engine.whenSynced().then(synced);
  await page.settle();
  expect(synced).not.toHaveBeenCalled();
  loading.resolve({ ...cart, id: 1 });
  await waiting;
  expect(page.client.get.mock.calls.map(([, countryId]) => countryId)).toEqual([13, 5]);
  expect(page.store.getSnapshot().confirmed).toMatchObject({ id: 1, countryId: 5 });
  page.client.get.mockImplementationOnce(held<Cart>().call);
  void page.engine.load();
  await expect(page.engine.whenSynced()).resolves.toBeUndefined();
});

test("waiting for prices ends with NETWORK when another tab has replaced the cart meanwhile", async () => {
  const page = await pageWithLine();
  page.setCountry(5);
  page.client.get.mockImplementationOnce(async () => {
    page.elsewhere((other) => other.send({ type: "replaced", cart: { ...cart, id: 9 } }));
    return cart;
  });
  await expect(page.engine.whenSynced()).rejects.toMatchObject({ code: "NETWORK", details: { at: "cart" } });
});

test("a page that is shown again loads the cart that another tab has created", async () => {
  const page = sender();
  page.engine.start();
  page.local.set("cart_id", "7");
  page.resume();
  await page.settle();
  expect(page.client.get.mock.calls).toEqual([[{ cartId: 7, token: undefined }, 13]]);
});

test("a started cart knows its country before it has a cart", () => {
  const page = sender();
  page.engine.start();
  expect(page.engine.getSnapshot().countryId).toBe(13);
});
