import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fixtureItems, createBuyer } from "../cart/testing/shopper.ts";
import { expirePayments } from "./expirePayments.ts";
import { readBankPage, addAllPaymentMethods, readOrderStatuses, payWith } from "./testing/paymentHelpers.ts";

// A second payment while one is open, with failures.

const { app, db, deps, clock } = await createTestBackend();
const MINUTES_LATER = new Date("2026-11-21T09:03:00Z");

beforeAll(() => addAllPaymentMethods(db));
beforeEach(() => {
  clock.now = new Date("2026-11-21T09:00:00Z");
});

test("concurrent payment attempts after an abandoned one: one starts, the others must wait", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await readBankPage(payWith(app, "stripe", buyer));
  clock.now = MINUTES_LATER;
  const responses = await Promise.all(
    (["stripe", "paypal", "klarna", "stripe", "paypal"] as const).map((path) => payWith(app, path, buyer)),
  );
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(4);
  for (const response of refused) {
    expect(response.status).toBe(409);
    // 30 seconds for a payment that is still starting.
    expect(["30", "120"]).toContain(response.headers.get("Retry-After"));
    expect(await response.json()).toMatchObject({ code: "PAYMENT_PENDING" });
  }
  expect(await readOrderStatuses(db, buyer.cartId)).toEqual(["canceled", "not_paid"]);
});

test("a mismatched payment awaits manual handling; a second payment is prevented", async () => {
  const alarms: string[] = [];
  const alarmed = createApp({ ...deps, log: { error: (_, message) => void alarms.push(message) } });
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await readBankPage(payWith(app, "stripe", buyer));
  await sql`
    update testbank_session set state = 'paid', amount_cents = amount_cents - 1
    where order_ref = (select ref from orders where cart_id = ${buyer.cartId})`.execute(db);
  clock.now = MINUTES_LATER;
  const again = await payWith(alarmed, "paypal", buyer);
  expect([again.status, await again.json()]).toEqual([409, { error: expect.any(String), code: "PAYMENT_PENDING" }]);
  expect(alarms).toEqual(["payment does not match its order: not marked as paid"]);
  expect(await readOrderStatuses(db, buyer.cartId)).toEqual(["not_paid"]);
});

test("a payment started by a clock a year ahead does not block shopper or stock for a year", async () => {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  const other = await createBuyer(app, fixtureItems.stool, 1);
  const now = clock.now;
  clock.now = new Date("2027-11-21T09:00:00Z");
  await readBankPage(payWith(app, "stripe", buyer));
  await readBankPage(payWith(app, "stripe", other));
  clock.now = now;
  expect((await payWith(app, "vorkasse", buyer)).status).toBe(200);
  expect(await expirePayments(deps)).toBe(1);
  expect(await readOrderStatuses(db, other.cartId)).toEqual(["canceled"]);
});
