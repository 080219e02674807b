import { sql } from "kysely";
import { expect, test } from "vitest";
import { call, register, parseSession, PASSWORD } from "../auth/testing/account.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { product, variant } from "../testing/fixture/ids.ts";
import { MAX_LINES } from "./cartInput.ts";
import { addBody, parseEnvelope, fixtureItems, createShopper, send } from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

/** Adds lines of new variants to a cart. */
const addLines = (cartId: number, count: number) =>
  sql`
    with made as (
      insert into sale_element (product_id, ref, stock, net)
      select ${product.stool}, 'full-' || ${cartId}::int || '-' || at, 9, 10 from generate_series(1, ${count}::int) at
      returning id
    )
    insert into cart_item (cart_id, sale_element_id, quantity, unit_net)
    select ${cartId}, id, 1, 10 from made`.execute(db);

test("a cart has a maximum number of lines, and every response contains them all", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.pouf, 1);
  await addLines(cartId, MAX_LINES - 1);

  const add = (line: { product: number; product_sale_elements_id: number }) =>
    parseEnvelope(send(app, "/cart/add", addBody(line, 1, cartId), { token }));
  const other = { product: product.stool, product_sale_elements_id: variant.stool };
  expect(await add(other)).toEqual({ status_code: 409, status: "Cart is full", data: null });
  // Existing lines can still be increased.
  expect(await add(fixtureItems.pouf)).toMatchObject({ status_code: 200, data: { quantity: 2 } });
  expect((await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).data.items).toHaveLength(
    MAX_LINES,
  );
});

test("signing in merges no more lines than a cart has: those of the account, common ones, and the guest's newest", async () => {
  const first = await createShopper(app, fixtureItems.pouf, 1);
  await addLines(first.cartId, MAX_LINES - 2);
  const { cart } = await register(app, "voll@example.com", { cart_id: first.cartId }, { cartToken: first.token });
  expect(cart?.totalItems).toBe(MAX_LINES - 1);

  const guest = await createShopper(app, fixtureItems.chair, 1);
  for (const line of [fixtureItems.table, fixtureItems.stool, fixtureItems.pouf])
    await send(app, "/cart/add", addBody(line, 1, guest.cartId), { token: guest.token });
  const body = { email: "voll@example.com", password: PASSWORD, cart_id: guest.cartId };
  const { cart: merged } = await parseSession(call(app, "POST", "/login", body, { cartToken: guest.token }));
  const lines = await db
    .selectFrom("cart_item")
    .select(["sale_element_id", "quantity"])
    .where("cart_id", "=", merged!.cartId)
    .execute();
  expect([lines.length, merged!.items.length]).toEqual([MAX_LINES, MAX_LINES]);
  const quantityOf = (id: number) => lines.find((line) => line.sale_element_id === id)?.quantity;
  expect([variant.pouf, variant.stool, variant.chair, variant.tableOak].map(quantityOf)).toEqual([
    2,
    1,
    undefined,
    undefined,
  ]);
});
