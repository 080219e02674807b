import { Kysely, PostgresDialect, sql } from "kysely";
import fc from "fast-check";
import pg from "pg";
import { beforeAll, expect, inject, test } from "vitest";
import { createApp } from "../app.ts";
import type { Db } from "../platform/db/connect.ts";
import type { Tables } from "../platform/db/tables.ts";
import { center, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { testKey, type Buyer, fixtureItems, createBuyer, send } from "../cart/testing/shopper.ts";
import { PAYMENT_MODULES, type PaymentPath } from "../payment/paymentModules.ts";
import { readBankPage, addAllPaymentMethods, payWith, submitScenario } from "../payment/testing/paymentHelpers.ts";

// Invariants across all orders, for every payment method and with failures at any point.

const { app, db, deps } = await createTestBackend();
const PATHS = Object.keys(PAYMENT_MODULES) as PaymentPath[];

beforeAll(() => addAllPaymentMethods(db));

/** Everything that could get lost, in one row; units and coupon uses held by orders are added to the remaining ones. */
async function readInvariants() {
  const { rows } = await sql<Record<string, number>>`
    select (select sum(stock) from sale_element)
        + (select coalesce(sum(l.quantity), 0) from order_line l join orders o on o.id = l.order_id where o.status <> 'canceled') as units,
      (select coalesce(sum(stock), 0) from fulfilment_stock)
        + (select coalesce(sum(l.center_quantity), 0) from order_line l join orders o on o.id = l.order_id where o.status <> 'canceled')
        + (select coalesce(sum(s.quantity), 0) from order_center_stock s join orders o on o.id = s.order_id where o.status <> 'canceled') as in_centers,
      (select sum(used) from coupon) - (select count(*) from order_coupon where returned_at is null) as uses_unaccounted,
      (select count(*) from sale_element where stock < 0) + (select count(*) from coupon where used > max_uses) as overdrawn,
      (select count(*) from (select from orders where status <> 'canceled' group by cart_id having count(*) > 1) twice) as carts_ordered_twice,
      (select count(*) from orders o where not exists (select from order_line l where l.order_id = o.id)
        or not exists (select from order_event e where e.order_id = o.id)) as halves,
      (select count(*) from orders o where (o.status <> 'not_paid' and o.status <> 'canceled')
        and not exists (select from mail_outbox m where m.order_id = o.id and m.kind = 'order-received')) as unconfirmed`.execute(
    db,
  );
  return rows[0];
}
const sound = (units: unknown, inCenters: unknown) => ({
  units,
  in_centers: inCenters,
  uses_unaccounted: 0,
  overdrawn: 0,
  carts_ordered_twice: 0,
  halves: 0,
  unconfirmed: 0,
});

async function withCoupon(buyer: Buyer, code: string): Promise<Buyer> {
  const path = "/ExternalOrderApi/insertCoupon/?api_locale=de_AT";
  await send(app, path, { coupon_code: code, cart_id: buyer.cartId }, { token: buyer.token });
  return buyer;
}

const buyerOf = (
  at: number,
  line: (typeof fixtureItems)[keyof typeof fixtureItems] = fixtureItems.stool,
  quantity = 1,
) => createBuyer(app, line, quantity, {}, `buyer${at}@example.com`);

test("concurrent payments of any kind never oversell stock or coupons", async () => {
  await db
    .insertInto("coupon")
    .values({ code: "FEW", percent: "10", text: "{}", min_goods_cents: 0, max_uses: 3 })
    .execute();
  const plays = ["pay", "decline", "cancel", "twice"] as const;
  let made = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ path: fc.constantFrom(...PATHS), play: fc.constantFrom(...plays), coupon: fc.boolean() }), {
        minLength: 3,
        maxLength: 6,
      }),
      fc.integer({ min: 1, max: 4 }),
      async (shoppers, units) => {
        await db.updateTable("sale_element").set({ stock: 50 }).where("id", "=", variant.stool).execute();
        await sql`update coupon set max_uses = used + 2 where code = 'FEW'`.execute(db);
        const buyers: Buyer[] = [];
        for (const { coupon } of shoppers) {
          const buyer = await buyerOf((made += 1));
          buyers.push(coupon ? await withCoupon(buyer, "FEW") : buyer);
        }
        await db.updateTable("sale_element").set({ stock: units }).where("id", "=", variant.stool).execute();
        const before = await readInvariants();
        await Promise.all(
          shoppers.map(async ({ path, play }, at) => {
            const response = await payWith(app, path, buyers[at]!);
            const provided = response.ok && path !== "vorkasse" && path !== "ramburs";
            if (provided) await submitScenario(app, await readBankPage(response), play);
          }),
        );
        expect(await readInvariants()).toEqual(sound(before?.["units"], before?.["in_centers"]));
      },
    ),
    { numRuns: 6 },
  );
}, 120_000);

