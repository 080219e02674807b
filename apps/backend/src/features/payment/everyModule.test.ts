import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saleElement } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { type Buyer, envelopeOf, fetchWith, goods, newBuyer, send } from "../cart/testing/shopper.ts";
import { reportDue } from "./testbank/report.ts";
import { orderBook } from "../order/testing/orderBook.ts";
import {
  bankPageOf,
  chooseAtWallet,
  landing,
  mailsOf,
  offerAll,
  ordersOf,
  payBy,
  playAt,
  PROVIDED,
  returnOf,
} from "./testing/bank.ts";

// Every module at the test bank, through the calls of shoppers, their browsers and the bank.

const backend = await useDatabase();
const { app, db, deps, clock } = backend;
const { stockOf } = orderBook(backend);

beforeAll(() => offerAll(db));
beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
  clock.now = new Date("2026-11-21T09:00:00Z");
});

const stock = () => stockOf(saleElement.pouf);
const result = async ({ cartId, token }: Buyer) =>
  (await (await fetchWith(app, `/order/result?cart_id=${cartId}`, token)).json()) as Record<string, unknown>;
const cartOf = async ({ cartId, token }: Buyer) => envelopeOf(send(app, "/cart/get", { cart_id: cartId }, { token }));
const minutes = (count: number): void => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};

