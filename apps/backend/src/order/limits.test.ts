import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call } from "../auth/testing/account.ts";
import { ASSIGN, NEW_CART } from "../cart/limits.ts";
import { addBody, fixtureItems, createBuyer, payBody } from "../cart/testing/shopper.ts";
import { PAY_LIMIT } from "./limits.ts";

const { app, db } = await createTestBackend();

/** Sets the counter as if the address had used up its tries. */
const exhaust = (most: number) => db.updateTable("rate_limit").set({ tries: most }).execute();

test("one address can order two hundred times an hour; other addresses are not affected", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  const pay = (ipAddress: string) =>
    call(app, "POST", "/vorkasse/pay", payBody(buyer), { cartToken: buyer.token, ipAddress });
  expect((await pay("192.0.2.7")).status).toBe(200);
  await exhaust(PAY_LIMIT.maxAttempts);
  const refused = await pay("192.0.2.7");
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: "RATE_LIMITED" }]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await pay("192.0.2.8")).status).toBe(200);
});

test("new carts and email addresses are counted; additions to a cart are not", async () => {
  const caller = { ipAddress: "192.0.2.9" };
  const made = await call(app, "POST", "/cart/add", addBody(fixtureItems.pouf), caller);
  const { data } = (await made.json()) as { data: { cartId: number; cart: { token: string } } };
  const own = { ...caller, cartToken: data.cart.token };
  await exhaust(NEW_CART.maxAttempts);
  expect((await call(app, "POST", "/cart/add", addBody(fixtureItems.pouf), caller)).status).toBe(429);
  expect((await call(app, "POST", "/cart/add", addBody(fixtureItems.stool, 1, data.cartId), own)).status).toBe(200);
  const assign = () => call(app, "POST", "/cart/assignCustomer", { email: "a@example.com", cart_id: data.cartId }, own);
  expect((await assign()).status).toBe(200);
  await exhaust(ASSIGN.maxAttempts);
  expect((await assign()).status).toBe(429);
});
