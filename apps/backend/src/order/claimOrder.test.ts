import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call, register } from "../auth/testing/account.ts";
import { fixtureItems, createBuyer, payBody } from "../cart/testing/shopper.ts";

const { app, db } = await createTestBackend();

/** A guest's order, with the parts of its emailed link. */
async function guestOrder(email: string): Promise<{ ref: string; hash: string }> {
  const buyer = await createBuyer(app, fixtureItems.stool, 1, {}, email);
  const as = { cartToken: buyer.token };
  const paid = await call(app, "POST", "/vorkasse/pay", payBody(buyer, { email }), as);
  expect(paid.status, await paid.clone().text()).toBe(200);
  const response = await call(app, "GET", `/order/result?cart_id=${buyer.cartId}`, undefined, as);
  const { ref, guest_hash: hash } = (await response.json()) as { ref: string; guest_hash: string };
  return { ref, hash };
}

/** Orders of an account that is created with such a link. */
async function ordersOfNew(email: string, order: { ref: string; hash: string }) {
  const { token: bearer, customer } = await register(app, email, { order });
  const refs = async (): Promise<string[]> => {
    const path = `/ExternalOrderApi/order/?customer=${customer.ID}&api_locale=de_AT&limit=999`;
    const { OrderItems } = (await (await call(app, "GET", path, undefined, { bearer })).json()) as {
      OrderItems: { REF: string }[];
    };
    return OrderItems.map(({ REF }) => REF);
  };
  return { id: customer.ID, refs };
}

test("a guest's order joins the account registered by its link with its email", async () => {
  const order = await guestOrder("Rosa@example.com");
  const rosa = await ordersOfNew("rosa@example.com", order);
  expect(await rosa.refs()).toEqual([order.ref]);
});

test("not with another email, and not with another order's secret", async () => {
  const [first, second] = [await guestOrder("lea@example.com"), await guestOrder("ida@example.com")];
  expect(await (await ordersOfNew("mia@example.com", first)).refs()).toEqual([]);
  expect(await (await ordersOfNew("lea@example.com", { ...first, hash: second.hash })).refs()).toEqual([]);
});

test("an order of an account is not claimed once more", async () => {
  const order = await guestOrder("eda@example.com");
  const eda = await ordersOfNew("eda@example.com", order);
  await db.updateTable("customer").set({ email: "eda.alt@example.com" }).where("id", "=", eda.id).execute();
  expect(await (await ordersOfNew("eda@example.com", order)).refs()).toEqual([]);
  expect(await eda.refs()).toEqual([order.ref]);
});
