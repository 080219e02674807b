import { expect, test } from "vitest";
import { createShop } from "./createShop.js";
import { visibleLines } from "./domain/cart/visibleLines.js";
import { additionOf } from "./domain/cart/additionOf.js";
import { memoryStorage } from "./environment/memory.js";
import { type CartListeners, cartCalls, createCart, sessionHttp } from "./exports/cart.js";
import { fakeShop, type FakeShopOptions } from "./fakes/fakeShop.js";
import { testEnvironment } from "./fakes/testEnvironment.js";

function opened(listeners?: CartListeners, options?: FakeShopOptions) {
  const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900, stock: 2 }], options);
  const storage = { local: memoryStorage(), session: memoryStorage() };
  const environment = testEnvironment({ fetch: backend.fetch, storage });
  const cart = createCart(backend.config, environment, listeners);
  cart.start();
  return { backend, cart, environment, storage };
}

async function add(cart: ReturnType<typeof createCart>, environment: ReturnType<typeof testEnvironment>, pieces = 1) {
  const shop = createShop(fakeShop([]).config, environment);
  const [product] = await shop.catalogue.products({ limit: 1 });
  if (product === undefined) throw new Error("The shop is empty");
  cart.ask(additionOf(product, { quantity: pieces }));
}

test("a cart without a shop shows at once, is sent and confirmed", async () => {
  const { backend, cart, environment } = opened();
  await add(cart, environment);
  expect(visibleLines(cart.getSnapshot())).toMatchObject([{ title: "Chair", quantity: 1, provisional: true }]);
  await cart.settle();
  expect(visibleLines(cart.getSnapshot())).toMatchObject([{ title: "Chair", quantity: 1, provisional: false }]);
  expect(backend.calls.filter((call) => call.startsWith("POST"))).toEqual(["POST cart/add"]);
});

test("who listens is told what was asked and refused; who does not is not needed", async () => {
  const told: unknown[] = [];
  const { cart, environment } = opened({
    onAnnounce: ({ intent }) => told.push(intent.kind),
    onRefuse: ({ code, stock }) => told.push(code, stock),
  });
  await add(cart, environment, 3);
  await cart.settle();
  expect(told).toEqual(["add", "OUT_OF_STOCK", 2]);
  expect(visibleLines(cart.getSnapshot())).toEqual([]);
  const silent = opened();
  await add(silent.cart, silent.environment, 3);
  await silent.cart.settle();
  expect(silent.cart.getSnapshot().error).toBe("OUT_OF_STOCK");
});

test("a shop of the same origin finds the cart that was filled without one", async () => {
  const { backend, cart, environment, storage } = opened();
  await add(cart, environment);
  await cart.settle();
  cart.stop();
  const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch, storage }));
  shop.start();
  expect(visibleLines(shop.cart.getSnapshot())).toMatchObject([{ title: "Chair", quantity: 1 }]);
  shop.destroy();
});

test("another country is asked for its prices, the same one is not", async () => {
  const countries: unknown[] = [];
  const { backend, cart, environment } = opened();
  await add(cart, environment);
  await cart.settle();
  const spied = createCart(backend.config, {
    ...environment,
    fetch: async (request) => {
      const body: unknown = await request.clone().json();
      countries.push(typeof body === "object" && body !== null && "country_id" in body && body.country_id);
      return backend.fetch(request);
    },
  });
  spied.start();
  await expect.poll(() => countries).toEqual([13]);
  spied.deliverTo(13);
  spied.deliverTo(5);
  await expect.poll(() => countries).toEqual([13, 5]);
});

test("coupons and the validation come beside it", async () => {
  const { backend, cart, environment } = opened(undefined, {
    answers: {
      "POST ExternalOrderApi/insertCoupon/": () =>
        Response.json({ status_code: 400, status: "refused", data: null, reason: "expired" }),
    },
  });
  const calls = cartCalls(cart, backend.config, environment);
  expect(await calls.validate()).toBeUndefined();
  await add(cart, environment);
  await cart.settle();
  await expect(calls.applyCoupon("SOMMER")).rejects.toMatchObject({
    code: "COUPON_REJECTED",
    details: { reason: "expired" },
  });
});

test("who is signed in asks by a session's http", async () => {
  const { backend, environment } = opened();
  const sent: unknown[] = [];
  const asking = {
    ...environment,
    fetch: (request: Request) => {
      sent.push(request.headers.get("authorization"));
      return backend.fetch(request);
    },
  };
  const http = sessionHttp(backend.config, asking, { token: () => "mine", refused: async () => {} });
  const cart = createCart({ ...backend.config, http }, asking);
  cart.start();
  await add(cart, environment);
  await cart.settle();
  expect(sent).toEqual(["Bearer mine"]);
});
