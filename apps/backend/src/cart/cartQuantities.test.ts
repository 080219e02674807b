import { cartEnvelope, cartWriteData } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { addBody, parseEnvelope, fixtureItems, createShopper, send } from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

const decoded = async (response: Response) => {
  const { data, code } = v.parse(cartEnvelope, await response.json());
  expect(code).toBe(200);
  return v.parse(cartWriteData, data);
};

test("adding merges by variant", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.pouf, 2);
  const { quantity, cart } = await decoded(
    await send(app, "/cart/add", addBody(fixtureItems.pouf, 3, cartId), { token }),
  );
  expect(quantity).toBe(5);
  expect(cart.lines).toHaveLength(1);
  expect(cart.token).toBeUndefined();
});

test("a quantity is rounded up to the step of two", async () => {
  const { cart, quantity } = await decoded(await send(app, "/cart/add", addBody(fixtureItems.chair, 3)));
  expect(quantity).toBe(4);
  expect(cart.lines[0]).toMatchObject({ step: 2, quantity: 4 });
});

test("the default quantity is 1", async () => {
  const { thelia_cart_add, ...body } = addBody(fixtureItems.pouf);
  const { quantity: _, ...line } = thelia_cart_add;
  expect((await decoded(await send(app, "/cart/add", { ...body, thelia_cart_add: line }))).quantity).toBe(1);
});

test("update sets, decrease subtracts, anything else adds, and below 1 the line is removed", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.pouf, 2);
  const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
  const update = async (action: string | undefined, quantity: number) =>
    (
      await parseEnvelope(
        send(
          app,
          "/cart/update",
          { cart_id: cartId, cart_item: data.items[0]!.cartItemId, action, quantity },
          { token },
        ),
      )
    ).data;
  expect(await update("update", 5)).toMatchObject({ quantity: 5 });
  expect(await update("decrease", 2)).toMatchObject({ quantity: 3 });
  expect(await update(undefined, 1)).toMatchObject({ quantity: 4 });
  expect(await update("decrease", 4)).toMatchObject({ quantity: 0, removed: true, cart: { items: [] } });
});

test("more than the stock is rejected, and the line keeps its quantity", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.armchair, 3);
  const answer = await parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.armchair, 2, cartId), { token }));
  expect(answer).toEqual({ status_code: 409, status: "Not enough stock", data: { stock: 4, quantity: 3 } });
});

test("a first add beyond the stock leaves no cart", async () => {
  const before = await db.selectFrom("cart").select(db.fn.countAll().as("count")).executeTakeFirstOrThrow();
  expect((await parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.armchair, 5)))).status_code).toBe(409);
  const after = await db.selectFrom("cart").select(db.fn.countAll().as("count")).executeTakeFirstOrThrow();
  expect(after).toEqual(before);
});

test.each([0, -1, 10_000, 1.5, "2x"])("a quantity of %s is bad input", async (quantity) => {
  const body = addBody(fixtureItems.pouf);
  const response = await send(app, "/cart/add", { ...body, thelia_cart_add: { ...body.thelia_cart_add, quantity } });
  expect(response.status).toBe(400);
});
