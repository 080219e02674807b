import { expect, test, vi } from "vitest";
import { createShop } from "../createShop.js";
import { memoryStorage } from "../environment/runtime.js";
import { cartCalls, createCart } from "./createCart.js";
import { sessionHttp } from "../calls/sessionHttp.js";
import { type CartListeners } from "./cartEngine.js";
import { plainHttp } from "../calls/areaCalls.js";
import { fakeShop, type FakeShopOptions } from "../testing/fakeShop.js";
import { testEnvironment } from "../testing/testEnvironment.js";

function opened(listeners?: CartListeners, options?: FakeShopOptions) {
  const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900, stock: 2 }], options);
  const storage = { local: memoryStorage(), session: memoryStorage() };
  const environment = testEnvironment({ fetch: backend.fetch, storage });
  const cart = createCart(backend.config, environment, listeners);
  cart.start();
  return { backend, cart, environment, storage };
}

async function add(cart: ReturnType<typeof createCart>, environment: ReturnType<typeof testEnvironment>, quantity = 1) {
  const shop = createShop(fakeShop([]).config, environment);
  const [product] = await shop.catalogue.products({ limit: 1 });
  if (product === undefined) throw new Error("The shop is empty");
  cart.add(product, { quantity });
}

test("a cart without a shop displays changes at once, sends and confirms them", async () => {
  const { backend, cart, environment } = opened();
  await add(cart, environment);
  expect(cart.getSnapshot().lines).toMatchObject([{ title: "Chair", quantity: 1, isEstimated: true }]);
  await cart.whenSynced();
  expect(cart.getSnapshot().lines).toMatchObject([{ title: "Chair", quantity: 1, isEstimated: false }]);
  expect(backend.calls.filter((call) => call.startsWith("POST"))).toEqual(["POST cart/add"]);
});

test("listeners receive what was submitted and rejected; they are optional", async () => {
  const reported: unknown[] = [];
  const { cart, environment } = opened({
    onSubmitted: ({ mutation }) => reported.push(mutation.kind),
    onRejected: ({ code, availableStock }) => reported.push(code, availableStock),
  });
  await add(cart, environment, 3);
  await cart.whenSynced();
  expect(reported).toEqual(["add", "OUT_OF_STOCK", 2]);
  expect(cart.getSnapshot().lines).toEqual([]);
  const unobserved = opened();
  await add(unobserved.cart, unobserved.environment, 3);
  await unobserved.cart.whenSynced();
  expect(unobserved.cart.getSnapshot().error).toBe("OUT_OF_STOCK");
});

test("a change before the start applies to the stored cart, and does not replace it", async () => {
  const { cart, environment, backend, storage } = opened();
  await add(cart, environment);
  await cart.whenSynced();
  cart.stop();
  const stored = storage.local.get("cart_items");
  const next = createCart(backend.config, testEnvironment({ fetch: backend.fetch, storage }));
  await add(next, environment);
  expect(next.getSnapshot().lines).toMatchObject([{ quantity: 2, isEstimated: true }]);
  expect(storage.local.get("cart_items")).toBe(stored);
});

test("a refreshed cart is requested again, and a cleared error is gone", async () => {
  const { backend, cart, environment } = opened();
  await add(cart, environment);
  await cart.whenSynced();
  const before = backend.calls.length;
  await cart.refresh();
  expect(backend.calls.slice(before)).toEqual(["POST cart/get"]);
  await add(cart, environment, 3);
  await cart.whenSynced();
  expect(cart.getSnapshot()).toMatchObject({ error: "OUT_OF_STOCK", status: "error" });
  cart.clearError();
  expect(cart.getSnapshot()).toMatchObject({ error: undefined, status: "synced" });
});

test("a cart that is not started says so", async () => {
  const { cart, environment } = opened();
  cart.stop();
  await add(cart, environment);
  await expect(cart.whenSynced()).rejects.toMatchObject({ code: "NOT_STARTED", details: { at: "cart" } });
  cart.start();
  await cart.whenSynced();
  expect(cart.getSnapshot().lines).toMatchObject([{ quantity: 1, isEstimated: false }]);
});

test("a shop of the same origin finds the cart that was filled without one", async () => {
  const { backend, cart, environment, storage } = opened();
  await add(cart, environment);
  await cart.whenSynced();
  cart.stop();
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch, storage }));
  shop.start();
  expect(shop.cart.getSnapshot().lines).toMatchObject([{ title: "Chair", quantity: 1 }]);
  shop.destroy();
});

