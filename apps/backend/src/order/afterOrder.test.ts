import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call, login } from "../auth/testing/account.ts";
import { fillCart, createCustomer, buildPayBody, type Person, placeOrder } from "../auth/testing/people.ts";
import { fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { runOrderAdmin } from "../orderAdmin/runOrderAdmin.ts";
import {
  readBankPage,
  addAllPaymentMethods,
  readOrderStatuses,
  payWith,
  submitScenario,
} from "../payment/testing/paymentHelpers.ts";

// Operations on an order, and the state of its cart afterwards.

const backend = await createTestBackend();
const { app, db } = backend;
let anna: Person;

beforeAll(async () => {
  await addAllPaymentMethods(db);
  anna = await createCustomer(backend, "anna@example.com");
});
beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

/** Number of sessions that wait for another transaction. */
async function countBlockedSessions(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return rows[0]?.waiting ?? 0;
}

interface Reordered {
  status_code: number;
  data: { cart: { cartId: number; token?: string; items: { quantity: number }[] }; missing: object[] };
}

describe("order again", () => {
  const again = async (orderId: number, more: object = {}, as = anna.caller) =>
    call(app, "POST", "/order/reorder", { order_id: orderId, ...more }, as);

  test("puts the items into a new or the existing cart", async () => {
    const orderId = await placeOrder(backend, anna.caller, anna.ids, fixtureItems.stool);
    const first = (await (await again(orderId)).json()) as Reordered;
    expect(first).toMatchObject({ status_code: 200, data: { missing: [], cart: { items: [{ quantity: 1 }] } } });
    expect(first.data.cart.token).toHaveLength(22);
    const { cartId } = first.data.cart;
    const second = (await (await again(orderId, { cart_id: cartId })).json()) as Reordered;
    expect(second.data.cart).toMatchObject({ cartId, items: [{ quantity: 2 }] });
    expect(second.data.cart.token).toBeUndefined();
  });

  test("reports deleted items and insufficient stock", async () => {
    const orderId = await placeOrder(backend, anna.caller, anna.ids, fixtureItems.stool);
    await db.updateTable("order_line").set({ quantity: 5 }).where("order_id", "=", orderId).execute();
    await db.updateTable("sale_element").set({ stock: 2 }).where("id", "=", variant.stool).execute();
    const few = (await (await again(orderId)).json()) as Reordered;
    expect(few.data).toMatchObject({ cart: { items: [{ quantity: 2 }] }, missing: [{ reason: "sold_out" }] });
    await db.updateTable("order_line").set({ sale_element_id: 99_999 }).where("order_id", "=", orderId).execute();
    const none = (await (await again(orderId)).json()) as Reordered;
    expect(none.data).toMatchObject({ cart: { items: [] }, missing: [{ reason: "not_sold" }] });
  });

  test("does not change a cart ordered meanwhile", async () => {
    const orderId = await placeOrder(backend, anna.caller, anna.ids, fixtureItems.stool);
    const { cartId } = await fillCart(app, anna.caller, fixtureItems.pouf);
    const waiting = await db.transaction().execute(async (trx) => {
      await trx.updateTable("cart").set({ ordered_at: new Date() }).where("id", "=", cartId).execute();
      const response = again(orderId, { cart_id: cartId });
      await expect.poll(countBlockedSessions).toBe(1);
      return { answer: response };
    });
    expect((await waiting.answer).status).toBe(404);
    const lines = await db.selectFrom("cart_item").select("quantity").where("cart_id", "=", cartId).execute();
    expect(lines).toHaveLength(1);
  });

  test("works only for the owner and an own cart", async () => {
    const eve = await createCustomer(backend, "eve@example.com");
    const foreign = await again(anna.ids.orderId, {}, eve.caller);
    const unknown = await again(999_999, {}, eve.caller);
    expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await again(anna.ids.orderId, {}, {})).status).toBe(401);
    expect((await again(anna.ids.orderId, { cart_id: eve.ids.cartId })).status).toBe(404);
  });
});

