import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { country, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { insertCoupon, submitCoupon } from "./testing/coupons.ts";
import {
  addBody,
  testKey,
  type RequestOptions,
  parseEnvelope,
  fixtureItems,
  createBuyer,
  createShopper,
  payBody,
  send,
  type Shopper,
} from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12, visible: true }).execute();
});

const validate = async ({ cartId, token }: Shopper, more: object = {}, call: RequestOptions = {}) =>
  parseEnvelope(send(app, "/cart/validate", { "thelia.cart_id": cartId, ...more }, { token, ...call }));

const NOTHING = {
  valid: true,
  removed: [],
  price_changed: [],
  quantity_changed: [],
  undeliverable: [],
  coupons_removed: [],
};

const itemOf = async ({ cartId, token }: Shopper) => {
  const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
  return data.items[0]?.cartItemId;
};

test("an unchanged cart is valid", async () => {
  const shopper = await createShopper(app, fixtureItems.pouf, 2);
  expect(await validate(shopper)).toMatchObject({
    status_code: 200,
    data: { ...NOTHING, cart: { totalItems: 2, totalValue: 118 } },
  });
});

test("unavailable lines are removed and reported", async () => {
  const shopper = await createShopper(app, fixtureItems.pouf, 2);
  await send(app, "/cart/add", addBody(fixtureItems.stool, 1, shopper.cartId), { token: shopper.token });
  const cartItemId = await itemOf(shopper);
  await db.updateTable("sale_element").set({ visible: false }).where("id", "=", variant.pouf).execute();
  const first = await validate(shopper);
  expect(first.data).toMatchObject({
    ...NOTHING,
    valid: false,
    removed: [{ cartItemId, title: "Imst pouf" }],
    cart: { totalItems: 1, items: [{ PRODUCT_SALE_ELEMENT: variant.stool }] },
  });
  expect((await validate(shopper)).data).toMatchObject(NOTHING);
});

test("a line deleted by an import is reported once under its former title", async () => {
  await sql`
    insert into product (id, ref, text) values (9001, 'GONE', '{"de": {"title": "Beistelltisch"}, "en": {"title": "Side table"}}');
    insert into sale_element (id, product_id, ref, stock, net) values (90011, 9001, 'GONE-1', 5, 10), (90012, 9001, 'GONE-2', 5, 10);
  `.execute(db);
  const shopper = await createShopper(app, fixtureItems.pouf, 1);
  for (const product_sale_elements_id of [90_011, 90_012]) {
    const body = addBody({ product: 9001, product_sale_elements_id }, 2, shopper.cartId);
    expect((await parseEnvelope(send(app, "/cart/add", body, { token: shopper.token }))).status_code).toBe(200);
  }
  // Deletes one variant directly, the other with its product.
  await db.deleteFrom("sale_element").where("id", "=", 90_011).execute();
  await db.deleteFrom("product").where("id", "=", 9001).execute();

  const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
  expect(data).toMatchObject({ totalItems: 1, items: [{ PRODUCT_SALE_ELEMENT: variant.pouf }] });
  const validated = await validate(shopper, { locale: "en_AT" });
  expect(validated.data).toMatchObject({
    ...NOTHING,
    valid: false,
    removed: [{ title: "Side table" }, { title: "Side table" }],
    cart: { totalItems: 1 },
  });
  expect((await validate(shopper)).data).toMatchObject(NOTHING);
});

test("a cart with only deleted lines is empty, and still reports them", async () => {
  await sql`
    insert into product (id, ref, text) values (9002, 'GONE2', '{"de": {"title": "Hocker"}}');
    insert into sale_element (id, product_id, ref, stock, net) values (90021, 9002, 'GONE2-1', 5, 10);
  `.execute(db);
  const shopper = await createShopper(app, { product: 9002, product_sale_elements_id: 90_021 });
  await db.deleteFrom("product").where("id", "=", 9002).execute();
  expect((await validate(shopper)).data).toMatchObject({
    valid: false,
    removed: [{ title: "Hocker" }],
    cart: { totalItems: 0, items: [] },
  });
});

test("a sold-out line is removed; with remaining stock its quantity is reduced", async () => {
  const shopper = await createShopper(app, fixtureItems.pouf, 5);
  const cartItemId = await itemOf(shopper);
  await db.updateTable("sale_element").set({ stock: 3 }).where("id", "=", variant.pouf).execute();
  expect((await validate(shopper)).data).toMatchObject({
    ...NOTHING,
    valid: false,
    quantity_changed: [{ cartItemId, title: "Imst pouf", old: 5, new: 3, reason: "stock" }],
    cart: { totalItems: 3 },
  });
  await db.updateTable("sale_element").set({ stock: 0 }).where("id", "=", variant.pouf).execute();
  expect((await validate(shopper)).data).toMatchObject({
    valid: false,
    removed: [{ cartItemId }],
    cart: { items: [] },
  });
});

