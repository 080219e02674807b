import { orderRow } from "@shop/core/wire";
import { sql } from "kysely";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { country, payment, product, variant } from "../testing/fixture/ids.ts";
import { addToProducts } from "../catalogue/addToProducts.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import {
  addBody,
  type Buyer,
  fetchWithCartToken,
  fixtureItems,
  createBuyer,
  createShopper,
  payBody,
  send,
} from "../cart/testing/shopper.ts";

const { app, db, clock } = await createTestBackend();

beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

const pay = (buyer: Buyer, more: Record<string, unknown> = {}, path = "vorkasse") =>
  send(app, `/${path}/pay`, payBody(buyer, more), { token: buyer.token });

const orderOf = async (buyer: Buyer, locale = "de_AT") => {
  const response = await fetchWithCartToken(
    app,
    `/ExternalOrderApi/order/?cart_id=${buyer.cartId}&api_locale=${locale}`,
    buyer.token,
  );
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { OrderItems } = v.parse(v.object({ OrderItems: v.array(orderRow) }), await response.json());
  return OrderItems[0];
};

test("pay returns the URL of the provider and places the order", async () => {
  const buyer = await createBuyer(app, fixtureItems.armchair, 1);
  await send(app, "/cart/add", addBody(fixtureItems.pouf, 2, buyer.cartId), { token: buyer.token });
  const response = await pay(buyer, { expected_total: 405.9, message: "Bitte läuten" });
  expect([response.status, await response.json()]).toEqual([200, `/order-placed?cart_id=${buyer.cartId}`]);

  expect(await orderOf(buyer)).toEqual({
    id: expect.any(Number),
    ref: expect.stringMatching(/^ORD\d{12}$/),
    status: "not_paid",
    canCancel: true,
    confirmUntil: "2026-11-23T09:00:00.000Z",
    coupons: [],
    placedAt: clock.now.toISOString(),
    email: "anna@example.com",
    subtotalCents: 39_700,
    discountCents: 0,
    shippingCents: 890,
    feeCents: 0,
    totalCents: 40_590,
    currency: "EUR",
    currencySymbol: "€",
    refundedCents: 0,
    trackingNumbers: [],
    trackingUrls: [],
    bankAccount: expect.objectContaining({ reference: expect.stringMatching(/^ORD/), amountCents: 40_590 }),
    deliveryDays: { min: 3, max: 7 },
    vat: [{ percent: 20, netCents: 33_825, taxCents: 6765 }],
    payment: { code: "Vorkasse", title: "Vorkasse" },
    shippingMethod: { code: "Parcel", title: "Paket" },
    shippingAddress: expect.objectContaining({ firstName: "Anna", postalCode: "1070", countryId: country.austria }),
    billingAddress: expect.objectContaining({ lastName: "Huber" }),
    lines: [
      {
        id: expect.any(Number),
        title: "Sessel Enns",
        ref: "ARMCHAIR-ENNS",
        picture: "/media/armchair-enns-mustard.d11fe5c1-480.webp",
        quantity: 1,
        unitCents: 27_900,
        totalCents: 27_900,
        options: [{ title: "Farbe", value: "Waldgrün" }],
      },
      {
        id: expect.any(Number),
        title: "Imst pouf",
        ref: "POUF-IMST",
        picture: undefined,
        quantity: 2,
        unitCents: 5900,
        totalCents: 11_800,
        options: [],
      },
    ],
  });
}, 30_000);

test("names of payment and delivery follow the requested language, lines the order's", async () => {
  const buyer = await createBuyer(app, fixtureItems.armchair, 1);
  await pay(buyer);
  const order = await orderOf(buyer, "ro_RO");
  expect([order?.payment.title, order?.shippingMethod.title, order?.lines[0]?.title]).toEqual([
    "Transfer bancar",
    "Colet",
    "Sessel Enns",
  ]);
});

test("stock, sales and the queued email change once", async () => {
  const sold = async () =>
    (await db.selectFrom("product").select("sold").where("id", "=", product.pouf).executeTakeFirstOrThrow()).sold;
  await addToProducts(db, "sold");
  const before = await sold();
  const buyer = await createBuyer(app, fixtureItems.pouf, 3);
  await pay(buyer);
  const { stock } = await db
    .selectFrom("sale_element")
    .select("stock")
    .where("id", "=", variant.pouf)
    .executeTakeFirstOrThrow();
  await addToProducts(db, "sold");
  expect([stock, (await sold()) - before]).toEqual([9, 3]);
  const order = await orderOf(buyer);
  const mails = await db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("order_id", "=", order?.id ?? 0)
    .execute();
  expect(mails).toMatchObject([
    { kind: "order-received", recipient: "anna@example.com", language: "de", sent_at: null },
  ]);
});

