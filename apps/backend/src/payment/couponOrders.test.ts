import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { variant, category } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import {
  addBody,
  type Buyer,
  parseEnvelope,
  fetchWithCartToken,
  fixtureItems,
  createBuyer,
  payBody,
  send,
} from "../cart/testing/shopper.ts";
import { insertCoupon, submitCoupon, signInWithCarts, countUses } from "../cart/testing/coupons.ts";

const backend = await createTestBackend();
const { app, db } = backend;

beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 100 }).execute();
  await db.deleteFrom("rate_limit").execute();
});

const pay = (buyer: Buyer, more: Record<string, unknown> = {}, bearer?: string) =>
  send(app, "/vorkasse/pay", payBody(buyer, more), { token: buyer.token, bearer });

const orderOf = async (buyer: Buyer): Promise<Record<string, unknown> | undefined> => {
  const path = `/ExternalOrderApi/order/?cart_id=${buyer.cartId}&api_locale=de_AT`;
  const { OrderItems } = (await (await fetchWithCartToken(app, path, buyer.token)).json()) as {
    OrderItems: Record<string, unknown>[];
  };
  return OrderItems[0];
};

const setStatus = (buyer: Buyer, status: string) =>
  db.updateTable("orders").set({ status }).where("cart_id", "=", buyer.cartId).execute();

test("an order has the cart's discount, on its lines, in its VAT and in its mail", async () => {
  await insertCoupon(db, "ORDER10");
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await send(app, "/cart/add", addBody(fixtureItems.stool, 1, buyer.cartId), { token: buyer.token });
  await submitCoupon(app, buyer, "ORDER10");
  expect((await pay(buyer, { expected_total: 178 - 17.8 + 5.9 })).status).toBe(200);
  expect(await orderOf(buyer)).toMatchObject({
    TOTAL_TAXED_ITEMS_AMOUNT: 178,
    DISCOUNT: 17.8,
    POSTAGE: 5.9,
    TOTAL_TAXED_AMOUNT: 166.1,
    vat: [{ percent: 20, net: 138.42, tax: 27.68 }],
    order_coupon: [{ CODE: "ORDER10", TITLE: "Gutschein ORDER10", DISCOUNT_AMOUNT: 17.8, IS_REMOVING_POSTAGE: false }],
    order_product: [{ DISCOUNT: 5.9 }, { DISCOUNT: 11.9 }],
  });
  expect(await countUses(db, "ORDER10")).toBe(1);
  const mail = await db.selectFrom("mail_outbox").select("text").orderBy("id", "desc").executeTakeFirstOrThrow();
  expect(mail.text).toContain("Rabatt (ORDER10): −€\u00a017,80");
});

test("0011: cart and order tax a discount alike over mixed rates, and the coupon does not reduce shipping", async () => {
  await sql`update setting set value = ${JSON.stringify([category.chairs])} where name = 'categories_0_vat'`.execute(
    db,
  );
  await sql`update product set weight_kg = 1`.execute(db);
  await insertCoupon(db, "ALL", { amount_cents: 100_000 });
  await insertCoupon(db, "HALF", { percent: 50, category_ids: [category.seating] });
  // Two chairs without VAT (149.84) and a pouf at 20 % (59.00); the coupon takes half of the pouf.
  const half = await createBuyer(app, fixtureItems.chair, 2);
  await send(app, "/cart/add", addBody(fixtureItems.pouf, 1, half.cartId), { token: half.token });
  const entered = await submitCoupon(app, half, "HALF");
  expect(entered.data?.cart).toMatchObject({
    discount: 29.5,
    vat: [
      { percent: 20, net: 24.58, tax: 4.92 },
      { percent: 0, net: 149.84, tax: 0 },
    ],
  });
  await pay(half);
  // Shipping of 5.90 splits as 29.50 : 149.84, into 0.97 and 4.93.
  expect(await orderOf(half)).toMatchObject({
    DISCOUNT: 29.5,
    vat: [
      { percent: 20, net: 25.39, tax: 5.08 },
      { percent: 0, net: 154.77, tax: 0 },
    ],
  });
  // When a coupon pays for everything, shipping splits by full prices: 59.00 : 149.84.
  const all = await createBuyer(app, fixtureItems.chair, 2);
  await send(app, "/cart/add", addBody(fixtureItems.pouf, 1, all.cartId), { token: all.token });
  await submitCoupon(app, all, "ALL");
  await pay(all);
  expect(await orderOf(all)).toMatchObject({
    DISCOUNT: 208.84,
    TOTAL_TAXED_AMOUNT: 5.9,
    vat: [
      { percent: 20, net: 1.39, tax: 0.28 },
      { percent: 0, net: 4.23, tax: 0 },
    ],
  });
  await sql`update setting set value = '[]' where name = 'categories_0_vat'`.execute(db);
});

