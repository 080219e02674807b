import { beforeAll, expect, test } from "vitest";
import { createApp } from "../../../app.ts";
import { useDatabase } from "../../../testing/testDatabase.ts";
import { goods, newBuyer, send } from "../../cart/testing/shopper.ts";
import { bankPageOf, chooseAtWallet, offerAll, ordersOf, payBy, playAt } from "../testing/bank.ts";

const { db, deps, clock } = await useDatabase();
const refusals: string[] = [];
const app = createApp({ ...deps, log: { error: (_, message) => void refusals.push(message) } });

beforeAll(() => offerAll(db));

test("amazon/session leads to where shoppers choose; they come back with a session in the address", async () => {
  const buyer = await newBuyer(app, goods.pouf, 2);
  const asked = await send(app, "/amazon/session", { cart_id: buyer.cartId, locale: "ro_RO" }, { token: buyer.token });
  const page = String(await asked.json());
  expect(page).toBe("/api/testbank/wallet?locale=ro_RO");
  const shown = await app.request(page.slice("/api".length));
  expect(shown.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(await shown.text()).toContain("Cu ce doriți să plătiți?");
  const back = (await app.request(page.slice("/api".length), { method: "POST" })).headers.get("Location");
  expect(back).toMatch(/^\/checkout\?step=review&amazonCheckoutSessionId=[\w-]+$/);
  const foreign = await send(app, "/amazon/session", { cart_id: buyer.cartId }, { token: "x" });
  expect(await foreign.json()).toMatchObject({ code: "CART_NOT_FOUND" });
});

test("amazon/pay takes no session that is missing, made up, a day old or another order's", async () => {
  const buyer = await newBuyer(app, goods.pouf, 2);
  const none = await payBy(app, "amazon", buyer, { amazon_session_id: "" });
  expect([none.status, await none.json(), await ordersOf(db, buyer.cartId)]).toEqual([
    400,
    expect.objectContaining({ code: "AMAZON_SESSION_MISSING" }),
    [],
  ]);
  const refused = `/order-failed?cart_id=${buyer.cartId}&reason=declined`;
  expect(await (await payBy(app, "amazon", buyer, { amazon_session_id: "made-up" })).json()).toBe(refused);
  const old = await chooseAtWallet(app);
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000 + 1000);
  expect(await (await payBy(app, "amazon", buyer, { amazon_session_id: old })).json()).toBe(refused);
  const session = await chooseAtWallet(app);
  const page = await bankPageOf(payBy(app, "amazon", buyer, { amazon_session_id: session }));
  await playAt(app, page, "decline");
  expect(await (await payBy(app, "amazon", buyer, { amazon_session_id: session })).json()).toBe(refused);
  expect(new Set(await ordersOf(db, buyer.cartId))).toEqual(new Set(["canceled"]));
  expect(refusals).toEqual(Array.from({ length: 3 }, () => "a payment could not be started"));
});
