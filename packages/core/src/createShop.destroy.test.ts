// destroy() while a call is in flight: the call rejects with ABORTED, and nothing of the shop changes afterwards.
import { expect, test, vi } from "vitest";
import { collectGarbage } from "./calls/testing/collectGarbage.js";
import { createShop } from "./createShop.js";
import { memoryEnvironment, memoryStorage } from "./environment/runtime.js";
import type { Shop } from "./shop.js";
import { fakeShop } from "./testing/fakeShop.js";
import { address, request as order } from "./checkout/testing/checkoutPage.js";

await Promise.all([import("./calls/clients.js"), import("./session/sessionEngine.js"), import("ky")]);

const HOUR = 3_600_000;
const START = 1_795_000_000_000;
const claims = { sub: "7", iat: START / 1000, exp: (START + 6 * HOUR) / 1000, aud: "storefront" };
const TOKEN = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;
const CUSTOMER = { ID: 7, EMAIL: "anna@example.at", FIRSTNAME: "Anna", LASTNAME: "Auer", TITLE: 2 };
const ADDRESS = {
  ID: 11,
  TITLE: 1,
  FIRSTNAME: "Eva",
  LASTNAME: "Huber",
  ADDRESS1: "Gasse 1",
  ZIPCODE: "1060",
  CITY: "Wien",
  COUNTRY: 13,
};
const RATES = { data: [{ id: 1, position: 1, code: "parcel", title: "Paket", postage_amount_taxed: 9.9 }] };

const json = { headers: { "content-type": "application/json" } };
const never = new Promise<never>(() => {});

/** How a call is in flight: its response or its body is missing, it waits for its next attempt, or the fetch ignores signals. */
const FLIGHTS = {
  "no response": () => never,
  "an unfinished body": async (body: string, { signal }: Request) =>
    new Response(streamOf(body, Promise.race([never, abortOf(signal)])), json),
  "a body that comes too late": async (body: string, _request: Request, whenDestroyed: Promise<void>) =>
    new Response(streamOf(body, whenDestroyed), json),
  "a busy backend": async () => Response.json({ error: "busy" }, { status: 503, headers: { "retry-after": "20" } }),
};
type Flight = keyof typeof FLIGHTS;
/** Calls without an idempotency key are not repeated, so they do not wait for a busy backend. */
const ONCE = ["no response", "an unfinished body", "a body that comes too late"] as const;
const REPEATED = [...ONCE, "a busy backend"] as const;

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

const streamOf = (body: string, whenReady: Promise<void>): ReadableStream =>
  new ReadableStream({
    async start(stream) {
      await whenReady;
      stream.enqueue(new TextEncoder().encode(body));
      stream.close();
    },
  });

interface Opened {
  shop: Shop;
  runTimers(): void;
  setNow(ms: number): void;
  resume(): void;
}

/**
 * Opens a shop with one product in its cart and runs `act`; destroys it once the call to `held` is in flight.
 *
 * @param held path of the call, and the body that arrives too late
 */
