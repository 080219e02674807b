import { orderRow } from "@shop/core/wire";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { saleElement } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { addBody, goods, newBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { call } from "../auth/testing/account.ts";
import { newCustomer, payBodyOf, type Person, placeOrder } from "../auth/testing/people.ts";
import { orderBook } from "./testing/orderBook.ts";

const backend = await useDatabase();
const { app, db, clock } = backend;
const { stockOf } = orderBook(backend);
let anna: Person;
beforeAll(async () => {
  anna = await newCustomer(backend, "anna@example.com");
});

const ordersOf = async ({ as, own }: Person) => {
  const path = `/ExternalOrderApi/order/?customer=${own.customerId}&api_locale=de_AT&limit=999`;
  const { OrderItems } = (await (await call(app, "GET", path, undefined, as)).json()) as { OrderItems: unknown[] };
  return v.parse(v.array(orderRow), OrderItems);
};
const statusIs = (orderId: number, status: string) =>
  db.updateTable("orders").set({ status }).where("id", "=", orderId).execute();

describe("an order of somebody who is signed in", () => {
  test("belongs to the account, though the cart was given to a guest before", async () => {
    const buyer = await newBuyer(app, goods.stool);
    const as = { ...anna.as, cartToken: buyer.token };
    const answer = await call(app, "POST", "/vorkasse/pay", payBodyOf({ ...anna.own, cartId: buyer.cartId }), as);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const [newest] = await ordersOf(anna);
    expect(newest).toMatchObject({ email: "anna@example.com", status: "not_paid" });
  });

  test("is paid with a token that is good, or not at all", async () => {
    const buyer = await newBuyer(app, goods.stool);
    const answer = await call(app, "POST", "/vorkasse/pay", payBody(buyer), { bearer: "gone", cartToken: buyer.token });
    expect(answer.status).toBe(401);
  });

  test("assigning the cart by an e-mail keeps it the account's", async () => {
    const answer = await call(
      app,
      "POST",
      "/cart/assignCustomer",
      { email: "other@example.com", cart_id: anna.own.cartId },
      anna.as,
    );
    expect(await answer.json()).toMatchObject({ data: { customer_id: anna.own.customerId } });
  });
});

test("orders come newest first, each with its products", async () => {
  clock.now = new Date(clock.now.getTime() + 60_000);
  const orderId = await placeOrder(backend, anna.as, anna.own, goods.armchair);
  const orders = await ordersOf(anna);
  expect(orders[0]).toMatchObject({ id: orderId, lines: [{ title: "Sessel Enns" }] });
  expect(orders.length).toBeGreaterThan(1);
  const path = `/ExternalOrderApi/order_product/?order_id=${orderId}&api_locale=de_AT`;
  expect(await (await call(app, "GET", path, undefined, anna.as)).json()).toMatchObject({
    OrderProductItems: [{ PRODUCT_SALE_ELEMENTS_ID: saleElement.armchairForest, QUANTITY: 1 }],
  });
});

describe("cancelling", () => {
  const cancel = (orderId: number, as: object) => call(app, "POST", "/order/cancel", { order_id: orderId }, as);

  test("gives the goods back, once, however often it is asked", async () => {
    const before = await stockOf(saleElement.stool);
    const orderId = await placeOrder(backend, anna.as, anna.own, goods.stool);
    expect(await stockOf(saleElement.stool)).toBe(before - 1);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(orderId, anna.as)));
    for (const answer of answers) expect(await answer.json()).toEqual({ status_code: 200, status: "canceled" });
    expect(await stockOf(saleElement.stool)).toBe(before);
    const [order] = await ordersOf(anna);
    expect(order).toMatchObject({ id: orderId, status: "canceled" });
  });

  test.each(["paid", "processing", "sent", "refunded"])("is too late once it is %s", async (status) => {
    const orderId = await placeOrder(backend, anna.as, anna.own);
    await statusIs(orderId, status);
    const answer = await cancel(orderId, anna.as);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: "ORDER_NOT_CANCELABLE" }]);
  });

  test("is a guest's with the secret of the cart that was ordered", async () => {
    const buyer = await newBuyer(app);
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
    const buyer = await newBuyer(app, goods.pouf);
    await send(app, "/cart/add", addBody(goods.stool, 1, buyer.cartId), { token: buyer.token });
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
  const open = (ref: string, hash: string, address = hash) =>
    call(app, "GET", `/guest/order/${ref}/${hash}?api_locale=en_AT`, undefined, { address });

  test("shows the order to whoever has it; the shop keeps its hash only", async () => {
    const { ref, hash, link_hash } = await mailed();
    expect([hash.length, link_hash?.length]).toEqual([22, 32]);
    const answer = await open(ref, hash);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({ OrderItems: [{ REF: ref, order_product: [{}, {}] }] });
  });

  test("a wrong one, one of another order and one of no order are the same", async () => {
    const [one, other] = [await mailed(), await mailed()];
    const answers = await Promise.all([
      open(one.ref, "AAAAAAAAAAAAAAAAAAAAAA"),
      open(one.ref, other.hash),
      open("ORD000000999999", one.hash),
      open(one.ref, `${one.hash}A`),
    ]);
    const said = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
    expect(new Set(said)).toEqual(new Set(['404 {"error":"Order not found","code":"NOT_FOUND"}']));
  });

  test("ends after half a year", async () => {
    const { ref, hash } = await mailed();
    const before = clock.now;
    clock.now = new Date(before.getTime() + 181 * 86_400_000);
    expect((await open(ref, hash)).status).toBe(404);
    clock.now = before;
  });

  test("cannot be guessed at: thirty tries in ten minutes", async () => {
    const statuses = [];
    for (let at = 0; at < 32; at += 1) statuses.push((await open("ORD000000000001", `guess${at}`, "guesser")).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