test("prices are requested for another country, not for the same one", async () => {
  const countries: unknown[] = [];
  const locales = new Set<unknown>();
  const { backend, cart, environment } = opened();
  await add(cart, environment);
  await cart.whenSynced();
  const spied = createCart(backend.config, {
    ...environment,
    fetch: async (request) => {
      const body: unknown = await request.clone().json();
      countries.push(typeof body === "object" && body !== null && "country_id" in body && body.country_id);
      locales.add(typeof body === "object" && body !== null && "locale" in body && body.locale);
      return backend.fetch(request);
    },
  });
  spied.start();
  await expect.poll(() => countries).toEqual([13]);
  await spied.setCountry("AT");
  await spied.setCountry("DE");
  expect(spied.getSnapshot().countryId).toBe(5);
  await expect(spied.setCountry("FR")).rejects.toMatchObject({ code: "INVALID_INPUT" });
  await expect.poll(() => countries).toEqual([13, 5]);
  expect([...locales]).toEqual(["de_AT"]);
});

test("a country whose prices cannot be loaded is a failed change", async () => {
  const { backend, cart, environment, storage } = opened();
  await add(cart, environment);
  await cart.whenSynced();
  cart.stop();
  const offline = createCart(
    backend.config,
    testEnvironment({ storage, fetch: () => Promise.reject(new TypeError()) }),
  );
  offline.start();
  await expect(offline.setCountry("DE")).rejects.toMatchObject({ code: "NETWORK" });
});

test("only a cart of createCart has coupons and validation", () => {
  const { cart } = opened();
  const failure = expect.objectContaining({ code: "INVALID_INPUT", details: { at: "cart" } });
  expect(() => cartCalls({ ...cart })).toThrow(failure);
});

test("coupons and validation work beside it", async () => {
  const { cart, environment } = opened(undefined, {
    responses: {
      "POST ExternalOrderApi/insertCoupon/": () =>
        Response.json({ status_code: 400, status: "refused", data: null, reason: "expired" }),
    },
  });
  expect(await cartCalls(cart).validate()).toBeUndefined();
  await add(cart, environment);
  await cart.whenSynced();
  await expect(cartCalls(cart).applyCoupon("SOMMER")).rejects.toMatchObject({
    code: "COUPON_REJECTED",
    details: { reason: "expired" },
  });
});

test("a signed-in customer's calls use the session's HTTP client", async () => {
  const { backend, environment } = opened();
  const sent: unknown[] = [];
  const spyingEnvironment = {
    ...environment,
    fetch: (request: Request) => {
      sent.push(request.headers.get("authorization"));
      return backend.fetch(request);
    },
  };
  const http = sessionHttp(backend.config, spyingEnvironment, { token: () => "mine", reportRejected: async () => {} });
  const cart = createCart({ ...backend.config, http }, spyingEnvironment);
  cart.start();
  await add(cart, environment);
  await cart.whenSynced();
  expect(sent).toEqual(["Bearer mine"]);
});

const busy = { status: 409, headers: { "Retry-After": "0" } };

test.each([
  ["that is in flight", () => Response.json({ code: "IDEMPOTENCY_IN_FLIGHT" }, busy)],
  ["whose conflict a proxy broke", () => new Response('{"code":"IDEMP', { status: 409 })],
])("with plainHttp a write %s is repeated with its key, and outlives its page", async (_, inFlight) => {
  const { backend, cart: other, environment } = opened();
  other.stop();
  const rejected: unknown[] = [];
  const requests: Request[] = [];
  const spying = {
    ...environment,
    fetch: (request: Request) => {
      requests.push(request);
      return requests.length === 1 ? Promise.resolve(inFlight()) : backend.fetch(request);
    },
  };
  const cart = createCart({ ...backend.config, http: plainHttp(backend.config, spying) }, spying, {
    onRejected: (rejection) => rejected.push(rejection),
  });
  cart.start();
  await add(cart, environment);
  // Repeats the write, which waits for a timer otherwise.
  await expect.poll(() => cart.whenSynced().then(() => "synced", String)).toBe("synced");
  cart.setQuantity(cart.getSnapshot().lines[0]?.variantId ?? 0, 2);
  await cart.whenSynced();
  expect(rejected).toEqual([]);
  const writes = requests.filter(({ url }) => !url.endsWith("cart/get"));
  const keys = writes.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
  expect(new Set(keys).size).toBe(2);
  expect(writes.map(({ headers }) => headers.get("x-cart-token") === null)).toEqual([true, true, false]);
  expect(requests.map(({ keepalive, url }) => keepalive === !url.endsWith("cart/get"))).not.toContain(false);
});

test("a restored cart shows what is stored, without a request, and stores further changes for later", async () => {
  const { backend, cart, environment, storage } = opened();
  await add(cart, environment);
  await cart.whenSynced();
  cart.stop();
  const sent = backend.calls.length;
  const restored = createCart(backend.config, testEnvironment({ fetch: backend.fetch, storage }));
  restored.restore();
  expect(restored.getSnapshot().lines).toMatchObject([{ title: "Chair", quantity: 1 }]);
  restored.setQuantity(restored.getSnapshot().lines[0]?.variantId ?? 0, 2);
  expect(restored.getSnapshot().lines).toMatchObject([{ quantity: 2 }]);
  expect(backend.calls.length).toBe(sent);
  restored.start();
  await vi.waitFor(() => expect(restored.getSnapshot().lines).toMatchObject([{ quantity: 2, isEstimated: false }]));
});