async function destroyDuring(
  flight: Flight,
  {
    held,
    stored = {},
    act,
  }: {
    held: readonly [path: string, body: unknown];
    stored?: Record<string, string>;
    act: (opened: Opened) => Promise<unknown> | undefined;
  },
) {
  const [path, body] = held;
  const backend = fakeShop([{ id: 3, title: "Stuhl", priceCents: 1000 }]);
  const { promise: whenDestroyed, resolve: finish } = Promise.withResolvers<void>();
  const state = { now: START, isHolding: false, heldCalls: 0, callCount: 0 };
  const timers = new Set<() => void>();
  const resumed = new Set<() => void>();
  const logged: unknown[] = [];
  const [local, session] = [memoryStorage(stored), memoryStorage()];
  const environment = memoryEnvironment({
    async fetch(request) {
      state.callCount += 1;
      const called = new URL(request.url).pathname.replace("/api/", "");
      if (state.isHolding && called.startsWith(path)) {
        state.heldCalls += 1;
        return Promise.race([FLIGHTS[flight](JSON.stringify(body), request, whenDestroyed), abortOf(request.signal)]);
      }
      if (called.startsWith("ExternalOrderApi/customer")) return Response.json({ CustomerItems: [CUSTOMER] });
      if (called.startsWith("ExternalOrderApi/getActiveDelivery")) return Response.json(RATES);
      if (called === "ExternalOrderApi/address") return Response.json({ AddressItems: [ADDRESS] });
      if (called === "cart/assignCustomer")
        return Response.json({ status_code: 200, status: "ok", data: { customer_id: 70 } });
      return backend.fetch(request);
    },
    storage: { local, session },
    clock: { now: () => state.now },
    timers: {
      after(_ms, run) {
        timers.add(run);
        return () => void timers.delete(run);
      },
    },
    random: { key: () => `a-key-of-sixteen-characters-${state.callCount}` },
    resumed: {
      subscribe(listener) {
        resumed.add(listener);
        return () => void resumed.delete(listener);
      },
    },
    log: { warn: (message) => void logged.push(message) },
  });
  const shop = createShop({ ...backend.config, audience: "storefront" }, environment);
  shop.start();
  const [product] = await shop.catalogue.products({});
  if (product === undefined) throw new Error("no product");
  shop.cart.add(product);
  await shop.cart.whenSynced();
  await vi.waitFor(() => expect(shop.shipping.getSnapshot().isLoading).toBe(false));

  const events: unknown[] = [];
  for (const type of ["cart:rejected", "cart:queued", "cart:dropped", "session:started", "session:ended"] as const)
    shop.events.on(type, (event) => events.push([type, event]));
  state.isHolding = true;
  const call = act({
    shop,
    runTimers() {
      const due = [...timers];
      timers.clear();
      for (const run of due) run();
    },
    setNow: (ms) => (state.now = ms),
    resume: () => resumed.forEach((listener) => listener()),
  })?.catch((error: unknown) => error);
  await vi.waitFor(() => expect(state.heldCalls).toBeGreaterThan(0));
  await turns();
  collectGarbage();

  const stores = () =>
    [shop.cart, shop.session, shop.shipping, shop.checkout, shop.market].map((store) => store.getSnapshot());
  const storedValues = () => [local, session].map((area) => area.keys("").map((key) => [key, area.get(key)]));
  const changes: unknown[] = [];
  for (const store of [shop.cart, shop.session, shop.shipping, shop.checkout, shop.market])
    store.subscribe(() => changes.push(store.getSnapshot()));
  const before = { stores: stores(), stored: storedValues(), callCount: state.callCount };
  logged.length = 0;
  shop.destroy();
  finish();
  // In time, not in turns: on a busy machine a module takes long to load.
  const outcome = await Promise.race([call, new Promise((resolve) => setTimeout(resolve, 5000, "still pending"))]);
  await turns(10);
  expect({ stores: stores(), callCount: state.callCount, changes, events, logged, timers: timers.size }).toEqual({
    stores: before.stores,
    callCount: before.callCount,
    changes: [],
    events: [],
    logged: [],
    timers: 0,
  });
  return { outcome, shop, heldCalls: () => state.heldCalls, before: before.stored, after: storedValues() };
}

async function turns(count = 5): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((next) => void setTimeout(next, 2));
}

const ABORTED = { code: "ABORTED" };
const credentials = { email: "anna@example.at", password: "geheim12" };
const signedIn = { jwtToken: TOKEN, jwt_received_at: String(START), customer_id: "7", user_identifier: CUSTOMER.EMAIL };

test.each(ONCE)("sign-in with %s", async (flight) => {
  const { outcome, before, after } = await destroyDuring(flight, {
    held: ["login", { token: TOKEN, expires_in: 21_600, customer: CUSTOMER, cart: undefined }],
    act: ({ shop }) => shop.session.signIn(credentials),
  });
  expect(outcome).toMatchObject(ABORTED);
  expect(after).toEqual(before);
});

// An aborted refresh must not end the session, not even of a token that has expired meanwhile.
test.each(REPEATED.flatMap((flight) => [[flight, 5 * HOUR] as const, [flight, 7 * HOUR] as const]))(
  "a token refresh with %s, %i ms after sign-in",
  async (flight, age) => {
    const { shop, before, after } = await destroyDuring(flight, {
      held: ["refreshToken", { token: TOKEN, expires_in: 21_600 }],
      stored: signedIn,
      act({ setNow, resume }) {
        setNow(START + age);
        resume();
        return undefined;
      },
    });
    expect(after).toEqual(before);
    expect(shop.session.getSnapshot()).toMatchObject({ status: "customer", customerId: 7 });
  },
);

test("an aborted refresh is sent again after the next start", async () => {
  const { shop, heldCalls } = await destroyDuring("no response", {
    held: ["refreshToken", {}],
    stored: signedIn,
    act({ setNow, resume }) {
      setNow(START + 5 * HOUR);
      resume();
      return undefined;
    },
  });
  const sent = heldCalls();
  shop.start();
  await vi.waitFor(() => expect(heldCalls()).toBe(sent + 1));
  shop.destroy();
});

test.each(REPEATED)("loading the customer with %s", async (flight) => {
  const { outcome } = await destroyDuring(flight, {
    held: ["ExternalOrderApi/customer", { CustomerItems: [{ ...CUSTOMER, FIRSTNAME: "Berta" }] }],
    stored: signedIn,
    act: ({ shop }) => shop.session.reloadCustomer(),
  });
  expect(outcome).toMatchObject(ABORTED);
});

