import { expect, test } from "vitest";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import {
  addBody,
  parseEnvelope,
  fetchWithCartToken,
  fixtureItems,
  createBuyer,
  createShopper,
  payBody,
  send,
} from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

test("two concurrent adds of one product both count", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.pouf, 1);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.pouf, 1, cartId), { token })),
    ),
  );
  expect(answers.map(({ data }) => data.quantity).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test("concurrent adds never exceed the stock", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.armchair, 1);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.armchair, 1, cartId), { token })),
    ),
  );
  expect(answers.filter(({ status_code }) => status_code === 200)).toHaveLength(3);
  expect(answers.filter(({ status_code }) => status_code === 409)).toHaveLength(5);
});

test("a line deleted and changed concurrently is deleted or set, never inconsistent", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { cartId, token } = await createShopper(app, fixtureItems.pouf, 2);
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
    const line = { cart_id: cartId, cart_item: data.items[0]!.cartItemId };
    const [removed, updated] = await Promise.all([
      parseEnvelope(send(app, "/cart/delete", line, { token })),
      parseEnvelope(send(app, "/cart/update", { ...line, quantity: 5, action: "update" }, { token })),
    ]);
    expect(removed.status_code).toBe(200);
    expect([200, 404]).toContain(updated.status_code);
    const after = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
    expect(after.data.items).toEqual([]);
  }
});

test("an edit during payment either precedes the order or finds the cart gone", async () => {
  for (let round = 0; round < 8; round += 1) {
    await db.updateTable("sale_element").set({ stock: 12 }).where("id", "=", variant.pouf).execute();
    const buyer = await createBuyer(app, fixtureItems.pouf, 1);
    const { cartId, token } = buyer;
    const [edit, pay] = await Promise.all([
      parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.pouf, 1, cartId), { token })),
      send(app, "/vorkasse/pay", payBody(buyer), { token }),
    ]);
    expect(pay.status).toBe(200);
    const { OrderItems } = (await (
      await fetchWithCartToken(app, `/ExternalOrderApi/order/?cart_id=${cartId}`, token)
    ).json()) as {
      OrderItems: { order_product: { QUANTITY: number }[] }[];
    };
    const sold = OrderItems[0]?.order_product[0]?.QUANTITY;
    expect([edit.status, sold]).toEqual(edit.status_code === 200 ? ["ok", 2] : ["Cart not found", 1]);
    expect((await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).status).toBe("Cart not found");
  }
});