test("free shipping is free of VAT too, and pay adds no fee to it", async () => {
  await insertCoupon(db, "GRATISPOST", { free_postage: true });
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await submitCoupon(app, buyer, "GRATISPOST");
  expect((await pay(buyer, { expected_total: 59 })).status).toBe(200);
  expect(await orderOf(buyer)).toMatchObject({ POSTAGE: 0, vat: [{ percent: 20, net: 49.17, tax: 9.83 }] });
  expect(await countUses(db, "GRATISPOST")).toBe(1);
});

test("a coupon with three uses is used exactly three times under concurrent orders", async () => {
  await insertCoupon(db, "THREE", { percent: 10, max_uses: 3 });
  const buyers: Buyer[] = [];
  for (let at = 0; at < 10; at += 1) {
    const buyer = await createBuyer(app, fixtureItems.stool, 1);
    await db.deleteFrom("rate_limit").execute();
    expect((await submitCoupon(app, buyer, "THREE")).status_code).toBe(200);
    buyers.push(buyer);
  }
  const responses = await Promise.all(buyers.map((buyer) => pay(buyer, { expected_total: 119 - 11.9 + 5.9 })));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = await Promise.all(
    responses.filter(({ status }) => status !== 200).map((response) => response.json()),
  );
  // An order that waited for the row lock reports the coupon; a later one already sees another total.
  const codes = refused.map((body) => (body as { code: string }).code);
  expect(codes.every((code) => code === "COUPON_REJECTED" || code === "PRICE_CHANGED")).toBe(true);
  expect(await countUses(db, "THREE")).toBe(3);
  const loser = buyers[responses.findIndex(({ status }) => status !== 200)];
  const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: loser?.cartId }, { token: loser?.token }));
  expect(data).toMatchObject({ discount: 0, coupons: [{ reason: "no_usage_left" }] });
}, 60_000);

test("two carts of one account use a once-per-customer coupon once", async () => {
  await insertCoupon(db, "EACHONCE", { percent: 10, uses_per_customer: 1 });
  const buyers = [await createBuyer(app, fixtureItems.stool, 1), await createBuyer(app, fixtureItems.stool, 1)];
  const bearer = await signInWithCarts(
    backend,
    "twice@example.com",
    buyers.map(({ cartId }) => cartId),
  );
  const { customer_id } = await db
    .selectFrom("cart")
    .select("customer_id")
    .where("id", "=", buyers[0]?.cartId ?? 0)
    .executeTakeFirstOrThrow();
  for (const buyer of buyers) {
    await db
      .updateTable("address")
      .set({ customer_id: customer_id ?? 0 })
      .where("id", "=", buyer.addressId)
      .execute();
    expect((await submitCoupon(app, buyer, "EACHONCE", { call: { bearer } })).status_code).toBe(200);
  }
  const expected_total = 119 - 11.9 + 5.9;
  const responses = await Promise.all(buyers.map((buyer) => pay(buyer, { expected_total }, bearer)));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await countUses(db, "EACHONCE")).toBe(1);
});

test("a coupon expired meanwhile is not in the total, and the displayed total is rejected", async () => {
  await insertCoupon(db, "BRIEF", { percent: 10 });
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await submitCoupon(app, buyer, "BRIEF");
  await db.updateTable("coupon").set({ ends_at: "2026-11-21T08:59:59Z" }).where("code", "=", "BRIEF").execute();
  const response = await pay(buyer, { expected_total: 59 - 5.9 + 5.9 });
  expect([response.status, await response.json()]).toMatchObject([409, { code: "PRICE_CHANGED", total: 64.9 }]);
  expect(await countUses(db, "BRIEF")).toBe(0);
});

test("an order that fails uses no coupon", async () => {
  await insertCoupon(db, "KEPT", { percent: 10, max_uses: 1 });
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await submitCoupon(app, buyer, "KEPT");
  await db.updateTable("sale_element").set({ stock: 0 }).where("id", "=", variant.pouf).execute();
  expect((await pay(buyer)).status).toBe(409);
  expect(await countUses(db, "KEPT")).toBe(0);
});

test("a canceled order gives its coupons back, once", async () => {
  await insertCoupon(db, "BACK", { percent: 10, max_uses: 1 });
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await submitCoupon(app, buyer, "BACK");
  expect((await pay(buyer)).status).toBe(200);
  expect(await countUses(db, "BACK")).toBe(1);
  await setStatus(buyer, "processing");
  expect(await countUses(db, "BACK")).toBe(1);
  await setStatus(buyer, "canceled");
  await setStatus(buyer, "refunded");
  await setStatus(buyer, "canceled");
  expect(await countUses(db, "BACK")).toBe(0);
  const next = await createBuyer(app, fixtureItems.pouf, 1);
  expect((await submitCoupon(app, next, "BACK")).status_code).toBe(200);
});
