import { orderRow } from "@shop/core/wire";
import { sql } from "kysely";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { country, payment, product, saleElement } from "../../testing/fixture/ids.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { addBody, type Buyer, fetchWith, goods, newBuyer, newShopper, payBody, send } from "../cart/testing/shopper.ts";

const { app, db, clock } = await useDatabase();

beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

const pay = (buyer: Buyer, more: Record<string, unknown> = {}, path = "vorkasse") =>
  send(app, `/${path}/pay`, payBody(buyer, more), { token: buyer.token });

const orderOf = async (buyer: Buyer, locale = "de_AT") => {
  const answer = await fetchWith(
    app,
    `/ExternalOrderApi/order/?cart_id=${buyer.cartId}&api_locale=${locale}`,
    buyer.token,
  );
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const { OrderItems } = v.parse(v.object({ OrderItems: v.array(orderRow) }), await answer.json());
  return OrderItems[0];
};

test("paying answers the address to go to, and the order is there", async () => {
  const buyer = await newBuyer(app, goods.armchair, 1);
  await send(app, "/cart/add", addBody(goods.pouf, 2, buyer.cartId), { token: buyer.token });
  const answer = await pay(buyer, { expected_total: 405.9, message: "Bitte läuten" });
  expect([answer.status, await answer.json()]).toEqual([200, `/order-placed?cart_id=${buyer.cartId}`]);

  expect(await orderOf(buyer)).toEqual({
    id: expect.any(Number),
    ref: expect.stringMatching(/^ORD\d{12}$/),
    status: "not_paid",
    canCancel: true,
    coupons: [],
    placedAt: clock.now.toISOString(),
    email: "anna@example.com",
    goodsCents: 39_700,
    discountCents: 0,
    postageCents: 890,
    feeCents: 0,
    totalCents: 40_590,
    refundedCents: 0,
    parcels: [],
    deliveryDays: { min: 3, max: 7 },
    vat: [{ percent: 20, netCents: 33_825, taxCents: 6765 }],
    payment: { code: "Vorkasse", title: "Vorkasse" },
    delivery: { code: "Parcel", title: "Paket" },
    deliveryAddress: expect.objectContaining({ firstname: "Anna", zipcode: "1070", countryId: country.austria }),
    invoiceAddress: expect.objectContaining({ lastname: "Huber" }),
    lines: [
      {
        id: expect.any(Number),
        title: "Sessel Enns",
        ref: "ARMCHAIR-ENNS",
        picture: "/media/armchair-enns-mustard.d11fe5c1-480.webp",
        quantity: 1,
        unitCents: 27_900,
        totalCents: 27_900,
        choices: [{ title: "Farbe", value: "Waldgrün" }],
      },
      {
        id: expect.any(Number),
        title: "Imst pouf",
        ref: "POUF-IMST",
        picture: undefined,
        quantity: 2,
        unitCents: 5900,
        totalCents: 11_800,
        choices: [],
      },
    ],
  });
}, 30_000);

test("names of payment and delivery follow the asked language, the lines stay in the order's", async () => {
  const buyer = await newBuyer(app, goods.armchair, 1);
  await pay(buyer);
  const order = await orderOf(buyer, "ro_RO");
  expect([order?.payment.title, order?.delivery.title, order?.lines[0]?.title]).toEqual([
    "Transfer bancar",
    "Colet",
    "Sessel Enns",
  ]);
});

test("stock goes down, sales go up, the mail waits, all once", async () => {
  const sold = async () =>
    (await db.selectFrom("product").select("sold").where("id", "=", product.pouf).executeTakeFirstOrThrow()).sold;
  const before = await sold();
  const buyer = await newBuyer(app, goods.pouf, 3);
  await pay(buyer);
  const { stock } = await db
    .selectFrom("sale_element")
    .select("stock")
    .where("id", "=", saleElement.pouf)
    .executeTakeFirstOrThrow();
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

test("an order is a snapshot: later changes of the catalogue and the address book do not touch it", async () => {
  const buyer = await newBuyer(app, goods.stool, 1);
  await pay(buyer);
  const before = await orderOf(buyer);
  await sql`update product set text = '{"de": {"title": "Anders"}}', ref = 'OTHER' where id = ${product.stool}`.execute(
    db,
  );
  await db.updateTable("sale_element").set({ net: "1" }).where("id", "=", saleElement.stool).execute();
  await db.updateTable("address").set({ city: "Graz" }).where("id", "=", buyer.addressId).execute();
  expect(await orderOf(buyer)).toEqual(before);
  await db.updateTable("sale_element").set({ net: "99.166667" }).where("id", "=", saleElement.stool).execute();
});

test("cash on delivery costs its fee, with the goods' VAT", async () => {
  const buyer = await newBuyer(app, goods.pouf, 1);
  const answer = await pay(buyer, { payment_module_id: payment.cashOnDelivery, expected_total: "69.80" }, "ramburs");
  expect(answer.status).toBe(200);
  expect(await orderOf(buyer)).toMatchObject({
    feeCents: 490,
    totalCents: 6980,
    vat: [{ percent: 20, netCents: 5817, taxCents: 1163 }],
  });
});

test("the VAT is the delivery country's, whatever country the call names", async () => {
  const buyer = await newBuyer(app, goods.pouf, 1, { country: country.germany, zipcode: "10115", city: "Berlin" });
  await pay(buyer, { country_id: country.austria });
  expect(await orderOf(buyer)).toMatchObject({ goodsCents: 5851, postageCents: 690, vat: [{ percent: 19 }] });
});

test("what a caller makes up about customer, country, coupon or tax changes no amount", async () => {
  const honest = await newBuyer(app, goods.armchair, 1);
  await pay(honest);
  const { goodsCents, postageCents, totalCents, vat, email } = (await orderOf(honest))!;
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
    const buyer = await newBuyer(app, goods.armchair, 1);
    expect((await pay(buyer, lie)).status, JSON.stringify(lie)).toBe(200);
    expect(await orderOf(buyer), JSON.stringify(lie)).toMatchObject({
      goodsCents,
      postageCents,
      totalCents,
      vat,
      email,
      status: "not_paid",
    });
  }
});

test("without the cart's secret there is no order to see", async () => {
  const buyer = await newBuyer(app);
  await pay(buyer);
  const other = await newShopper(app);
  for (const token of [undefined, other.token]) {
    const answer = await fetchWith(app, `/ExternalOrderApi/order/?cart_id=${buyer.cartId}&api_locale=de_AT`, token);
    expect(await answer.json()).toEqual({ OrderItems: [] });
  }
});

test("a module the shop does not have is no way to pay", async () => {
  const buyer = await newBuyer(app);
  for (const path of ["stripe", "paypal", "klarna", "sofort", "globalpayments", "amazon"]) {
    const answer = await pay(buyer, { amazon_session_id: "session" }, path);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "PAYMENT_NOT_ALLOWED" }]);
  }
});

test("whether to wait for all of it is kept with the order", async () => {
  for (const [said, kept] of [
    [true, true],
    [false, false],
    ["0", false],
    [null, true],
  ] as const) {
    const buyer = await newBuyer(app);
    await pay(buyer, { isCompleteDelivery: said });
    const order = db.selectFrom("orders").select("complete_delivery").where("cart_id", "=", buyer.cartId);
    expect(await order.executeTakeFirst()).toEqual({ complete_delivery: kept });
  }
});
