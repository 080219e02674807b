import { beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { fixtureItems, createBuyer, payBody, send, type Buyer } from "../cart/testing/shopper.ts";
import { expireTransfers } from "../payment/expireTransfers.ts";
import { addAllPaymentMethods, payWith } from "../payment/testing/paymentHelpers.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { variant } from "../testing/fixture/ids.ts";
import { createOrderHelpers } from "./testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { orderOf, statusOf, mailsOf, stockOf } = createOrderHelpers(backend);
await addAllPaymentMethods(db);
const START = clock.now;
const logged: string[] = [];
const loggingApp = createApp({ ...deps, log: { error: (_: object, message: string) => void logged.push(message) } });

const setSetting = (name: string, value: number) =>
  db
    .insertInto("setting")
    .values({ scope: "shared", name, value: String(value) })
    .onConflict((conflict) => conflict.columns(["scope", "name"]).doUpdateSet({ value: String(value) }))
    .execute();

beforeEach(async () => {
  clock.now = START;
  logged.length = 0;
  await db.updateTable("sale_element").set({ stock: 200 }).execute();
  await db.updateTable("orders").set({ status: "paid" }).where("status", "=", "not_paid").execute();
  await db.deleteFrom("rate_limit").execute();
  await db.deleteFrom("setting").where("name", "like", "unconfirmed%").execute();
});

const payAs = (buyer: Buyer, from = app) => send(from, "/vorkasse/pay", payBody(buyer), { token: buyer.token });

async function placeOrder(quantity: number) {
  const buyer = await createBuyer(app, fixtureItems.pouf, quantity);
  const response = await payAs(buyer);
  expect(response.status, await response.clone().text()).toBe(200);
  const { id } = await orderOf(buyer.cartId);
  return { ...buyer, id };
}

async function mailedLink(orderId: number): Promise<string> {
  const [mail] = await mailsOf(orderId);
  return /\/guest\/invoice\/([^\s"]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
const openLink = (link: string) => app.request(`/guest/order/${link}?api_locale=de_AT`);
const hours = (count: number): void => void (clock.now = new Date(START.getTime() + count * 3_600_000));

test("a guest's unpaid order is held for two days, until its mailed link is opened", async () => {
  const [left, opened] = [await placeOrder(2), await placeOrder(2)];
  expect((await mailsOf(left.id))[0]?.text).toContain("bis 23. November 2026 um 10:00 Uhr");
  expect((await openLink(await mailedLink(opened.id))).status).toBe(200);
  hours(47);
  expect(await expireTransfers(deps)).toMatchObject({ canceled: 0 });
  hours(48);
  expect(await expireTransfers(deps)).toMatchObject({ canceled: 1 });
  expect([await statusOf(left.id), await statusOf(opened.id), await stockOf(variant.pouf)]).toEqual([
    "canceled",
    "not_paid",
    198,
  ]);
});

test("an order that nobody confirmed is canceled for that reason, whatever its payment", async () => {
  for (const [path, locale, words, isPrepaid] of [
    ["/ramburs/pay", "de_AT", "nicht rechtzeitig bestätigt", false],
    ["/ramburs/pay", "ro_RO", "nu a fost confirmată la timp", false],
    ["/vorkasse/pay", "en_DE", "was not confirmed in time", true],
  ] as const) {
    clock.now = START;
    const buyer = await createBuyer(app, fixtureItems.pouf, 1);
    const body = payBody(buyer, { locale, ...(isPrepaid ? {} : { payment_module_id: 2 }) });
    expect((await send(app, path, body, { token: buyer.token })).status).toBe(200);
    const { id } = await orderOf(buyer.cartId);
    hours(48);
    await expireTransfers(deps);
    const mail = (await mailsOf(id)).at(-1);
    expect([mail?.kind, mail?.text.includes(words)]).toEqual(["order-unconfirmed", true]);
    expect(mail?.text.includes("already paid")).toBe(isPrepaid);
    const trail = db.selectFrom("order_event").select("why").where("order_id", "=", id).orderBy("id", "desc");
    expect((await trail.executeTakeFirstOrThrow()).why).toBe("not confirmed");
  }
});

test("an order tells until when it awaits its confirmation, and no longer once confirmed or paid", async () => {
  const { id, cartId, token } = await placeOrder(1);
  const confirmUntil = async () => {
    const response = await app.request(`/ExternalOrderApi/order?cart_id=${cartId}&api_locale=de_AT`, {
      headers: { "X-Cart-Token": token },
    });
    const { OrderItems } = (await response.json()) as { OrderItems: { confirm_until: string | null }[] };
    return OrderItems[0]?.confirm_until;
  };
  hours(48);
  const end = clock.now.toISOString();
  clock.now = START;
  expect(await confirmUntil()).toBe(end);
  await db.updateTable("orders").set({ status: "paid" }).where("id", "=", id).execute();
  expect(await confirmUntil()).toBeNull();
  await db.updateTable("orders").set({ status: "not_paid" }).where("id", "=", id).execute();
  await openLink(await mailedLink(id));
  expect(await confirmUntil()).toBeNull();
});

test("the link that the shop gives the buyer itself confirms no mailbox", async () => {
  const { id, cartId, token } = await placeOrder(1);
  const result = await app.request(`/order/result?cart_id=${cartId}`, { headers: { "X-Cart-Token": token } });
  const { ref, guest_hash } = (await result.json()) as { ref: string; guest_hash: string };
  expect((await openLink(`${ref}/${guest_hash}`)).status).toBe(200);
  hours(48);
  await expireTransfers(deps);
  expect(await statusOf(id)).toBe("canceled");
});

test("orders are canceled for a missing confirmation even if transfers never expire", async () => {
  await db.insertInto("setting").values({ scope: "shared", name: "prepayment_days", value: "0" }).execute();
  const { id } = await placeOrder(1);
  hours(48);
  await expireTransfers(deps);
  expect(await statusOf(id)).toBe("canceled");
  await db.deleteFrom("setting").where("name", "=", "prepayment_days").execute();
});

test("a paid order needs no confirmation", async () => {
  const { id } = await placeOrder(1);
  await db.updateTable("orders").set({ status: "paid" }).where("id", "=", id).execute();
  hours(48);
  expect(await expireTransfers(deps)).toMatchObject({ canceled: 0 });
});

test.each([
  ["unconfirmed_order_pieces", 5],
  ["unconfirmed_order_euros", 100],
])("an unpaid guest order above %s is rejected and takes no stock", async (name, value) => {
  await setSetting(name, value);
  const buyer = await createBuyer(app, fixtureItems.pouf, 6);
  const response = await payAs(buyer);
  expect([response.status, await response.json()]).toEqual([
    409,
    { error: expect.stringContaining("pay online"), code: "UNCONFIRMED_ORDER_LIMIT" },
  ]);
  expect(await stockOf(variant.pouf)).toBe(200);
});

test("the same order is accepted from a customer whose address is confirmed", async () => {
  await setSetting("unconfirmed_order_pieces", 5);
  const buyer = await createBuyer(app, fixtureItems.pouf, 6);
  await db.updateTable("customer").set({ email_confirmed_at: START }).where("id", "=", buyer.customerId).execute();
  expect((await payAs(buyer)).status).toBe(200);
  hours(48);
  expect(await expireTransfers(deps)).toMatchObject({ canceled: 0 });
});

test("unpaid guest orders of one caller are limited together, and the shop is alerted", async () => {
  await setSetting("unconfirmed_caller_pieces", 10);
  await placeOrder(6);
  const second = await payAs(await createBuyer(app, fixtureItems.stool, 6), loggingApp);
  expect(await second.json()).toMatchObject({ code: "UNCONFIRMED_ORDER_LIMIT" });
  expect(logged).toEqual(["unpaid orders of unconfirmed customers have reached a limit"]);
  await placeOrder(4);
});

test("payments that one caller leaves unfinished hold little stock, and a confirmed customer's count for nothing", async () => {
  await setSetting("unconfirmed_caller_pieces", 5);
  const payByCard = async (quantity: number, confirmedAt: Date | null = null) => {
    const buyer = await createBuyer(app, fixtureItems.pouf, quantity);
    const customer = db.updateTable("customer").where("id", "=", buyer.customerId);
    await customer.set({ email_confirmed_at: confirmedAt }).execute();
    return payWith(loggingApp, "stripe", buyer);
  };
  expect((await payByCard(5)).status).toBe(200);
  expect(await (await payByCard(1)).json()).toMatchObject({ code: "UNCONFIRMED_ORDER_LIMIT" });
  expect([await stockOf(variant.pouf), logged.length]).toEqual([195, 1]);
  expect((await payByCard(6, START)).status).toBe(200);
  clock.now = new Date(START.getTime() + 30 * 60_000);
  expect((await payByCard(5)).status).toBe(200);
});

test("unpaid guest orders hold at most half of an article's stock, and the shop is alerted", async () => {
  await db.updateTable("sale_element").set({ stock: 24 }).where("id", "=", variant.pouf).execute();
  await placeOrder(6);
  await placeOrder(6);
  const over = await payAs(await createBuyer(app, fixtureItems.pouf, 1), loggingApp);
  expect(await over.json()).toMatchObject({ code: "UNCONFIRMED_ORDER_LIMIT" });
  expect([await stockOf(variant.pouf), logged.length]).toEqual([12, 1]);
});

test("guests buy the last pieces of a small stock", async () => {
  await db.updateTable("sale_element").set({ stock: 2 }).where("id", "=", variant.pouf).execute();
  await placeOrder(2);
  expect(await stockOf(variant.pouf)).toBe(0);
});

test("one caller orders for one mailbox a few times an hour, whatever tag its address has", async () => {
  await setSetting("unconfirmed_mailbox_orders", 2);
  const order = async (email: string) => (await payAs(await createBuyer(app, fixtureItems.pouf, 1, {}, email))).status;
  expect([await order("victim@example.com"), await order("Victim+1@example.com")]).toEqual([200, 200]);
  expect([await order("victim+2@example.com"), await order("other@example.com")]).toEqual([429, 200]);
});
