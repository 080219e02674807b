import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import {
  addBody,
  parseEnvelope,
  fetchWithCartToken,
  fixtureItems,
  createBuyer,
  createShopper,
  payBody,
  send,
} from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

const owner = await createShopper(app, fixtureItems.pouf);
const attacker = await createShopper(app, fixtureItems.stool);
const ordered = await createBuyer(app, fixtureItems.pouf);
await send(app, "/vorkasse/pay", payBody(ordered), { token: ordered.token });

const calls: [string, (cartId: number) => object][] = [
  ["/cart/get", (cartId) => ({ cart_id: cartId })],
  ["/cart/add", (cartId) => addBody(fixtureItems.pouf, 1, cartId)],
  ["/cart/update", (cartId) => ({ cart_id: cartId, cart_item: 1, quantity: 1 })],
  ["/cart/delete", (cartId) => ({ cart_id: cartId, cart_item: 1 })],
  ["/cart/clear", (cartId) => ({ cart_id: cartId })],
  ["/cart/validate", (cartId) => ({ cart_id: cartId })],
  [
    "/ExternalOrderApi/insertCoupon/?api_locale=de_AT",
    (cartId) => ({ cart_id: cartId, coupon_code: "TEN", customer_id: null }),
  ],
  ["/cart/assignCustomer", (cartId) => ({ cart_id: cartId, email: "eve@example.com" })],
];

/** All that a caller can observe of a response. */
const seen = async (response: Response): Promise<string> =>
  JSON.stringify([response.status, [...response.headers].map(String).toSorted(), await response.text()]);

test.each(calls)("%s returns identical bytes for every foreign cart", async (path, body) => {
  const responses = await Promise.all([
    send(app, path, body(owner.cartId), { token: attacker.token }),
    send(app, path, body(owner.cartId)),
    send(app, path, body(owner.cartId), { token: "" }),
    send(app, path, body(999_999), { token: attacker.token }),
    send(app, path, body(999_999)),
    send(app, path, body(ordered.cartId), { token: ordered.token }),
    send(app, path, body(ordered.cartId), { token: attacker.token }),
  ]);
  const [first, ...others] = await Promise.all(responses.map(seen));
  expect(first).toContain("Cart not found");
  expect(new Set(others)).toEqual(new Set([first]));
});

test.each(calls.filter(([path]) => path !== "/cart/add"))("%s without a cart finds none", async (path, body) => {
  const answer = await parseEnvelope(send(app, path, { ...body(0), cart_id: "0" }));
  expect(answer).toEqual({ status_code: 404, status: "Cart not found", data: null });
});

test.each([
  ["getActiveDelivery", (id: number) => `/ExternalOrderApi/getActiveDelivery/${id}/de_AT`],
  ["getActivePaymentMethods", (id: number) => `/ExternalOrderApi/getActivePaymentMethods/${id}/de_AT`],
  ["order", (id: number) => `/ExternalOrderApi/order/?cart_id=${id}&api_locale=de_AT`],
])("%s returns the same for a foreign and an unknown cart", async (_, path) => {
  const foreign = await seen(await fetchWithCartToken(app, path(owner.cartId), attacker.token));
  expect(await seen(await fetchWithCartToken(app, path(999_999), attacker.token))).toBe(foreign);
  expect(await seen(await fetchWithCartToken(app, path(owner.cartId)))).toBe(foreign);
});

test("pay, shipping and address return the same for a foreign and an unknown cart", async () => {
  const buyer = await createBuyer(app);
  const address = {
    customer_id: buyer.customerId,
    firstname: "Eve",
    lastname: "Evil",
    address1: "x",
    zipcode: "1010",
    city: "x",
    country: 13,
  };
  for (const [path, body] of [
    ["/vorkasse/pay", payBody(buyer)],
    ["/customdelivery/postage", { country_id: 13, state_id: null, locale: "de_AT", delivery_module_id: 77 }],
    ["/ExternalOrderApi/address", address],
  ] as const) {
    const foreign = await seen(await send(app, path, { ...body, cart_id: buyer.cartId }, { token: attacker.token }));
    expect(await seen(await send(app, path, { ...body, cart_id: 999_999 }, { token: attacker.token }))).toBe(foreign);
  }
});

test("an attacker's call changes nothing", async () => {
  const before = await db.selectFrom("cart_item").selectAll().orderBy("id").execute();
  for (const [path, body] of calls) await send(app, path, body(owner.cartId), { token: attacker.token });
  expect(await db.selectFrom("cart_item").selectAll().orderBy("id").execute()).toEqual(before);
});

test("assigning an email neither changes nor reveals another customer with it", async () => {
  const email = "anna@example.com";
  const account = await db
    .insertInto("customer")
    .values({ email, guest: false, password_hash: "none", language: "de" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { cartId, token } = await createShopper(app);
  const assign = async (address: string) =>
    (await parseEnvelope(send(app, "/cart/assignCustomer", { cart_id: cartId, email: address }, { token }))).data;
  const guest = await assign(email);
  expect(guest).toEqual({ cartId, customer_id: expect.any(Number) });
  expect(guest.customer_id).not.toBe(account.id);
  // A repeated call keeps the guest and replaces the email address.
  expect(await assign("nobody@example.com")).toEqual(guest);
  const rows = await db
    .selectFrom("customer")
    .select(["id", "email", "guest"])
    .where("id", "in", [account.id, guest.customer_id])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: account.id, email, guest: false },
    { id: guest.customer_id, email: "nobody@example.com", guest: true },
  ]);
});

test.each(["anna@example.com", " Anna.Huber+shop@example.co.at ", "öl@möbel.example"])(
  "%j is an e-mail",
  async (email) => {
    const { cartId, token } = await createShopper(app);
    const answer = await parseEnvelope(send(app, "/cart/assignCustomer", { cart_id: cartId, email }, { token }));
    const row = await db
      .selectFrom("customer")
      .select("email")
      .where("id", "=", answer.data.customer_id)
      .executeTakeFirst();
    expect(row).toEqual({ email: email.trim() });
  },
);

test.each([
  "",
  "anna",
  "anna@",
  "a@b",
  "a@b..at",
  "anna..huber@example.com",
  "a b@c.at",
  "a@-b.at",
  "a,b@c.at",
  "a@b.c\nBcc: d@e.f",
  `${"a".repeat(250)}@example.com`,
])("%j is no e-mail", async (email) => {
  const { cartId, token } = await createShopper(app);
  expect((await send(app, "/cart/assignCustomer", { cart_id: cartId, email }, { token })).status).toBe(400);
});
