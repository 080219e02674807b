import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { shippingMethod, payment, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { type Buyer, fixtureItems, createBuyer, createShopper, payBody, send } from "../cart/testing/shopper.ts";

const { app, db } = await createTestBackend();

beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

const pay = (buyer: Buyer, more: Record<string, unknown> = {}, path = "vorkasse") =>
  send(app, `/${path}/pay`, payBody(buyer, more), { token: buyer.token });

describe("is rejected and changes nothing:", () => {
  const refusals: [
    string,
    () => Promise<{ buyer: Buyer; more?: Record<string, unknown>; path?: string }>,
    number,
    object,
  ][] = [
    [
      "an empty cart",
      async () => {
        const buyer = await createBuyer(app);
        await send(app, "/cart/clear", { cart_id: buyer.cartId }, { token: buyer.token });
        return { buyer };
      },
      409,
      { code: "CART_EMPTY" },
    ],
    [
      "less stock than in the cart",
      async () => {
        const buyer = await createBuyer(app, fixtureItems.pouf, 3);
        await db.updateTable("sale_element").set({ stock: 2 }).where("id", "=", variant.pouf).execute();
        return { buyer };
      },
      409,
      { code: "OUT_OF_STOCK", items: [{ cartItemId: expect.any(Number), stock: 2, quantity: 3 }] },
    ],
    [
      "another total than the shopper saw",
      async () => ({ buyer: await createBuyer(app, fixtureItems.pouf, 1), more: { expected_total: 64.89 } }),
      409,
      { code: "PRICE_CHANGED", total: 64.9 },
    ],
    [
      "a shipping method that cannot carry the cart",
      async () => ({
        buyer: await createBuyer(app, fixtureItems.pouf, 1),
        more: { delivery_module_id: shippingMethod.freight },
      }),
      409,
      { code: "UNDELIVERABLE" },
    ],
    [
      "a payment method the delivery does not allow",
      async () => ({
        buyer: await createBuyer(app, fixtureItems.table, 1),
        more: { delivery_module_id: shippingMethod.freight, payment_module_id: payment.cashOnDelivery },
        path: "ramburs",
      }),
      400,
      { code: "PAYMENT_NOT_ALLOWED" },
    ],
    [
      "a payment method of another path",
      async () => ({ buyer: await createBuyer(app), more: { payment_module_id: payment.cashOnDelivery } }),
      400,
      { code: "PAYMENT_NOT_ALLOWED" },
    ],
    [
      "freight to an address without a phone",
      async () => ({
        buyer: await createBuyer(app, fixtureItems.table, 1, { phone: "" }),
        more: { delivery_module_id: shippingMethod.freight },
      }),
      400,
      { code: "PHONE_MISSING" },
    ],
    [
      "somebody else's delivery address",
      async () => ({
        buyer: await createBuyer(app),
        more: { delivery_address_id: (await createBuyer(app)).addressId },
      }),
      404,
      { code: "NOT_FOUND" },
    ],
    [
      "somebody else's invoice address",
      async () => ({ buyer: await createBuyer(app), more: { invoice_address_id: (await createBuyer(app)).addressId } }),
      404,
      { code: "NOT_FOUND" },
    ],
    [
      "a cart without a customer",
      async () => ({ buyer: { ...(await createShopper(app)), customerId: 1, addressId: 1 } }),
      400,
      { code: "CUSTOMER_MISSING" },
    ],
  ];

  test.each(refusals)("%s", async (_, prepare, status, body) => {
    const { buyer, more, path } = await prepare();
    const count = () =>
      sql`select (select sum(stock) from sale_element) as stock, (select count(*) from orders) as orders, (select count(*) from order_line) as lines,
        (select count(*) from mail_outbox) as mails, (select count(*) from sales_change) as sold, (select count(*) from cart where ordered_at is not null) as ordered`.execute(
        db,
      );
    const before = (await count()).rows;
    const response = await pay(buyer, more, path);
    expect([response.status, await response.json()]).toEqual([status, { error: expect.any(String), ...body }]);
    expect((await count()).rows).toEqual(before);
  });
});

test("a promotion that ends before payment is a 409 with the new total; the confirmed total succeeds", async () => {
  const buyer = await createBuyer(app, fixtureItems.armchair, 1);
  await db.updateTable("sale_element").set({ promo: false }).where("id", "=", variant.armchairForest).execute();
  const refused = await pay(buyer, { expected_total: 287.9 });
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "PRICE_CHANGED", total: 357.9 }]);
  expect((await pay(buyer, { expected_total: 357.9 })).status).toBe(200);
  await db.updateTable("sale_element").set({ promo: true }).where("id", "=", variant.armchairForest).execute();
});

test.each([
  { cart_id: null },
  { delivery_address_id: "x" },
  { delivery_module_id: -1 },
  { payment_module_id: 1e9 * 9 },
  { isCompany: {} },
  { message: "x".repeat(2001) },
  { expected_total: -1 },
  { expected_total: "12,50" },
  { expected_currency: "€" },
  { locale: "xx_XX" },
])("%j is bad input", async (fault) => {
  expect((await pay(await createBuyer(app), fault)).status).toBe(400);
});