test("a chosen center loses its units and gets them back", async () => {
  const held = async () =>
    (
      await db
        .selectFrom("fulfilment_stock")
        .select("stock")
        .where("fulfilment_center_id", "=", center.vienna)
        .where("sale_element_id", "=", variant.stool)
        .executeTakeFirst()
    )?.stock;
  await db.updateTable("sale_element").set({ stock: 20 }).where("id", "=", variant.stool).execute();
  await db
    .insertInto("fulfilment_stock")
    .values({ fulfilment_center_id: center.vienna, sale_element_id: variant.stool, stock: 3 })
    .onConflict((conflict) => conflict.columns(["fulfilment_center_id", "sale_element_id"]).doUpdateSet({ stock: 3 }))
    .execute();
  const order = async (quantity: number) => {
    const buyer = await buyerOf(9000 + quantity, fixtureItems.stool, quantity);
    await db
      .updateTable("cart_item")
      .set({ fulfilment_center_id: center.vienna })
      .where("cart_id", "=", buyer.cartId)
      .execute();
    return readBankPage(payWith(app, "klarna", buyer));
  };
  const two = await order(2);
  expect(await held()).toBe(1);
  const one = await order(1);
  expect(await held()).toBe(0);
  await submitScenario(app, one, "decline");
  expect(await held()).toBe(1);
  await submitScenario(app, two, "cancel");
  expect(await held()).toBe(3);
});

/** An app whose transactions fail at their n-th statement; `sent` counts the statements. */
function createFailingApp(nth: number) {
  let sent = 0;
  const pool = new pg.Pool({ ...inject("postgres"), database: databaseName });
  pool.on("connect", (client) => {
    client.on("error", () => {});
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    Object.assign(client, {
      query: (...input: unknown[]) => {
        sent += 1;
        if (sent === nth) return Promise.reject(new Error("broken on purpose"));
        return query(...input);
      },
    });
  });
  const own: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const broken = createApp({ ...deps, db: own, log: { error: () => {} } });
  return { broken, close: () => own.destroy(), sent: () => sent };
}

const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
const databaseName = rows[0]?.name ?? "";

test.each(["vorkasse", "stripe"] as const)(
  "%s: broken at any statement, there is a whole order or none, and the same call goes on",
  async (path) => {
    await db.updateTable("sale_element").set({ stock: 20 }).execute();
    await sql`update coupon set max_uses = used + 1 where code = 'FEW'`.execute(db);
    const buyer = await withCoupon(await buyerOf(20_000, fixtureItems.pouf, 2), "FEW");
    const before = await readInvariants();
    const orders = async () =>
      (await db.selectFrom("orders").select("id").where("cart_id", "=", buyer.cartId).execute()).length;
    const key = testKey(path);
    let atEnd = false;
    let broke = 0;
    for (let nth = 1; !atEnd; nth += 1) {
      const { broken, close, sent } = createFailingApp(nth);
      const response = await payWith(broken, path, buyer, {}, key);
      await close();
      atEnd = sent() < nth;
      if (!response.ok) broke += 1;
      expect(await readInvariants()).toEqual(sound(before?.["units"], before?.["in_centers"]));
      expect(await orders()).toBeGreaterThanOrEqual(response.ok ? 1 : 0);
    }
    expect(broke).toBeGreaterThan(25);
    const again = await payWith(app, path, buyer, {}, key);
    expect([again.status, await orders()]).toEqual([200, 1]);
  },
  60_000,
);
