import { expect, test, vi } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import type { CartClient, CartWrite } from "../calls/cartClient.js";
import type { Cart } from "../domain/cart/cart.js";
import { memoryLock, memoryStorage } from "../environment/runtime.js";
import { ShopError } from "../shared/shopError.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import { createCartCalls } from "./cartCalls.js";
import { type CartEngine, createCartEngine } from "./cartEngine.js";
import { createCartStore } from "./cartStore.js";
import { exchangeCart, forgetCart } from "./exchangeCart.js";

const cart: Cart = { id: 7, currency: "EUR", lines: [], discountCents: 0, coupons: [], token: "secret" };
const handle = { cartId: 7, token: "secret" };

/** Opens tabs of one browser that receive no messages from each other. */
function browser(stored: Record<string, string> = { cart_id: "7", cart_token: "secret" }) {
  let keys = 0;
  const local = memoryStorage(stored);
  const exclusive = memoryLock();
  const locks: string[] = [];
  const environment = testEnvironment({
    random: { key: () => `key-number-${(keys += 1)}` },
    storage: { local, session: memoryStorage() },
    lock: (name, run) => {
      locks.push(name);
      return exclusive(name, run);
    },
  });
  const client = {
    get: vi.fn<CartClient["get"]>(async () => cart),
    write: vi.fn<(request: CartWrite) => Promise<Cart>>(async () => cart),
    validate: vi.fn<CartClient["validate"]>(),
    applyCoupon: vi.fn<CartClient["applyCoupon"]>(async () => cart),
    removeCoupon: vi.fn<CartClient["removeCoupon"]>(async () => cart),
  };
  async function open() {
    const engine = createCartEngine({ client, environment, countryId: () => 13 });
    engine.start();
    const store = createCartStore(engine);
    await store.whenSynced();
    const add = () => store.add({ ...createCartPreview({ stock: 9 }), productId: 1, variantId: 21 });
    return { engine, calls: createCartCalls(engine, client), add };
  }
  return { client, local, locks, open };
}

test("a coupon is sent to the cart for its country, under a key of its own and the lock of all changes", async () => {
  const { client, locks, open } = browser();
  const { engine, calls } = await open();
  const [before, loads] = [locks.length, client.get.mock.calls.length];
  await calls.applyCoupon("TEN", { keepBetter: true });
  const write = { idempotencyKey: expect.stringMatching(/^key-number-/), countryId: 13 };
  expect(client.applyCoupon.mock.calls).toEqual([[handle, "TEN", { ...write, keepBetter: true }]]);
  await calls.removeCoupon("TEN");
  expect(client.removeCoupon.mock.calls).toEqual([[handle, "TEN", write]]);
  expect(locks.slice(before)).toEqual(["cart", "cart"]);
  // The response has the prices of the country: the cart is not loaded again.
  expect(engine.getSnapshot().confirmed).toMatchObject({ id: 7, countryId: 13 });
  expect(client.get).toHaveBeenCalledTimes(loads);
});

test("a coupon waits for what was added before it", async () => {
  const { client, open } = browser();
  const { calls, add } = await open();
  const response = Promise.withResolvers<Cart>();
  client.write.mockReturnValueOnce(response.promise);
  add();
  const applied = calls.applyCoupon("TEN");
  await vi.waitFor(() => expect(client.write).toHaveBeenCalledOnce());
  add();
  response.resolve(cart);
  await applied;
  expect(client.write).toHaveBeenCalledTimes(2);
  expect(client.write).toHaveBeenCalledBefore(client.applyCoupon);
});

test("a coupon is not sent while a change of the cart waits for the connection", async () => {
  const { client, open } = browser();
  const { calls, add } = await open();
  client.write.mockRejectedValue(new ShopError("NETWORK"));
  add();
  await expect(calls.applyCoupon("TEN")).rejects.toMatchObject({ code: "NETWORK" });
  expect(client.applyCoupon).not.toHaveBeenCalled();
});

test("a coupon is for the cart that another tab has received in the meantime", async () => {
  const { client, open } = browser();
  const [{ calls }, other] = [await open(), await open()];
  other.engine.send({ type: "replaced", cart: { ...cart, id: 9, token: "theirs" } });
  await calls.applyCoupon("TEN");
  expect(client.applyCoupon.mock.calls[0]?.[0]).toEqual({ cartId: 9, token: "theirs" });
});

