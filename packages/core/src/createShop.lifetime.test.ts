// After destroy() a shop keeps no program alive: no timer, no request, no subscription.
import { expect, test, vi } from "vitest";
import { createShop } from "./createShop.js";
import type { Environment } from "./environment/environment.js";
import { memoryEnvironment, memoryStorage } from "./environment/runtime.js";
import type { CartItem } from "./cart/cartStore.js";
import { fakeShop } from "./testing/fakeShop.js";

const NOW = 1_795_000_000_000;
const claims = { sub: "7", iat: NOW / 1000, exp: NOW / 1000 + 21_600, aud: "storefront" };
const TOKEN = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;

/** A shop whose open timers and subscriptions are counted. */
function openShop(stored: Record<string, string> = {}, visit: Record<string, string> = {}) {
  const open = { timers: new Set<() => void>(), subscriptions: 0 };
  const calls: string[] = [];
  const subscribe = (): (() => void) => {
    open.subscriptions += 1;
    return () => void (open.subscriptions -= 1);
  };
  const local = memoryStorage(stored);
  const environment: Environment = memoryEnvironment({
    fetch: async (request) => {
      calls.push(new URL(request.url).pathname);
      return Response.json({ error: "down" }, { status: 400 });
    },
    storage: { local, session: memoryStorage(visit) },
    clock: { now: () => NOW },
    timers: {
      after(_ms, run) {
        open.timers.add(run);
        return () => void open.timers.delete(run);
      },
    },
    random: { key: () => "a-key-of-sixteen-characters" },
    broadcast: { post: () => {}, subscribe },
    online: { isOnline: () => true, subscribe },
    resumed: { subscribe },
  });
  return { shop: createShop(fakeShop([]).config, environment), environment, calls, open, local };
}

const imported = (): Promise<unknown> =>
  Promise.all([import("./session/sessionEngine.js"), import("./calls/clients.js"), import("ky")]).then(
    () => new Promise((next) => void setTimeout(next, 50)),
  );

test("a session engine that loads after destroy() starts no timer and sends nothing", async () => {
  const { shop, calls, open } = openShop({}, { user_express: "true", user_express_data: "{}" });
  shop.start();
  shop.session.startExpress({ email: "eva@example.com", address: undefined });
  shop.destroy();
  await imported();
  expect(shop.session.getSnapshot().expressUser).toMatchObject({ email: "eva@example.com" });
  expect([open.timers.size, open.subscriptions, calls]).toEqual([0, 0, []]);
});

test("destroy() ends the timers and subscriptions of a signed-in customer with a cart", async () => {
  const { shop, calls, open } = openShop({ jwtToken: TOKEN, cart_id: "7", cart_token: "secret" });
  shop.start();
  await vi.waitFor(() => expect(calls).not.toEqual([]));
  await imported();
  shop.session.startExpress({ email: "eva@example.com", address: undefined });
  await imported();
  expect(open.timers.size).toBeGreaterThan(0);
  expect(open.subscriptions).toBeGreaterThan(0);
  shop.destroy();
  const callCount = calls.length;
  expect([open.timers.size, open.subscriptions]).toEqual([0, 0]);
  void shop.cart.refresh();
  await expect(shop.catalogue.products({})).rejects.toMatchObject({ code: "ABORTED" });
  await imported();
  expect([open.timers.size, calls.length]).toEqual([0, callCount]);
});

test("destroy() aborts requests in flight: their answers change no cart and no storage", async () => {
  const requests: Request[] = [];
  const local = memoryStorage({ cart_id: "7", cart_token: "secret" });
  const { environment: parts, open } = openShop();
  const environment: Environment = {
    ...parts,
    storage: { local, session: memoryStorage() },
    fetch: (request) => {
      requests.push(request);
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener("abort", () => reject(request.signal.reason));
      });
    },
  };
  const shop = createShop(fakeShop([]).config, environment);
  shop.start();
  const products = shop.catalogue.products({}).catch((error: unknown) => error);
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1));
  const stored = (): unknown => local.keys("").map((key) => [key, local.get(key)]);
  const before = [shop.cart.getSnapshot(), stored()];
  const requestCount = requests.length;
  shop.destroy();
  expect(await products).toMatchObject({ code: "ABORTED" });
  await imported();
  expect(requests.map(({ signal }) => signal.aborted)).toEqual(requests.map(() => true));
  expect([shop.cart.getSnapshot(), stored()]).toEqual(before);
  expect([open.timers.size, requests.length]).toEqual([0, requestCount]);
});

test("a start right after destroy() opens the cart once, although the result of an order was asked for twice", async () => {
  const visit = { placed_order: JSON.stringify({ cartId: 7, token: "secret", isReported: false }) };
  const { environment, calls } = openShop({}, visit);
  const warn = vi.fn();
  const shop = createShop(fakeShop([]).config, { ...environment, log: { warn } });
  shop.start();
  shop.destroy();
  shop.start();
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  await imported();
  expect(calls.filter((path) => path.endsWith("/order/result"))).toHaveLength(2);
  expect(warn).toHaveBeenCalledExactlyOnceWith("The result of an order could not be fetched", expect.anything());
  shop.destroy();
});

test("destroy() keeps a change of the cart that is being sent: the next start repeats it", async () => {
  const requests: Request[] = [];
  const local = memoryStorage();
  const environment: Environment = {
    ...openShop().environment,
    storage: { local, session: memoryStorage() },
    fetch: (request) => {
      requests.push(request);
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener("abort", () => reject(request.signal.reason));
      });
    },
  };
  const shop = createShop(fakeShop([]).config, environment);
  shop.start();
  shop.cart.add(testCartItem);
  await vi.waitFor(() => expect(requests.map(keyOf)).toContainEqual(expect.any(String)));
  const before = shop.cart.getSnapshot();
  const sent = requests.map(keyOf).filter((key) => key !== null);
  shop.destroy();
  await imported();
  expect(shop.cart.getSnapshot()).toEqual(before);
  requests.length = 0;
  shop.start();
  await vi.waitFor(() => expect(requests.map(keyOf)).toContainEqual(sent[0]));
  shop.destroy();
});

const testCartItem: CartItem = {
  productId: 3,
  variantId: 31,
  title: "Stuhl",
  ref: "S-31",
  url: "stuhl",
  brand: "",
  picture: undefined,
  color: "",
  size: "",
  unitCents: 1000,
  compareAtCents: undefined,
  vatPercent: 20,
  step: 1,
  stock: 9,
  freight: false,
  weightGrams: 0,
};

const keyOf = ({ headers }: Request): string | null => headers.get("idempotency-key");

test("a shop can start again after destroy()", async () => {
  const { shop, calls, open } = openShop({ cart_id: "7", cart_token: "secret" });
  shop.start();
  shop.destroy();
  shop.start();
  await vi.waitFor(() => expect(calls).toContain("/api/cart/get"));
  expect(open.subscriptions).toBeGreaterThan(0);
  shop.destroy();
});

test("a throwing listener does not stop the others", () => {
  const { shop } = openShop();
  const heard: string[] = [];
  for (const [name, store] of Object.entries({ checkout: shop.checkout, session: shop.session })) {
    store.subscribe(() => {
      throw new Error("a broken listener");
    });
    store.subscribe(() => heard.push(name));
  }
  shop.start();
  shop.checkout.edit({ email: "eva@example.com" });
  expect(heard).toEqual(["session", "checkout"]);
  shop.destroy();
});
