import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { useDatabase } from "../../testing/testDatabase.ts";
import { goods, newBuyer } from "../cart/testing/shopper.ts";
import { expirePayments } from "../payment/expirePayments.ts";
import { bankPageOf, offerAll, ordersOf, payBy } from "../payment/testing/bank.ts";

// A second payment while one is open, with failures.

const { app, db, deps, clock } = await useDatabase();
const MINUTES_LATER = new Date("2026-11-21T09:03:00Z");

beforeAll(() => offerAll(db));
beforeEach(() => {
  clock.now = new Date("2026-11-21T09:00:00Z");
});

test("several ways at once, after one that was left: one of them begins, the others are told to wait", async () => {
  const buyer = await newBuyer(app, goods.pouf, 1);
  await bankPageOf(payBy(app, "stripe", buyer));
  clock.now = MINUTES_LATER;
  const answers = await Promise.all(
    (["stripe", "paypal", "klarna", "stripe", "paypal"] as const).map((path) => payBy(app, path, buyer)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(4);
  for (const answer of refused) {
    expect(answer.status).toBe(409);
    // 30 seconds for a payment that is still starting.
    expect(["30", "120"]).toContain(answer.headers.get("Retry-After"));
    expect(await answer.json()).toMatchObject({ code: "PAYMENT_PENDING" });
  }
  expect(await ordersOf(db, buyer.cartId)).toEqual(["canceled", "not_paid"]);
});

test("after money that differs from its order, which a person sees to, nobody pays twice and nothing breaks", async () => {
  const alarms: string[] = [];
  const alarmed = createApp({ ...deps, log: { error: (_, message) => void alarms.push(message) } });
  const buyer = await newBuyer(app, goods.pouf, 1);
  await bankPageOf(payBy(app, "stripe", buyer));
  await sql`
    update testbank_session set state = 'paid', amount_cents = amount_cents - 1
    where order_ref = (select ref from orders where cart_id = ${buyer.cartId})`.execute(db);
  clock.now = MINUTES_LATER;
  const again = await payBy(alarmed, "paypal", buyer);
  expect([again.status, await again.json()]).toEqual([409, { error: expect.any(String), code: "PAYMENT_PENDING" }]);
  expect(alarms).toEqual(["a payment differs from its order: nothing was marked as paid"]);
  expect(await ordersOf(db, buyer.cartId)).toEqual(["not_paid"]);
});

test("a payment begun while the clock was a year ahead keeps neither its shopper nor its goods for a year", async () => {
  const buyer = await newBuyer(app, goods.pouf, 1);
  const other = await newBuyer(app, goods.stool, 1);
  const now = clock.now;
  clock.now = new Date("2027-11-21T09:00:00Z");
  await bankPageOf(payBy(app, "stripe", buyer));
  await bankPageOf(payBy(app, "stripe", other));
  clock.now = now;
  expect((await payBy(app, "vorkasse", buyer)).status).toBe(200);
  expect(await expirePayments(deps)).toBe(1);
  expect(await ordersOf(db, other.cartId)).toEqual(["canceled"]);
});
