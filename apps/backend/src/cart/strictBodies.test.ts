import { expect, test } from "vitest";
import { center, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { addBody, parseEnvelope, fixtureItems, createShopper, send } from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

const shopper = await createShopper(app, fixtureItems.pouf, 2);
const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
const cart_item = data.items[0]?.cartItemId;

const ofCart = { "thelia.cart_id": shopper.cartId, thelia_login: null, locale: "de_AT", country_id: 13 };
const calls: Record<string, Record<string, unknown>> = {
  "/cart/get": ofCart,
  "/cart/clear": ofCart,
  "/cart/validate": ofCart,
  "/cart/add": { ...addBody(fixtureItems.pouf, 1, shopper.cartId), locale: "de_AT", country_id: 13 },
  "/cart/update": { ...ofCart, cart_item, quantity: 1, action: "update" },
  "/cart/delete": { ...ofCart, cart_item },
  "/cart/assignCustomer": { cart_id: shopper.cartId, locale: "de_AT", email: "anna@example.com" },
};

const stateOfCarts = async () => JSON.stringify(await db.selectFrom("cart_item").selectAll().orderBy("id").execute());

test.each(Object.keys(calls))("%s rejects unknown members, without an effect", async (path) => {
  const before = await stateOfCarts();
  for (const extra of [{ price: 0 }, { customer_id: 1 }, { isAdmin: true }, { ordered_at: null }, { __proto: {} }]) {
    const response = await send(app, path, { ...calls[path], ...extra }, { token: shopper.token });
    expect([response.status, (await response.json()) as unknown]).toMatchObject([400, { code: "BAD_INPUT" }]);
  }
  expect(await stateOfCarts()).toBe(before);
});

test("the line of cart/add is as strict", async () => {
  const body = addBody(fixtureItems.pouf, 1, shopper.cartId);
  const response = await send(
    app,
    "/cart/add",
    { ...body, thelia_cart_add: { ...body.thelia_cart_add, price: 0.01 } },
    { token: shopper.token },
  );
  expect(response.status).toBe(400);
});

test.each([1e9, 0.5, "1e3", -1e9, null, true, [], "２"])(
  "cart/update with a quantity of %j is bad input",
  async (quantity) => {
    const body = { ...calls["/cart/update"], quantity };
    expect((await send(app, "/cart/update", body, { token: shopper.token })).status).toBe(400);
  },
);

test.each([0, -1])("cart/update to %i removes the line", async (quantity) => {
  const own = await createShopper(app, fixtureItems.pouf, 2);
  const read = await parseEnvelope(send(app, "/cart/get", { cart_id: own.cartId }, { token: own.token }));
  const line = { cart_id: own.cartId, cart_item: read.data.items[0]?.cartItemId, action: "update" };
  const answer = await parseEnvelope(send(app, "/cart/update", { ...line, quantity }, { token: own.token }));
  expect(answer.data).toMatchObject({ quantity: 0, removed: true, cart: { items: [] } });
});

test.each([
  ["with a dot", (id: number) => ({ "thelia.cart_id": id })],
  ["as an object", (id: number) => ({ thelia: { cart_id: id } })],
  ["with an underscore", (id: number) => ({ thelia_cart_id: id })],
  ["plain", (id: number) => ({ cart_id: id })],
])("the cart id is read %s", async (_, spell) => {
  const { cartId, token } = await createShopper(app, fixtureItems.pouf, 2);
  const answer = await parseEnvelope(send(app, "/cart/get", { ...spell(cartId), thelia_login: null }, { token }));
  expect(answer.data).toMatchObject({ cartId, items: [{ quantity: 2 }] });
});

test("a fulfillment center is chosen and cleared, and only one with stock", async () => {
  const own = await createShopper(app, fixtureItems.pouf, 2);
  await db
    .insertInto("fulfilment_stock")
    .values({ fulfilment_center_id: center.vienna, sale_element_id: variant.pouf, stock: 5 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom("fulfilment_stock")
    .where("fulfilment_center_id", "=", center.bucharest)
    .where("sale_element_id", "=", variant.pouf)
    .execute();
  const read = await parseEnvelope(send(app, "/cart/get", { cart_id: own.cartId }, { token: own.token }));
  const choose = (more: object) =>
    parseEnvelope(
      send(
        app,
        "/cart/update",
        { cart_id: own.cartId, cart_item: read.data.items[0]?.cartItemId, ...more },
        { token: own.token },
      ),
    );
  expect((await choose({ selectedFulfilmentCenter: center.vienna })).data).toMatchObject({
    quantity: 2,
    cart: { items: [{ selectedFulfilmentCenter: center.vienna, quantity: 2 }] },
  });
  expect(await choose({ selectedFulfilmentCenter: center.bucharest })).toEqual({
    status_code: 404,
    status: "Fulfilment center not found",
    data: null,
  });
  expect((await choose({ selectedFulfilmentCenter: 999 })).status_code).toBe(404);
  const both = await choose({ selectedFulfilmentCenter: null, quantity: 3, action: "update" });
  expect(both.data).toMatchObject({ quantity: 3, cart: { items: [{ selectedFulfilmentCenter: null }] } });
  const nothing = await send(
    app,
    "/cart/update",
    { cart_id: own.cartId, cart_item: read.data.items[0]?.cartItemId },
    { token: own.token },
  );
  expect(nothing.status).toBe(400);
});
