import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import {
  type Buyer,
  parseEnvelope,
  fetchWithCartToken,
  fixtureItems,
  createBuyer,
  send,
} from "../cart/testing/shopper.ts";
import { reportDuePayments } from "./testbank/reportPayment.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";
import {
  readBankPage,
  selectWalletAccount,
  followReturn,
  readMailKinds,
  addAllPaymentMethods,
  readOrderStatuses,
  payWith,
  submitScenario,
  PROVIDER_PATHS,
  readReturnPath,
} from "./testing/paymentHelpers.ts";

// Every module at the test bank, through the calls of shoppers, their browsers and the bank.

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { stockOf } = createOrderHelpers(backend);

beforeAll(() => addAllPaymentMethods(db));
beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
  clock.now = new Date("2026-11-21T09:00:00Z");
});

const stock = () => stockOf(variant.pouf);
const result = async ({ cartId, token }: Buyer) =>
  (await (await fetchWithCartToken(app, `/order/result?cart_id=${cartId}`, token)).json()) as Record<string, unknown>;
const cartOf = async ({ cartId, token }: Buyer) =>
  parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
const minutes = (count: number): void => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};

describe.each(PROVIDER_PATHS)("%s", (path) => {
  test("paid: order paid, emails queued, cart deleted", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 2);
    const page = await readBankPage(payWith(app, path, buyer));
    expect([await readOrderStatuses(db, buyer.cartId), await stock()]).toEqual([["not_paid"], 10]);
    expect([await readMailKinds(db, buyer.cartId), (await cartOf(buyer)).status_code]).toEqual([[], 200]);
    expect(await result(buyer)).toMatchObject({ payment: "pending", total: 123.9, email: "anna@example.com" });

    expect(await submitScenario(app, page, "pay")).toBe(`/order-placed?cart_id=${buyer.cartId}`);
    expect(await readOrderStatuses(db, buyer.cartId)).toEqual(["paid"]);
    expect(await readMailKinds(db, buyer.cartId)).toEqual(["order-received", "order-paid"]);
    expect((await cartOf(buyer)).status_code).toBe(404);
    expect(await result(buyer)).toMatchObject({ cart_id: buyer.cartId, payment: "paid", ref: expect.any(String) });
  });

  test("declined: order canceled, stock restored, cart kept and payable at once", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 2);
    const page = await readBankPage(payWith(app, path, buyer));
    expect(await submitScenario(app, page, "decline")).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=declined`);
    expect([await readOrderStatuses(db, buyer.cartId), await stock()]).toEqual([["canceled"], 12]);
    expect(await result(buyer)).toMatchObject({ payment: "failed", reason: "declined" });
    expect((await cartOf(buyer)).data.items).toMatchObject([{ quantity: 2 }]);

    const again = await payWith(app, "vorkasse", buyer);
    expect([again.status, await again.json()]).toEqual([200, `/order-placed?cart_id=${buyer.cartId}`]);
    expect([await readOrderStatuses(db, buyer.cartId), await stock()]).toEqual([["canceled", "not_paid"], 10]);
  });

  test("abandoned: after two minutes another method is available; after thirty the payment ends", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 2);
    const page = await readBankPage(payWith(app, path, buyer));
    expect(await followReturn(app, await readReturnPath(db, page))).toBe(
      `/order-failed?cart_id=${buyer.cartId}&reason=pending`,
    );
    const early = await payWith(app, "vorkasse", buyer);
    expect([early.status, early.headers.get("Retry-After")]).toEqual([409, "120"]);
    expect(await early.json()).toMatchObject({ code: "PAYMENT_PENDING" });
    expect((await cartOf(buyer)).data.items).toMatchObject([{ quantity: 2, stock: 12 }]);

    minutes(2);
    expect((await payWith(app, path, buyer)).status).toBe(200);
    expect([await readOrderStatuses(db, buyer.cartId), await stock()]).toEqual([["canceled", "not_paid"], 10]);
    expect(await submitScenario(app, page, "pay")).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=canceled`);
  });

  test("two webhooks and two returns make one order and one email of each kind", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 2);
    const page = await readBankPage(payWith(app, path, buyer));
    const back = await readReturnPath(db, page);
    expect(await submitScenario(app, page, "twice")).toBe(`/order-placed?cart_id=${buyer.cartId}`);
    expect(await followReturn(app, back)).toBe(`/order-placed?cart_id=${buyer.cartId}`);
    expect(await submitScenario(app, page, "decline")).toBe(`/order-placed?cart_id=${buyer.cartId}`);
    expect([await readOrderStatuses(db, buyer.cartId), await stock()]).toEqual([["paid"], 10]);
    expect(await readMailKinds(db, buyer.cartId)).toEqual(["order-received", "order-paid"]);
  });

  test("back before the webhook: pending, then paid without further action", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 2);
    const page = await readBankPage(payWith(app, path, buyer));
    expect(await submitScenario(app, page, "slow")).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=pending`);
    expect([await result(buyer), await reportDuePayments(deps)]).toMatchObject([{ payment: "pending" }, 0]);
    minutes(1);
    expect([await reportDuePayments(deps), await result(buyer)]).toMatchObject([1, { payment: "paid" }]);
  });

  test("a forged return is ignored", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 2);
    const back = await readReturnPath(db, await readBankPage(payWith(app, path, buyer)));
    const forged = `${back}?status=paid&redirect_status=succeeded&amount=0`;
    expect(await followReturn(app, forged)).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=pending`);
    expect(await readOrderStatuses(db, buyer.cartId)).toEqual(["not_paid"]);
    const other = await followReturn(app, back.replace(/\/\d+\./, "/1."));
    expect(other === "404" || other.includes(`cart_id=${buyer.cartId}&`)).toBe(true);
  });
});

