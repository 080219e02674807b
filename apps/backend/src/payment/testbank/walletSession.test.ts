import { beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { fixtureItems, createBuyer, send } from "../../cart/testing/shopper.ts";
import {
  readBankPage,
  selectWalletAccount,
  addAllPaymentMethods,
  readOrderStatuses,
  payWith,
  submitScenario,
} from "../testing/paymentHelpers.ts";

const { db, deps, clock } = await createTestBackend();
const refusals: string[] = [];
const app = createApp({ ...deps, log: { error: (_, message) => void refusals.push(message) } });

beforeAll(() => addAllPaymentMethods(db));

test("amazon/session leads to Amazon's selection page, which returns with a session in the URL", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  const response = await send(
    app,
    "/amazon/session",
    { cart_id: buyer.cartId, locale: "ro_RO" },
    { token: buyer.token },
  );
  const page = String(await response.json());
  expect(page).toBe("/api/testbank/wallet?locale=ro_RO");
  const walletPage = await app.request(page.slice("/api".length));
  expect(walletPage.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(await walletPage.text()).toContain("Cu ce doriți să plătiți?");
  const back = (await app.request(page.slice("/api".length), { method: "POST" })).headers.get("Location");
  expect(back).toMatch(/^\/checkout\?step=review&amazonCheckoutSessionId=[\w-]+$/);
  const foreign = await send(app, "/amazon/session", { cart_id: buyer.cartId }, { token: "x" });
  expect(await foreign.json()).toMatchObject({ code: "CART_NOT_FOUND" });
});

test("amazon/pay rejects a missing, forged, day-old or other order's session", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  const none = await payWith(app, "amazon", buyer, { amazon_session_id: "" });
  expect([none.status, await none.json(), await readOrderStatuses(db, buyer.cartId)]).toEqual([
    400,
    expect.objectContaining({ code: "AMAZON_SESSION_MISSING" }),
    [],
  ]);
  const refused = `/order-failed?cart_id=${buyer.cartId}&reason=declined`;
  expect(await (await payWith(app, "amazon", buyer, { amazon_session_id: "made-up" })).json()).toBe(refused);
  const old = await selectWalletAccount(app);
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000 + 1000);
  expect(await (await payWith(app, "amazon", buyer, { amazon_session_id: old })).json()).toBe(refused);
  const session = await selectWalletAccount(app);
  const page = await readBankPage(payWith(app, "amazon", buyer, { amazon_session_id: session }));
  await submitScenario(app, page, "decline");
  expect(await (await payWith(app, "amazon", buyer, { amazon_session_id: session })).json()).toBe(refused);
  expect(new Set(await readOrderStatuses(db, buyer.cartId))).toEqual(new Set(["canceled"]));
  expect(refusals).toEqual(Array.from({ length: 3 }, () => "failed to start a payment"));
});