describe.each(PROVIDED)("%s", (path) => {
  test("paid: the order is, its mails wait, the cart is gone", async () => {
    const buyer = await newBuyer(app, goods.pouf, 2);
    const page = await bankPageOf(payBy(app, path, buyer));
    expect([await ordersOf(db, buyer.cartId), await stock()]).toEqual([["not_paid"], 10]);
    expect([await mailsOf(db, buyer.cartId), (await cartOf(buyer)).status_code]).toEqual([[], 200]);
    expect(await result(buyer)).toMatchObject({ payment: "pending", total: 123.9, email: "anna@example.com" });

    expect(await playAt(app, page, "pay")).toBe(`/order-placed?cart_id=${buyer.cartId}`);
    expect(await ordersOf(db, buyer.cartId)).toEqual(["paid"]);
    expect(await mailsOf(db, buyer.cartId)).toEqual(["order-received", "order-paid"]);
    expect((await cartOf(buyer)).status_code).toBe(404);
    expect(await result(buyer)).toMatchObject({ cart_id: buyer.cartId, payment: "paid", ref: expect.any(String) });
  });

  test("declined: the order is given up, its goods come back, the cart is kept and can be paid at once", async () => {
    const buyer = await newBuyer(app, goods.pouf, 2);
    const page = await bankPageOf(payBy(app, path, buyer));
    expect(await playAt(app, page, "decline")).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=declined`);
    expect([await ordersOf(db, buyer.cartId), await stock()]).toEqual([["canceled"], 12]);
    expect(await result(buyer)).toMatchObject({ payment: "failed", reason: "declined" });
    expect((await cartOf(buyer)).data.items).toMatchObject([{ quantity: 2 }]);

    const again = await payBy(app, "vorkasse", buyer);
    expect([again.status, await again.json()]).toEqual([200, `/order-placed?cart_id=${buyer.cartId}`]);
    expect([await ordersOf(db, buyer.cartId), await stock()]).toEqual([["canceled", "not_paid"], 10]);
  });

  test("abandoned: nothing happens for two minutes, then another way is free; nothing for thirty ends it", async () => {
    const buyer = await newBuyer(app, goods.pouf, 2);
    const page = await bankPageOf(payBy(app, path, buyer));
    expect(await landing(app, await returnOf(db, page))).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=pending`);
    const early = await payBy(app, "vorkasse", buyer);
    expect([early.status, early.headers.get("Retry-After")]).toEqual([409, "120"]);
    expect(await early.json()).toMatchObject({ code: "PAYMENT_PENDING" });
    expect((await cartOf(buyer)).data.items).toMatchObject([{ quantity: 2, stock: 12 }]);

    minutes(2);
    expect((await payBy(app, path, buyer)).status).toBe(200);
    expect([await ordersOf(db, buyer.cartId), await stock()]).toEqual([["canceled", "not_paid"], 10]);
    expect(await playAt(app, page, "pay")).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=canceled`);
  });

  test("reported twice and returned twice is one order and one mail of each kind", async () => {
    const buyer = await newBuyer(app, goods.pouf, 2);
    const page = await bankPageOf(payBy(app, path, buyer));
    const back = await returnOf(db, page);
    expect(await playAt(app, page, "twice")).toBe(`/order-placed?cart_id=${buyer.cartId}`);
    expect(await landing(app, back)).toBe(`/order-placed?cart_id=${buyer.cartId}`);
    expect(await playAt(app, page, "decline")).toBe(`/order-placed?cart_id=${buyer.cartId}`);
    expect([await ordersOf(db, buyer.cartId), await stock()]).toEqual([["paid"], 10]);
    expect(await mailsOf(db, buyer.cartId)).toEqual(["order-received", "order-paid"]);
  });

  test("back before the report: pending, then paid without anybody doing anything", async () => {
    const buyer = await newBuyer(app, goods.pouf, 2);
    const page = await bankPageOf(payBy(app, path, buyer));
    expect(await playAt(app, page, "slow")).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=pending`);
    expect([await result(buyer), await reportDue(deps)]).toMatchObject([{ payment: "pending" }, 0]);
    minutes(1);
    expect([await reportDue(deps), await result(buyer)]).toMatchObject([1, { payment: "paid" }]);
  });

  test("a forged return is not believed", async () => {
    const buyer = await newBuyer(app, goods.pouf, 2);
    const back = await returnOf(db, await bankPageOf(payBy(app, path, buyer)));
    const forged = `${back}?status=paid&redirect_status=succeeded&amount=0`;
    expect(await landing(app, forged)).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=pending`);
    expect(await ordersOf(db, buyer.cartId)).toEqual(["not_paid"]);
    const other = await landing(app, back.replace(/\/\d+\./, "/1."));
    expect(other === "404" || other.includes(`cart_id=${buyer.cartId}&`)).toBe(true);
  });
});

test("the card's answer names its session and its address (decision D7); others an address", async () => {
  const [one, two] = [await newBuyer(app), await newBuyer(app)];
  expect(await (await payBy(app, "stripe", one)).json()).toMatch(/^sessionId___[\w-]+___\/api\/testbank\/[\w-]+$/);
  expect(await (await payBy(app, "paypal", two)).json()).toMatch(/^\/api\/testbank\/[\w-]+$/);
});

test("the same call again, after a lost answer, leads to the same page and makes no second order", async () => {
  const buyer = await newBuyer(app, goods.pouf, 2);
  const key = "one-intention-0123456789";
  const answers = [];
  for (let tries = 0; tries < 3; tries += 1) answers.push(await (await payBy(app, "klarna", buyer, {}, key)).json());
  expect(new Set(answers).size).toBe(1);
  expect([await ordersOf(db, buyer.cartId), await stock()]).toEqual([["not_paid"], 10]);
});

test("amazon/pay as specified: a cart and a session are enough", async () => {
  const buyer = await newBuyer(app, goods.pouf, 2);
  const session = await chooseAtWallet(app);
  const body = { cart_id: buyer.cartId, amazon_session_id: session, customer_note: "Bitte läuten", satellite: "AT" };
  const page = await bankPageOf(send(app, "/amazon/pay", body, { token: buyer.token }));
  await playAt(app, page, "pay");
  const order = await db
    .selectFrom("orders")
    .select(["status", "message", "total_cents"])
    .where("cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
  expect(order).toEqual({ status: "paid", message: "Bitte läuten", total_cents: 12_390 });
});

test("what coupons pay for wholly needs no bank", async () => {
  const all = { code: "ALL", percent: "100", free_postage: true, text: "{}", min_goods_cents: 0 };
  await db.insertInto("coupon").values(all).execute();
  const buyer = await newBuyer(app, goods.pouf, 1);
  const enter = { coupon_code: "ALL", cart_id: buyer.cartId };
  await send(app, "/ExternalOrderApi/insertCoupon/?api_locale=de_AT", enter, { token: buyer.token });
  const answer = await payBy(app, "stripe", buyer);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    `sessionId___none___/order-placed?cart_id=${buyer.cartId}`,
  ]);
  expect([await ordersOf(db, buyer.cartId), await mailsOf(db, buyer.cartId)]).toEqual([
    ["paid"],
    ["order-received", "order-paid"],
  ]);
});