test.each<[string, (other: CartEngine) => void, number, number | undefined]>([
  ["forgets the cart", (other) => forgetCart(other), 0, undefined],
  ["signs in", (other) => other.send({ type: "replaced", cart: { ...cart, id: 9 } }), 9, 0],
  [
    "signs out and in",
    (other) => {
      forgetCart(other);
      other.send({ type: "replaced", cart });
    },
    7,
    0,
  ],
])("the response to a coupon is not shown if another tab %s before it", async (_name, act, cartId, discountCents) => {
  const { client, open } = browser();
  const [{ engine, calls }, other] = [await open(), await open()];
  client.applyCoupon.mockImplementationOnce(async () => {
    act(other.engine);
    return { ...cart, discountCents: 500 };
  });
  expect(await calls.applyCoupon("TEN")).toMatchObject({ discountCents: 500 });
  const now = engine.getSnapshot();
  expect([now.cartId, now.confirmed?.discountCents]).toEqual([cartId, discountCents]);
});

test("what is added while its cart turns out to be gone moves to a new one, under a new key", async () => {
  const { client, open } = browser();
  const { calls, add } = await open();
  client.applyCoupon.mockImplementationOnce(async () => {
    add();
    throw new ShopError("CART_NOT_FOUND");
  });
  await expect(calls.applyCoupon("TEN")).rejects.toMatchObject({ code: "CART_NOT_FOUND" });
  await vi.waitFor(() => expect(client.write).toHaveBeenCalledOnce());
  expect(client.write.mock.calls[0]?.[0]).toMatchObject({
    cartId: 0,
    key: expect.stringMatching(/^key-number-\d+-0$/),
  });
});

const theirs: Cart = { ...cart, id: 9, token: "theirs" };

test("a sign-in hands over the cart, reports what it did not take, and gets what is added meanwhile", async () => {
  const { client, open } = browser();
  const lines = [
    {
      ...createCartPreview(),
      cartItemId: 1,
      productId: 1,
      variantId: 22,
      quantity: 1,
      undeliverable: false,
      categoryIds: [],
    },
  ];
  client.get.mockResolvedValue({ ...cart, lines });
  const { engine, add } = await open();
  client.get.mockResolvedValue(theirs);
  const dropped = vi.fn();
  const send = vi.fn(async () => {
    add();
    await new Promise((resolve) => setImmediate(resolve));
    return { cart: theirs };
  });
  expect(await exchangeCart(engine, send, dropped)).toEqual({ cart: theirs });
  expect(send.mock.calls).toEqual([[handle]]);
  expect(dropped.mock.calls).toEqual([
    [{ reason: "unmerged", mutations: [], lines: [expect.objectContaining({ variantId: 22 })] }],
  ]);
  await vi.waitFor(() => expect(client.write).toHaveBeenCalledOnce());
  expect(client.write.mock.calls[0]?.[0]).toMatchObject({ cartId: 9, token: "theirs" });
});

test("a sign-in hands over the cart of another tab, and no cart where there is none", async () => {
  const { open } = browser();
  const [{ engine }, other] = [await open(), await open()];
  other.engine.send({ type: "replaced", cart: theirs });
  const send = vi.fn(async () => ({ cart: undefined }));
  expect(await exchangeCart(engine, send)).toEqual({ cart: undefined });
  expect(engine.getSnapshot().cartId).toBe(9);
  await exchangeCart((await browser({}).open()).engine, send);
  expect(send.mock.calls).toEqual([[{ cartId: 9, token: "theirs" }], [undefined]]);
});

test("a change that waits for the connection does not hold up a sign-in", async () => {
  const { client, open } = browser();
  const { engine, add } = await open();
  client.write.mockRejectedValue(new ShopError("NETWORK"));
  add();
  await exchangeCart(engine, async () => ({ cart: theirs }));
  expect(engine.getSnapshot().cartId).toBe(9);
});

test("an ordered cart keeps its shipping method on the result page only", async () => {
  const { local, open } = browser();
  const { engine } = await open();
  local.set("delivery_id", "77");
  forgetCart(engine, { onResultPage: true });
  expect(local.get("delivery_id")).toBe("77");
  forgetCart(engine);
  expect(local.get("delivery_id")).toBeUndefined();
});