test.each(ONCE)("a change of password with %s", async (flight) => {
  const { outcome, before, after } = await destroyDuring(flight, {
    held: ["changePassword", { token: TOKEN, expires_in: 21_600 }],
    stored: signedIn,
    act: ({ shop }) => shop.session.changePassword({ passwordOld: "a", password: "b", passwordConfirm: "b" }),
  });
  expect(outcome).toMatchObject(ABORTED);
  expect(after).toEqual(before);
});

test.each(REPEATED)("a shipping quote with %s", async (flight) => {
  const { outcome, before, after } = await destroyDuring(flight, {
    held: ["ExternalOrderApi/getActiveDelivery", RATES],
    act: ({ shop }) => shop.shipping.refresh(),
  });
  expect(outcome).toMatchObject(ABORTED);
  expect(after).toEqual(before);
});

test.each(ONCE)("the loading of the cart for another country with %s", async (flight) => {
  const { outcome, before, after } = await destroyDuring(flight, {
    held: ["cart/get", { status_code: 200, status: "ok", data: { cartId: 1, currency: "EUR", items: [] } }],
    act: ({ shop }) => shop.market.setCountry("DE"),
  });
  expect(outcome).toMatchObject(ABORTED);
  expect(after).toEqual(before);
});

test.each(REPEATED)("the shipping quote for another country with %s", async (flight) => {
  const { outcome } = await destroyDuring(flight, {
    held: ["ExternalOrderApi/getActiveDelivery", RATES],
    act: ({ shop }) => shop.market.setCountry("DE"),
  });
  expect(outcome).toMatchObject(ABORTED);
});

test.each(REPEATED)("a change of the cart with %s", async (flight) => {
  const { outcome } = await destroyDuring(flight, {
    held: ["cart/add", {}],
    act: ({ shop }) => {
      const [line] = shop.cart.getSnapshot().lines;
      if (line !== undefined) shop.cart.add(line);
      return shop.cart.whenSynced();
    },
  });
  expect(outcome).toMatchObject(ABORTED);
});

test.each(REPEATED)("a coupon with %s", async (flight) => {
  const { outcome } = await destroyDuring(flight, {
    held: ["ExternalOrderApi/insertCoupon", {}],
    act: ({ shop }) => shop.cart.applyCoupon("SUMMER"),
  });
  expect(outcome).toMatchObject(ABORTED);
});

// The backend may have placed the order: its cart is remembered, so that the next visit looks up its result.
test.each(REPEATED)("an order with %s", async (flight) => {
  const { outcome, shop } = await destroyDuring(flight, {
    held: ["paypal/pay", { url: "https://www.paypal.com/checkoutnow?token=1" }],
    act: ({ shop: { checkout } }) => {
      checkout.edit({ shippingAddress: address });
      return checkout.placeOrder(order);
    },
  });
  expect(outcome).toMatchObject(ABORTED);
  expect(shop.checkout.getSnapshot().shippingAddress.city).toBe("Wien");
  expect(shop.checkout.pendingCartId()).toBe(shop.cart.getSnapshot().cartId);
});

test.each(REPEATED)("payment methods with %s", async (flight) => {
  const { outcome } = await destroyDuring(flight, {
    held: ["ExternalOrderApi/getActivePaymentMethods", { data: [] }],
    act: ({ shop }) => shop.checkout.paymentMethods(1),
  });
  expect(outcome).toMatchObject(ABORTED);
});

test.each(REPEATED)("a catalogue read with %s", async (flight) => {
  const { outcome } = await destroyDuring(flight, {
    held: ["products_list", []],
    act: ({ shop }) => shop.catalogue.products({}),
  });
  expect(outcome).toMatchObject(ABORTED);
});

test("a shop started again at once requests the result of its order before it displays a cart", async () => {
  const backend = fakeShop([]);
  const calls: string[] = [];
  const session = memoryStorage({ placed_order: JSON.stringify({ cartId: 7, token: "secret", isReported: false }) });
  const environment = memoryEnvironment({
    fetch({ url, signal }) {
      calls.push(new URL(url).pathname.replace("/api/", ""));
      return abortOf(signal);
    },
    storage: { local: memoryStorage({ cart_id: "7", cart_token: "secret" }), session },
    clock: { now: () => START },
    timers: { after: () => () => {} },
    random: { key: () => "a-key-of-sixteen-characters" },
  });
  const shop = createShop(backend.config, environment);
  shop.start();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  shop.destroy();
  shop.start();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  await turns();
  expect(calls).toEqual([calls[0], calls[0]]);
  expect(shop.cart.getSnapshot()).toMatchObject({ cartId: 0, isInitialized: false });
  shop.destroy();
});

test.each(REPEATED)("a search with %s", async (flight) => {
  const states: unknown[] = [];
  await destroyDuring(flight, {
    held: ["ConfigApi", {}],
    async act({ shop, runTimers }) {
      const box = await shop.search.createSearchBox();
      box.subscribe(() => states.push(box.getSnapshot().status));
      box.setText("sofa");
      runTimers();
    },
  });
  expect(states).toEqual(["idle", "loading"]);
});