describe("order/result", () => {
  const result = (cartId: number, cartToken?: string) =>
    call(app, "GET", `/order/result?cart_id=${cartId}&api_locale=de_AT`, undefined, { cartToken });

  test("of a prepayment: only the transfer is missing, for every call", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 2);
    await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
    const response = await result(buyer.cartId, buyer.token);
    const body = (await response.json()) as { ref: string; guest_hash: string };
    expect([response.headers.get("Cache-Control"), body]).toMatchObject([
      "no-store",
      {
        cart_id: buyer.cartId,
        payment: "not_needed",
        payment_code: "Vorkasse",
        total: 123.9,
        bank: { iban: expect.any(String), reference: body.ref, amount: 123.9 },
        qr: "ExternalOrderApi/getQrCode",
      },
    ]);
    expect(await (await result(buyer.cartId, buyer.token)).json()).toEqual(body);
    const guest = await call(app, "GET", `/guest/order/${body.ref}/${body.guest_hash}`, undefined, {});
    expect(await guest.json()).toMatchObject({ OrderItems: [{ REF: body.ref }] });
  });

  test("of a confirmed order that ended later mentions neither a failed payment nor a kept cart", async () => {
    const byTransfer = await createBuyer(app, fixtureItems.pouf, 1);
    await send(app, "/vorkasse/pay", payBody(byTransfer), { token: byTransfer.token });
    const { id } = await db
      .selectFrom("orders")
      .select("id")
      .where("cart_id", "=", byTransfer.cartId)
      .executeTakeFirstOrThrow();
    await runOrderAdmin(backend.deps, ["cancel", String(id)]);
    const canceled = (await (await result(byTransfer.cartId, byTransfer.token)).json()) as Record<string, unknown>;
    expect([canceled["payment"], "bank" in canceled]).toEqual(["not_needed", false]);

    const byCard = await createBuyer(app, fixtureItems.pouf, 1);
    await submitScenario(app, await readBankPage(payWith(app, "stripe", byCard)), "pay");
    const paid = await db
      .selectFrom("orders")
      .select("id")
      .where("cart_id", "=", byCard.cartId)
      .executeTakeFirstOrThrow();
    await runOrderAdmin(backend.deps, ["refund", String(paid.id)]);
    expect(await (await result(byCard.cartId, byCard.token)).json()).toMatchObject({ payment: "paid" });
  });

  test("of a customer: no link for guests", async () => {
    const { cartId } = await fillCart(app, anna.caller);
    await call(app, "POST", "/vorkasse/pay", buildPayBody({ ...anna.ids, cartId }), anna.caller);
    const response = await call(app, "GET", `/order/result?cart_id=${cartId}`, undefined, anna.caller);
    const body = (await response.json()) as Record<string, unknown>;
    expect([body["payment"], body["guest_hash"]]).toEqual(["not_needed", undefined]);
  });

  test("is the owner's; a foreign, an unknown and an unordered cart get the same response", async () => {
    const [one, other] = [await createBuyer(app), await createBuyer(app)];
    await send(app, "/vorkasse/pay", payBody(one), { token: one.token });
    const responses = await Promise.all([
      result(one.cartId, other.token),
      result(one.cartId),
      result(999_999, one.token),
      result(other.cartId, other.token),
    ]);
    const bodies = await Promise.all(responses.map(async (response) => `${response.status} ${await response.text()}`));
    expect(new Set(bodies)).toEqual(new Set(['404 {"error":"Order not found","code":"NOT_FOUND"}']));
  });
});

test("a pending payment can be canceled by its owner, and another method is available at once", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  const page = await readBankPage(payWith(app, "klarna", buyer));
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
  const cancel = () => call(app, "POST", "/order/cancel", { order_id: id }, { cartToken: buyer.token });
  expect((await cancel()).status).toBe(200);
  expect(await submitScenario(app, page, "pay")).toBe(`/order-failed?cart_id=${buyer.cartId}&reason=canceled`);
  expect((await payWith(app, "paypal", buyer)).status).toBe(200);
  expect(await readOrderStatuses(db, buyer.cartId)).toEqual(["canceled", "not_paid"]);
});

test("a payment in progress at the bank cannot be canceled", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  await submitScenario(app, await readBankPage(payWith(app, "klarna", buyer)), "slow");
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
  const response = await call(app, "POST", "/order/cancel", { order_id: id }, { cartToken: buyer.token });
  expect([response.status, await response.json()]).toMatchObject([409, { code: "ORDER_NOT_CANCELABLE" }]);
});

test("sign-in during a pending payment keeps the items and the order", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  const page = await readBankPage(payWith(app, "stripe", buyer));
  const body = { email: "anna@example.com", password: "Stuhl-am-Fenster-7", cart_id: buyer.cartId };
  const signedIn = await call(app, "POST", "/login", body, { cartToken: buyer.token, ipAddress: "192.0.2.77" });
  expect(signedIn.status, await signedIn.clone().text()).toBe(200);
  expect((await login(app, "anna@example.com")).status).toBe(200);
  await submitScenario(app, page, "pay");
  expect(await readOrderStatuses(db, buyer.cartId)).toEqual(["paid"]);
});
