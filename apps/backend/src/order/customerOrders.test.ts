import { orderRow } from "@shop/core/wire";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { addBody, fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { call } from "../auth/testing/account.ts";
import { createCustomer, buildPayBody, type Person, placeOrder } from "../auth/testing/people.ts";
import { createOrderHelpers } from "./testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, clock } = backend;
const { stockOf } = createOrderHelpers(backend);
let anna: Person;
beforeAll(async () => {
  anna = await createCustomer(backend, "anna@example.com");
});

const ordersOf = async ({ caller, ids }: Person) => {
  const path = `/ExternalOrderApi/order/?customer=${ids.customerId}&api_locale=de_AT&limit=999`;
  const { OrderItems } = (await (await call(app, "GET", path, undefined, caller)).json()) as { OrderItems: unknown[] };
  return v.parse(v.array(orderRow), OrderItems);
};
const statusIs = (orderId: number, status: string) =>
  db.updateTable("orders").set({ status }).where("id", "=", orderId).execute();

describe("an order of a signed-in customer", () => {
  test("belongs to the account, although the cart was a guest's before", async () => {
    const buyer = await createBuyer(app, fixtureItems.stool);
    const as = { ...anna.caller, cartToken: buyer.token };
    const response = await call(app, "POST", "/vorkasse/pay", buildPayBody({ ...anna.ids, cartId: buyer.cartId }), as);
    expect(response.status, await response.clone().text()).toBe(200);
    const [newest] = await ordersOf(anna);
    expect(newest).toMatchObject({ email: "anna@example.com", status: "not_paid" });
  });

  test("is paid with a valid token only", async () => {
    const buyer = await createBuyer(app, fixtureItems.stool);
    const response = await call(app, "POST", "/vorkasse/pay", payBody(buyer), {
      bearer: "gone",
      cartToken: buyer.token,
    });
    expect(response.status).toBe(401);
  });

  test("assigning the cart by email keeps it with the account", async () => {
    const response = await call(
      app,
      "POST",
      "/cart/assignCustomer",
      { email: "other@example.com", cart_id: anna.ids.cartId },
      anna.caller,
    );
    expect(await response.json()).toMatchObject({ data: { customer_id: anna.ids.customerId } });
  });
});

test("orders come newest first, each with its products", async () => {
  clock.now = new Date(clock.now.getTime() + 60_000);
  const orderId = await placeOrder(backend, anna.caller, anna.ids, fixtureItems.armchair);
  const orders = await ordersOf(anna);
  expect(orders[0]).toMatchObject({ id: orderId, lines: [{ title: "Sessel Enns" }] });
  expect(orders.length).toBeGreaterThan(1);
  const path = `/ExternalOrderApi/order_product/?order_id=${orderId}&api_locale=de_AT`;
  expect(await (await call(app, "GET", path, undefined, anna.caller)).json()).toMatchObject({
    OrderProductItems: [{ PRODUCT_SALE_ELEMENTS_ID: variant.armchairForest, QUANTITY: 1 }],
  });
});

describe("cancelling", () => {
  const cancel = (orderId: number, as: object) => call(app, "POST", "/order/cancel", { order_id: orderId }, as);

  test("returns the items once for repeated calls", async () => {
    const before = await stockOf(variant.stool);
    const orderId = await placeOrder(backend, anna.caller, anna.ids, fixtureItems.stool);
    expect(await stockOf(variant.stool)).toBe(before - 1);
    const responses = await Promise.all([1, 2, 3].map(() => cancel(orderId, anna.caller)));
    for (const response of responses) expect(await response.json()).toEqual({ status_code: 200, status: "canceled" });
    expect(await stockOf(variant.stool)).toBe(before);
    const [order] = await ordersOf(anna);
    expect(order).toMatchObject({ id: orderId, status: "canceled" });
  });

  test.each(["paid", "processing", "sent", "refunded"])("is too late once it is %s", async (status) => {
    const orderId = await placeOrder(backend, anna.caller, anna.ids);
    await statusIs(orderId, status);
    const response = await cancel(orderId, anna.caller);
    expect([response.status, await response.json()]).toMatchObject([409, { code: "ORDER_NOT_CANCELABLE" }]);
  });

  test("belongs to the guest with the secret of the ordered cart", async () => {
    const buyer = await createBuyer(app);
    await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
    const { id } = await db
      .selectFrom("orders")
      .select("id")
      .where("cart_id", "=", buyer.cartId)
      .executeTakeFirstOrThrow();
    const [foreign, unknown] = [await cancel(id, { cartToken: "AAAA" }), await cancel(999_999, { cartToken: "AAAA" })];
    expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await cancel(id, {})).status).toBe(401);
    expect((await cancel(id, { cartToken: buyer.token })).status).toBe(200);
  });
});