test("a quantity follows a new step, upwards while there is stock", async () => {
  const shopper = await createShopper(app, fixtureItems.pouf, 5);
  const setStep = (step: number) =>
    db.updateTable("product").set({ quantity_step: step }).where("id", "=", product.pouf).execute();
  await setStep(4);
  expect((await validate(shopper)).data).toMatchObject({ quantity_changed: [{ old: 5, new: 8, reason: "step" }] });
  await db.updateTable("sale_element").set({ stock: 11 }).where("id", "=", variant.pouf).execute();
  await setStep(6);
  expect((await validate(shopper)).data).toMatchObject({ quantity_changed: [{ old: 8, new: 6, reason: "stock" }] });
  await setStep(1);
});

test("a changed price is reported once, gross for the requested country, also after a quantity change", async () => {
  const shopper = await createShopper(app, fixtureItems.stool, 1);
  const cartItemId = await itemOf(shopper);
  await db.updateTable("sale_element").set({ promo: true }).where("id", "=", variant.stool).execute();
  await send(app, "/cart/add", addBody(fixtureItems.stool, 1, shopper.cartId), { token: shopper.token });
  expect((await validate(shopper, { country_id: country.austria })).data).toMatchObject({
    ...NOTHING,
    valid: false,
    price_changed: [{ cartItemId, title: "Hocker Schwaz", old: 119, new: 60 }],
    cart: { totalValue: 120 },
  });
  expect((await validate(shopper)).data).toMatchObject(NOTHING);
  await db.updateTable("sale_element").set({ promo: false }).where("id", "=", variant.stool).execute();
});

test("another country's VAT is no price change", async () => {
  const shopper = await createShopper(app, fixtureItems.pouf, 1);
  expect((await validate(shopper, { country_id: country.romania })).data).toMatchObject(NOTHING);
});

test("an undeliverable line stays and is reported each time; an order with it is rejected", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await send(app, "/cart/add", addBody(fixtureItems.stool, 1, buyer.cartId), { token: buyer.token });
  const cartItemId = await itemOf(buyer);
  await sql`update product set undeliverable = array[${country.austria}::int] where id = ${product.pouf}`.execute(db);
  const expected = { ...NOTHING, valid: false, undeliverable: [cartItemId], cart: { totalItems: 2 } };
  expect((await validate(buyer)).data).toMatchObject(expected);
  expect((await validate(buyer)).data).toMatchObject(expected);
  expect((await validate(buyer, { country_id: country.germany })).data).toMatchObject(NOTHING);
  const response = await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { code: "UNDELIVERABLE", items: [{ cartItemId }] },
  ]);
  await sql`update product set undeliverable = '{}'`.execute(db);
});

test("expired coupons are removed; one with an unmet condition stays", async () => {
  await insertCoupon(db, "ENDS", { percent: 10, cumulative: true });
  await insertCoupon(db, "NEEDS", { percent: 10, cumulative: true, min_goods_cents: 5900 });
  const shopper = await createShopper(app, fixtureItems.pouf, 1);
  await submitCoupon(app, shopper, "ENDS");
  await submitCoupon(app, shopper, "NEEDS");
  await db.updateTable("coupon").set({ enabled: false }).where("code", "=", "ENDS").execute();
  await db.updateTable("coupon").set({ min_goods_cents: 6000 }).where("code", "=", "NEEDS").execute();
  expect((await validate(shopper)).data).toMatchObject({
    valid: false,
    coupons_removed: [{ coupon_code: "ENDS", reason: "disabled" }],
    cart: { coupons: [{ coupon_code: "NEEDS", reason: "condition_not_met" }] },
  });
  expect((await validate(shopper)).data).toMatchObject(NOTHING);
});

test("a lost response is repeated with the same key", async () => {
  const shopper = await createShopper(app, fixtureItems.pouf, 5);
  await db.updateTable("sale_element").set({ stock: 3 }).where("id", "=", variant.pouf).execute();
  const call = { key: testKey("validate") };
  const first = await validate(shopper, {}, call);
  expect(first.data).toMatchObject({ quantity_changed: [{ new: 3 }] });
  expect(await validate(shopper, {}, call)).toEqual(first);
});
