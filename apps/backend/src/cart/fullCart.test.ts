import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { product, variant } from "../testing/fixture/ids.ts";
import { MAX_LINES } from "./cartInput.ts";
import { addBody, parseEnvelope, fixtureItems, createShopper, send } from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

test("a cart has a maximum number of lines, and every response contains them all", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.pouf, 1);
  await sql`
    with made as (
      insert into sale_element (product_id, ref, stock, net)
      select ${product.stool}, 'full-' || at, 9, 10 from generate_series(1, ${MAX_LINES - 1}) at
      returning id
    )
    insert into cart_item (cart_id, sale_element_id, quantity, unit_net)
    select ${cartId}, id, 1, 10 from made`.execute(db);

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