describe("the link of the order mail", () => {
  const mailed = async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf);
    await send(app, "/cart/add", addBody(fixtureItems.stool, 1, buyer.cartId), { token: buyer.token });
    await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
    const { text, link_hash } = await db
      .selectFrom("mail_outbox")
      .innerJoin("orders", "orders.id", "mail_outbox.order_id")
      .select(["text", "link_hash"])
      .where("orders.cart_id", "=", buyer.cartId)
      .executeTakeFirstOrThrow();
    const [, ref = "", hash = ""] = /\/guest\/invoice\/([^/]+)\/([\w-]+)/.exec(text) ?? [];
    return { ref, hash, link_hash };
  };
  const orderOf = (ref: string) =>
    db.selectFrom("orders").select(["id", "status"]).where("ref", "=", ref).executeTakeFirstOrThrow();
  const open = (ref: string, hash: string, ipAddress = hash) =>
    call(app, "GET", `/guest/order/${ref}/${hash}?api_locale=en_AT`, undefined, { ipAddress });

  test("grants access to the order; only its hash is stored", async () => {
    const { ref, hash, link_hash } = await mailed();
    expect([hash.length, link_hash?.length]).toEqual([22, 32]);
    const response = await open(ref, hash);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toMatchObject({ OrderItems: [{ REF: ref, order_product: [{}, {}] }] });
  });

  test("a wrong one, another order's and one of no order get the same response", async () => {
    const [one, other] = [await mailed(), await mailed()];
    const responses = await Promise.all([
      open(one.ref, "AAAAAAAAAAAAAAAAAAAAAA"),
      open(one.ref, other.hash),
      open("ORD000000999999", one.hash),
      open(one.ref, `${one.hash}A`),
    ]);
    const bodies = await Promise.all(responses.map(async (response) => `${response.status} ${await response.text()}`));
    expect(new Set(bodies)).toEqual(new Set(['404 {"error":"Order not found","code":"NOT_FOUND"}']));
  });

  test("cancels the order; another order's hash, and its id alone, do not", async () => {
    const [one, other] = [await mailed(), await mailed()];
    const cancel = (order: object) => call(app, "POST", "/order/cancel", { order }, { ipAddress: one.hash });
    const [foreign, unknown] = [
      await cancel({ ref: one.ref, hash: other.hash }),
      await cancel({ ref: "ORD000000999999", hash: one.hash }),
    ];
    expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(foreign.status).toBe(404);
    const { id } = await orderOf(one.ref);
    expect((await call(app, "POST", "/order/cancel", { order_id: id }, {})).status).toBe(401);
    expect((await orderOf(one.ref)).status).toBe("not_paid");
    expect(await (await cancel({ ref: one.ref, hash: one.hash })).json()).toEqual({
      status_code: 200,
      status: "canceled",
    });
    expect([(await orderOf(one.ref)).status, (await orderOf(other.ref)).status]).toEqual(["canceled", "not_paid"]);
  });

  test("adds the articles to a guest's cart, new or own; never to another's, never by another hash", async () => {
    const [one, shopper] = [await mailed(), await createBuyer(app, fixtureItems.table)];
    const reorder = (body: object, cartToken?: string) =>
      call(app, "POST", "/order/reorder", { locale: "de_AT", ...body }, { ipAddress: one.hash, cartToken });
    const order = { ref: one.ref, hash: one.hash };
    const created = (await (await reorder({ order })).json()) as {
      data: { cart: { token: string; items: unknown[] } };
    };
    expect([typeof created.data.cart.token, created.data.cart.items.length]).toEqual(["string", 2]);
    const added = await reorder({ order, cart_id: shopper.cartId }, shopper.token);
    expect(await added.json()).toMatchObject({ data: { cart: { items: [{}, {}, {}] }, missing: [] } });
    expect((await reorder({ order, cart_id: shopper.cartId }, created.data.cart.token)).status).toBe(404);
    expect((await reorder({ order: { ref: one.ref, hash: `${one.hash}A` } })).status).toBe(404);
    expect((await reorder({ order_id: (await orderOf(one.ref)).id })).status).toBe(401);
  });

  test("shows the bank account of the unpaid order and its QR code; paid, neither", async () => {
    const { ref, hash } = await mailed();
    const readBank = async () =>
      ((await (await open(ref, hash)).json()) as { OrderItems: { bank: unknown }[] }).OrderItems[0]?.bank;
    const readCode = (order: object) =>
      call(app, "POST", "/ExternalOrderApi/getQrCode", { order }, { ipAddress: hash });
    expect(await readBank()).toMatchObject({ iban: expect.any(String), reference: ref, amount: expect.any(Number) });
    expect(await (await readCode({ ref, hash })).json()).toEqual({ svg: expect.stringContaining("<svg") });
    expect((await readCode({ ref, hash: `${hash}A` })).status).toBe(404);
    await statusIs((await orderOf(ref)).id, "paid");
    expect(await readBank()).toBeUndefined();
    expect((await readCode({ ref, hash })).status).toBe(404);
  });

  test("ends after half a year", async () => {
    const { ref, hash } = await mailed();
    const before = clock.now;
    clock.now = new Date(before.getTime() + 181 * 86_400_000);
    expect((await open(ref, hash)).status).toBe(404);
    clock.now = before;
  });

  test("cannot be guessed: thirty attempts in ten minutes", async () => {
    const statuses = [];
    for (let at = 0; at < 32; at += 1) statuses.push((await open("ORD000000000001", `guess${at}`, "guesser")).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