test("an order is a snapshot: later changes of catalogue and address book do not affect it", async () => {
  const buyer = await createBuyer(app, fixtureItems.stool, 1);
  await pay(buyer);
  const before = await orderOf(buyer);
  await sql`update product set text = '{"de": {"title": "Anders"}}', ref = 'OTHER' where id = ${product.stool}`.execute(
    db,
  );
  await db.updateTable("sale_element").set({ net: "1" }).where("id", "=", variant.stool).execute();
  await db.updateTable("address").set({ city: "Graz" }).where("id", "=", buyer.addressId).execute();
  expect(await orderOf(buyer)).toEqual(before);
  await db.updateTable("sale_element").set({ net: "99.166667" }).where("id", "=", variant.stool).execute();
});

test("cash on delivery costs its fee, with the items' VAT", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  const response = await pay(buyer, { payment_module_id: payment.cashOnDelivery, expected_total: "69.80" }, "ramburs");
  expect(response.status).toBe(200);
  expect(await orderOf(buyer)).toMatchObject({
    feeCents: 490,
    totalCents: 6980,
    vat: [{ percent: 20, netCents: 5817, taxCents: 1163 }],
  });
});

test("the VAT is the delivery country's, for any country in the call", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1, {
    country: country.germany,
    zipcode: "10115",
    city: "Berlin",
  });
  await pay(buyer, { country_id: country.austria });
  expect(await orderOf(buyer)).toMatchObject({ subtotalCents: 5851, shippingCents: 690, vat: [{ percent: 19 }] });
});

test("forged customer, country, coupon or tax fields change no amount", async () => {
  const honest = await createBuyer(app, fixtureItems.armchair, 1);
  await pay(honest);
  const { subtotalCents, shippingCents, totalCents, vat, email } = (await orderOf(honest))!;
  for (const lie of [
    { customer_id: 1 },
    { country_id: country.romania },
    { country_id: 0 },
    { postage_tax_rule_title: "0%" },
    { appliedCoupon: "ALL100" },
    { isCompany: true, excludeVAT: "true" },
    { guest: false, email: "eve@example.com" },
    { postage: 0, total: 0, price: 0, discount: 999, quantity: 0.5, status: "paid" },
    { session_id: -1, api_call: "0", satellite: "RO" },
  ]) {
    const buyer = await createBuyer(app, fixtureItems.armchair, 1);
    expect((await pay(buyer, lie)).status, JSON.stringify(lie)).toBe(200);
    expect(await orderOf(buyer), JSON.stringify(lie)).toMatchObject({
      subtotalCents,
      shippingCents,
      totalCents,
      vat,
      email,
      status: "not_paid",
    });
  }
});

test("without the cart's secret the order is not found", async () => {
  const buyer = await createBuyer(app);
  await pay(buyer);
  const other = await createShopper(app);
  for (const token of [undefined, other.token]) {
    const response = await fetchWithCartToken(
      app,
      `/ExternalOrderApi/order/?cart_id=${buyer.cartId}&api_locale=de_AT`,
      token,
    );
    expect(await response.json()).toEqual({ OrderItems: [] });
  }
});

test("an unknown module is no payment method", async () => {
  const buyer = await createBuyer(app);
  for (const path of ["stripe", "paypal", "klarna", "sofort", "globalpayments", "amazon"]) {
    const response = await pay(buyer, { amazon_session_id: "session" }, path);
    expect([response.status, await response.json()]).toMatchObject([400, { code: "PAYMENT_NOT_ALLOWED" }]);
  }
});

test("the split delivery choice is stored with the order", async () => {
  for (const [sent, stored] of [
    [true, true],
    [false, false],
    ["0", false],
    [null, true],
  ] as const) {
    const buyer = await createBuyer(app);
    await pay(buyer, { isCompleteDelivery: sent });
    const order = db.selectFrom("orders").select("complete_delivery").where("cart_id", "=", buyer.cartId);
    expect(await order.executeTakeFirst()).toEqual({ complete_delivery: stored });
  }
});
