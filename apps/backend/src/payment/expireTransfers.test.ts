import { beforeEach, expect, test } from "vitest";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { insertCoupon } from "../cart/testing/coupons.ts";
import { expireTransfers } from "./expireTransfers.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { statusOf, mailsOf, stockOf } = createOrderHelpers(backend);
const DAY = 86_400_000;
const START = new Date("2026-11-21T09:00:00Z");

// Guests are held like customers, so that the days of the reminder apply.
await db.insertInto("setting").values({ scope: "shared", name: "unconfirmed_hold_hours", value: "0" }).execute();

beforeEach(async () => {
  clock.now = START;
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
  await db.updateTable("orders").set({ status: "paid" }).where("status", "=", "not_paid").execute();
});

async function placed(more: Record<string, unknown> = {}, coupon?: string) {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  const { cartId, token } = buyer;
  if (coupon !== undefined) {
    const body = { coupon_code: coupon, cart_id: cartId, customer_id: buyer.customerId };
    const entered = await send(app, "/ExternalOrderApi/insertCoupon/", body, { token });
    if (!entered.ok) throw new Error(await entered.text());
  }
  const path = more["payment_module_id"] === 2 ? "/ramburs/pay" : "/vorkasse/pay";
  const response = await send(app, path, payBody(buyer, more), { token });
  expect(response.status, await response.clone().text()).toBe(200);
  return db.selectFrom("orders").select(["id", "ref"]).where("cart_id", "=", cartId).executeTakeFirstOrThrow();
}
const after = (days: number): void => void (clock.now = new Date(START.getTime() + days * DAY));
const stock = () => stockOf(variant.pouf);

test("an unpaid transfer gets one reminder after seven days and is canceled after fourteen", async () => {
  await insertCoupon(db, "ONCE", { percent: 10, max_uses: 1 });
  const used = async () =>
    (await db.selectFrom("coupon").select("used").where("code", "=", "ONCE").executeTakeFirstOrThrow()).used;
  const { id } = await placed({}, "ONCE");
  after(6.9);
  expect(await expireTransfers(deps)).toEqual({ reminded: 0, canceled: 0 });
  after(7);
  expect([await expireTransfers(deps), await expireTransfers(deps)]).toEqual([
    { reminded: 1, canceled: 0 },
    { reminded: 0, canceled: 0 },
  ]);
  after(13.9);
  expect([await expireTransfers(deps), await statusOf(id), await stock(), await used()]).toEqual([
    { reminded: 0, canceled: 0 },
    "not_paid",
    10,
    1,
  ]);
  after(14);
  const rounds = await Promise.all([expireTransfers(deps), expireTransfers(deps), expireTransfers(deps)]);
  expect(rounds.reduce((sum, { canceled }) => sum + canceled, 0)).toBe(1);
  expect([await statusOf(id), await stock(), await used()]).toEqual(["canceled", 12, 0]);
  expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(["order-received", "payment-reminder", "order-unpaid"]);
  const trail = db.selectFrom("order_event").select(["actor", "to_status", "why"]).where("order_id", "=", id);
  expect((await trail.orderBy("id").execute()).at(-1)).toEqual({
    actor: "shop",
    to_status: "canceled",
    why: "no money came",
  });
});

test.each([
  ["de_AT", "bis einschließlich 4. Dezember 2026"],
  ["en_DE", "up to and including 4 December 2026"],
  ["ro_RO", "până la 4 decembrie 2026 inclusiv"],
])(
  "the reminder in %s has payment details and the last day, which precedes the cancellation",
  async (locale, words) => {
    const { id, ref } = await placed({ locale });
    after(7);
    await expireTransfers(deps);
    const reminder = (await mailsOf(id)).at(-1);
    expect(reminder?.kind).toBe("payment-reminder");
    for (const part of [words, "AT18 0000", ref, "123,90"]) {
      expect(reminder?.text.replaceAll(/\u00A0|\u202F/g, " "), part).toContain(
        locale === "en_DE" ? part.replace(",", ".") : part,
      );
    }
    const { pay_until } = await db
      .selectFrom("orders")
      .select("pay_until")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(pay_until).toEqual(new Date("2026-12-05T09:00:00Z"));
  },
);

test("paid, shipped or cash on delivery: no reminder and no cancellation", async () => {
  const { id } = await placed();
  const onDelivery = await placed({ payment_module_id: 2 });
  after(7);
  await db.updateTable("orders").set({ status: "paid" }).where("id", "=", id).execute();
  expect(await expireTransfers(deps)).toEqual({ reminded: 0, canceled: 0 });
  await db.updateTable("orders").set({ status: "not_paid" }).where("id", "=", id).execute();
  expect((await expireTransfers(deps)).reminded).toBe(1);
  await db.updateTable("orders").set({ status: "processing" }).where("id", "=", id).execute();
  after(30);
  expect([await expireTransfers(deps), await statusOf(id), await statusOf(onDelivery.id)]).toEqual([
    { reminded: 0, canceled: 0 },
    "processing",
    "not_paid",
  ]);
});

test("after a month of downtime the reminder comes first, with its full period", async () => {
  const { id } = await placed();
  after(30);
  expect(await expireTransfers(deps)).toEqual({ reminded: 1, canceled: 0 });
  after(36.9);
  expect([await expireTransfers(deps), await statusOf(id)]).toEqual([{ reminded: 0, canceled: 0 }, "not_paid"]);
  after(37);
  expect([await expireTransfers(deps), await statusOf(id)]).toEqual([{ reminded: 0, canceled: 1 }, "canceled"]);
});

test("the period is a setting, and 0 cancels nothing", async () => {
  const set = (name: string, value: string) =>
    db
      .insertInto("setting")
      .values({ scope: "shared", name, value })
      .onConflict((conflict) => conflict.columns(["scope", "name"]).doUpdateSet({ value }))
      .execute();
  const { id } = await placed();
  await set("prepayment_days", "0");
  after(100);
  expect(await expireTransfers(deps)).toEqual({ reminded: 0, canceled: 0 });
  await set("prepayment_days", "3");
  await set("prepayment_reminder_days", "2");
  expect((await expireTransfers(deps)).reminded).toBe(1);
  after(101);
  expect([await expireTransfers(deps), await statusOf(id)]).toEqual([{ reminded: 0, canceled: 1 }, "canceled"]);
  await db.deleteFrom("setting").where("name", "like", "prepayment%").execute();
});
