import { expect, test } from "vitest";
import { memoryEnvironment } from "../environment/runtime.js";
import { type CartClient, type CartWrite, createCartClient } from "./cartClient.js";
import { createSessionHttp } from "./transport/sessionHttp.js";

const config = { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "shop" };
const cart = { cartId: 5, currency: "EUR", items: [] };
const handle = { cartId: 5, token: "secret" };
const write = { idempotencyKey: "key", countryId: 13 };
const addition: CartWrite["mutation"] = { kind: "add", productId: 7, variantId: 70, quantity: 2 };
const written = { quantity: 2, cart };
const checked = {
  valid: 1,
  removed: [],
  price_changed: [],
  quantity_changed: [],
  undeliverable: [],
  cart,
};

/** The client of a shop that responds with this body, and the requests that the shop received. */
function shopRespondingWith(response: unknown) {
  const requests: Request[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      requests.push(request);
      return Response.json(response);
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  return { client: createCartClient(createSessionHttp(config, environment), { locale: "de_AT" }), requests };
}

const change = (client: CartClient, mutation = addition) =>
  client.write({ ...handle, key: "key", countryId: 13, cartItemId: 31, mutation });

/** Adds an item to a shop that responds with this body. */
const addWith = (response: unknown) => change(shopRespondingWith(response).client);

test("an add has succeeded only with status_code 200 and the quantity of its line", async () => {
  const data = { quantity: 2, cartId: 5, cartItemId: 31, cart };
  expect(await addWith({ status_code: 200, data })).toMatchObject({ id: 5 });
  await expect(addWith({ status_code: 500, status: "no", data })).rejects.toMatchObject({ code: "CART_REJECTED" });
  await expect(addWith({ status_code: 200, data: { cart } })).rejects.toMatchObject({ code: "RESPONSE_INVALID" });
  await expect(addWith({ status_code: 404, status: "Cart not found" })).rejects.toMatchObject({
    code: "CART_NOT_FOUND",
  });
});

test("a rejected change says which call, code and status", async () => {
  await expect(addWith({ status_code: 500, status: "closed" })).rejects.toMatchObject({
    code: "CART_REJECTED",
    details: { path: "cart/add", code: 500, status: "closed" },
  });
  await expect(addWith({ status_code: 404, status: "Cart not found" })).rejects.toMatchObject({
    details: { path: "cart/add" },
  });
  await expect(addWith({ status_code: 200, data: { quantity: "x", cart } })).rejects.toMatchObject({
    details: { path: "cart/add", at: "quantity" },
  });
});

test("a quantity beyond the stock is OUT_OF_STOCK with what is left", async () => {
  await expect(addWith({ status_code: 409, status: "", data: { stock: "3", quantity: 2 } })).rejects.toMatchObject({
    code: "OUT_OF_STOCK",
    details: { stock: 3, quantity: 2 },
  });
  await expect(addWith({ status_code: 409, status: "", data: { stock: 3 } })).rejects.toMatchObject({
    code: "CART_REJECTED",
  });
});

const CHANGES: Array<[name: string, data: unknown, call: (client: CartClient) => Promise<unknown>, result: unknown]> = [
  ["add", written, (client) => change(client), { id: 5, currency: "EUR" }],
  ["validate", checked, (client) => client.validate(handle, write), { valid: true, cart: { id: 5 } }],
  ["applyCoupon", { cart }, (client) => client.applyCoupon(handle, "HERBST", write), { id: 5, currency: "EUR" }],
  ["removeCoupon", { cart }, (client) => client.removeCoupon(handle, "HERBST", write), { id: 5, currency: "EUR" }],
];

test.each(CHANGES)("%s sends the cart's secret and its key, and returns the outcome", async (_, data, call, result) => {
  const { client, requests } = shopRespondingWith({ status_code: 200, data });
  expect(await call(client)).toMatchObject(result as object);
  const [sent] = requests;
  expect([sent?.headers.get("x-cart-token"), sent?.headers.get("idempotency-key")]).toEqual(["secret", "key"]);
});

test("calls that change no line need the cart's secret, but no key", async () => {
  const shop = shopRespondingWith({ status_code: 200, data: cart });
  expect(await shop.client.get(handle, 13)).toMatchObject({ id: 5, currency: "EUR" });
  const assigning = shopRespondingWith({ status_code: 200, data: { customer_id: "9" } });
  expect(await assigning.client.assignCustomer(handle, "anna@example.com")).toBe(9);
  for (const { headers } of [...shop.requests, ...assigning.requests]) {
    expect([headers.get("x-cart-token"), headers.get("idempotency-key")]).toEqual(["secret", null]);
  }
});

test("a rejected coupon has its reason and both totals", async () => {
  const rejection = { status_code: 400, status: "no", reason: "worse_than_current", total: "90.5", current_total: 80 };
  const { client } = shopRespondingWith(rejection);
  await expect(client.applyCoupon(handle, "HERBST", { ...write, keepBetter: true })).rejects.toMatchObject({
    code: "COUPON_REJECTED",
    details: { reason: "worse_than_current", totalCents: 9050, currentTotalCents: 8000 },
  });
});

test("a coupon call for a missing cart is CART_NOT_FOUND, and an accepted coupon may have a reason", async () => {
  const missing = shopRespondingWith({ status_code: 404, status: "Cart not found" });
  await expect(missing.client.applyCoupon(handle, "HERBST", write)).rejects.toMatchObject({
    code: "CART_NOT_FOUND",
    details: { path: "ExternalOrderApi/insertCoupon/" },
  });
  const accepting = shopRespondingWith({ status_code: 200, reason: "condition_not_met", data: { cart } });
  expect(await accepting.client.applyCoupon(handle, "HERBST", write)).toMatchObject({ id: 5 });
});
