import { expect, test } from "vitest";
import { createBuyer, fixtureItems, payBody, send } from "../cart/testing/shopper.ts";
import { minimumOrderCents } from "./checkOrder.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { app, db } = await createTestBackend();
const order = async (more: Record<string, unknown> = {}) => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  const response = await send(app, "/vorkasse/pay", payBody(buyer, more), { token: buyer.token });
  return { status: response.status, body: (await response.json()) as unknown };
};
const setMinimum = (scope: string, euro: number) =>
  db
    .insertInto("setting")
    .values({ scope, name: "config_min_price", value: JSON.stringify(euro) })
    .onConflict((conflict) => conflict.columns(["scope", "name"]).doUpdateSet({ value: JSON.stringify(euro) }))
    .execute();

test("an order below the minimum value of its locale is rejected, and one that reaches it is placed", async () => {
  await setMinimum("shared", 10);
  await setMinimum("de_AT", 59.01);
  expect(await order()).toMatchObject({ status: 409, body: { code: "BELOW_MINIMUM", minimum: 59.01 } });
  await setMinimum("de_AT", 59);
  expect(await order()).toMatchObject({ status: 200 });
});

test("the minimum is that of the cart's storefront, whatever locale an order names", async () => {
  await setMinimum("de_AT", 59.01);
  for (const locale of ["de_AT", "en_AT", "de_DE"])
    expect(await order({ locale }), locale).toMatchObject({ status: 409, body: { code: "BELOW_MINIMUM" } });
});

test.each([
  [16.1, 1610],
  [20.1, 2010],
  ["0", 0],
  ["none", 0],
  [undefined, 0],
])("a minimum of %j euro is %i cents", (setting, cents) => {
  expect(minimumOrderCents(setting)).toBe(cents);
});
