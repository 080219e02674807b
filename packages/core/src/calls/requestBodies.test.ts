import { expect, test } from "vitest";
import { createLifetime, memoryEnvironment } from "../environment/runtime.js";
import { createAccountClient, createClients, createOrderClient, createSessionClient } from "./clients.js";
import { createSessionHttp } from "./transport/sessionHttp.js";

const config = { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "shop" };
const context = { locale: "de-AT", market: "AT" };

/** Returns an HTTP client whose backend accepts every call, and the calls it received: path and body. */
function fakeBackend(response: unknown) {
  const calls: Array<[path: string, body: unknown]> = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      calls.push([new URL(request.url).pathname.slice("/api/".length), await request.json()]);
      return Response.json(response);
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  return { http: createSessionHttp(config, environment), calls };
}

test("a pickup is sent in the wire's field names", async () => {
  const { http, calls } = fakeBackend("");
  const person = { firstName: "Anna", lastName: "Auer", phone: "+43 1 5880" };
  await createOrderClient(http, context).setPickup({ cartId: 5, token: "secret" }, { centerId: 3, ...person });
  expect(calls).toEqual([
    ["localpickup/order", { cart_id: 5, fulfilment_center_id: 3 }],
    ["localPickupAddress/order", { cart_id: 5, firstname: "Anna", lastname: "Auer", phone: "+43 1 5880" }],
  ]);
});

test("a photo is sent as it is, and its key with the review and the review's own", async () => {
  const bodies: unknown[] = [];
  const keys: unknown[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      const type = request.headers.get("content-type");
      keys.push(request.headers.get("Idempotency-Key"));
      bodies.push([
        new URL(request.url).pathname,
        type,
        type?.includes("json") ? await request.json() : await request.text(),
      ]);
      return Response.json({ key: "photo-key", status: "pending" });
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  const lifetime = createLifetime(environment).environment;
  const { reviews } = createClients({ ...config, ...context }, lifetime, {
    token: () => "mine",
    reportRejected: () => Promise.resolve(),
    customer: () => ({ id: 7, email: "a@b.at" }),
  });
  const key = await reviews.addPicture(70, new Blob(["pixels"], { type: "image/png" }));
  const review = { title: "Steht", content: "Gut", rating: 5, language: "de" };
  expect(await reviews.write({ ...review, variantId: 70, pictures: [key] }, "review-key")).toBe("pending");
  expect(bodies).toEqual([
    ["/api/comments/pictures/70", "image/png", "pixels"],
    ["/api/comments", "application/json", { ...review, pse_id: 70, pictures: ["photo-key"] }],
  ]);
  expect(keys).toEqual([null, "review-key"]);
});

test("the calls of two-factor authentication have the wire's paths", async () => {
  const { http, calls } = fakeBackend({ secret: "A".repeat(32), token: "t", expires_in: 60 });
  const account = createAccountClient(http, {
    ...context,
    customer: () => ({ id: 7, email: "a@b.at" }),
  });
  await account.startSecondFactor("geheim12");
  await createSessionClient(http, context).confirmSecondFactor("t", "123456");
  await account.removeSecondFactor("geheim12", "123456");
  expect(calls.map(([path]) => path)).toEqual(["secondFactor/start", "secondFactor/confirm", "secondFactor/remove"]);
});

test("a payment is ended and PayPal's button accepted with the cart's market", async () => {
  const { http, calls } = fakeBackend({ redirect: "/order-placed?cart_id=5" });
  const order = createOrderClient(http, context);
  const cart = { cartId: 5, token: "secret" };
  await order.cancelPayment(cart);
  expect(await order.acceptPayPal(cart, { orderID: "PAY-1" })).toBe("/order-placed?cart_id=5");
  expect(calls).toEqual([
    ["paypal/cancel", { cart_id: 5, satellite: "AT" }],
    ["paypal/accept", { paypal_data: { orderID: "PAY-1" }, satellite: "AT" }],
  ]);
});

test("a result page of another site is not accepted from PayPal's button", async () => {
  const { http } = fakeBackend({ redirect: "https://evil.example/order-placed?cart_id=5" });
  const accepted = createOrderClient(http, context).acceptPayPal({ cartId: 5, token: "secret" }, { orderID: "PAY-1" });
  await expect(accepted).rejects.toMatchObject({ code: "RESPONSE_INVALID" });
});

test("a guest cancels and pays an order by its mailed link, never by its id", async () => {
  const { http, calls } = fakeBackend({ svg: "<svg></svg>" });
  const order = { ref: "ORD1", hash: "secret" };
  await createAccountClient(http, context).cancelOrder(order);
  await createOrderClient(http, context).qrCode(order);
  expect(calls).toEqual([
    ["order/cancel", { order }],
    ["ExternalOrderApi/getQrCode", { order }],
  ]);
  await expect(createAccountClient(http, context).cancelOrder(3)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(createOrderClient(http, context).reorder(3, undefined, "key")).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  expect(calls).toHaveLength(2);
});