test("the card response has session and URL (decision 0059); others a URL", async () => {
  const [one, two] = [await createBuyer(app), await createBuyer(app)];
  expect(await (await payWith(app, "stripe", one)).json()).toMatch(/^sessionId___[\w-]+___\/api\/testbank\/[\w-]+$/);
  expect(await (await payWith(app, "paypal", two)).json()).toMatch(/^\/api\/testbank\/[\w-]+$/);
});

test("a repeated call after a lost response leads to the same page without a second order", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  const key = "one-intention-0123456789";
  const answers = [];
  for (let tries = 0; tries < 3; tries += 1) answers.push(await (await payWith(app, "klarna", buyer, {}, key)).json());
  expect(new Set(answers).size).toBe(1);
  expect([await readOrderStatuses(db, buyer.cartId), await stock()]).toEqual([["not_paid"], 10]);
});

test("amazon/pay as specified: requires only a cart and a session", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  const session = await selectWalletAccount(app);
  const body = { cart_id: buyer.cartId, amazon_session_id: session, customer_note: "Bitte läuten", satellite: "AT" };
  const page = await readBankPage(send(app, "/amazon/pay", body, { token: buyer.token }));
  await submitScenario(app, page, "pay");
  const order = await db
    .selectFrom("orders")
    .select(["status", "message", "total_cents"])
    .where("cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
  expect(order).toEqual({ status: "paid", message: "Bitte läuten", total_cents: 12_390 });
});

test("an order fully covered by coupons needs no provider", async () => {
  const all = { code: "ALL", percent: "100", free_postage: true, text: "{}", min_goods_cents: 0 };
  await db.insertInto("coupon").values(all).execute();
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  const enter = { coupon_code: "ALL", cart_id: buyer.cartId };
  await send(app, "/ExternalOrderApi/insertCoupon/?api_locale=de_AT", enter, { token: buyer.token });
  const response = await payWith(app, "stripe", buyer);
  expect([response.status, await response.json()]).toEqual([
    200,
    `sessionId___none___/order-placed?cart_id=${buyer.cartId}`,
  ]);
  expect([await readOrderStatuses(db, buyer.cartId), await readMailKinds(db, buyer.cartId)]).toEqual([
    ["paid"],
    ["order-received"],
  ]);
});
