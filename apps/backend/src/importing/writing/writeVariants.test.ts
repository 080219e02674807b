import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createBuyer, fixtureItems, payBody, send } from "../../cart/testing/shopper.ts";
import { changeOrderStatus } from "../../order/orderStatus.ts";
import { readDatabaseTime } from "../../platform/db/readDatabaseTime.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { center, variant } from "../../testing/fixture/ids.ts";
import { emptyProduct, emptyVariant } from "../testing/emptyProduct.ts";
import { createStockCount } from "../testing/stockCount.ts";
import { writeVariants } from "./writeVariants.ts";

const { app, db, clock } = await createTestBackend();
const MINUTE = 60_000;

const write = await createStockCount(db);

const stock = async (): Promise<number> =>
  (await db.selectFrom("sale_element").select("stock").where("id", "=", variant.pouf).executeTakeFirstOrThrow()).stock;

/** Returns the id of the order. */
async function order(quantity: number): Promise<number> {
  const buyer = await createBuyer(app, fixtureItems.pouf, quantity);
  expect((await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token })).status).toBe(200);
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
  return id;
}

const cancel = (id: number) =>
  db
    .transaction()
    .execute((trx) => changeOrderStatus(trx, id, { to: "canceled", actor: "shop", reason: "test", now: clock.now }));

describe.each([
  ["right", 0],
  ["an hour behind", -60],
  ["an hour ahead", 60],
])("with a clock that is %s", (_, minutes) => {
  test("units sold since the stock was counted are subtracted; canceled orders give back what they had before", async () => {
    clock.now = new Date(Date.now() + minutes * MINUTE);
    await db.deleteFrom("rate_limit").execute();
    await write(100, await readDatabaseTime(db));
    await order(1);
    const canceledLater = await order(4);
    const countedAt = await readDatabaseTime(db);
    await order(2);
    await cancel(await order(3));
    await cancel(canceledLater);
    await write(100, countedAt);
    expect(await stock()).toBe(100 - 2 + 4);
    await write(100, await readDatabaseTime(db));
    expect(await stock()).toBe(100);
  });
});

test("an order of the previous release, which names no time, has one of the database", async () => {
  clock.now = new Date(Date.now() + MINUTE);
  const countedAt = await readDatabaseTime(db);
  const id = await order(2);
  const stored = () => db.selectFrom("orders").select("stock_taken_at").where("id", "=", id).executeTakeFirstOrThrow();
  expect((await stored()).stock_taken_at?.getTime()).toBeGreaterThanOrEqual(countedAt.getTime());
  // Placed before the column existed.
  await db.updateTable("orders").set({ stock_taken_at: null }).where("id", "=", id).execute();
  await write(100, countedAt);
  expect(await stock()).toBe(98);
});

test("a count below what the centers hold lowers them, fullest first", async () => {
  const pouf = { sale_element_id: variant.pouf };
  await db.deleteFrom("fulfilment_stock").where("sale_element_id", "=", variant.pouf).execute();
  await db
    .insertInto("fulfilment_stock")
    .values([
      { ...pouf, fulfilment_center_id: center.vienna, stock: 3 },
      { ...pouf, fulfilment_center_id: center.bucharest, stock: 5 },
    ])
    .execute();
  await write(4, new Date(clock.now.getTime() + 20 * MINUTE));
  const held = await db
    .selectFrom("fulfilment_stock")
    .select("stock")
    .where("sale_element_id", "=", variant.pouf)
    .orderBy("fulfilment_center_id")
    .execute();
  expect(held.map((row) => row.stock)).toEqual([3, 1]);
});

test("imports and orders of the same products do not deadlock", async () => {
  await write(1000, clock.now);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => createBuyer(app, fixtureItems.pouf, 1)));
  const orders = buyers.map((buyer) => send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token }));
  const imports = [2000, 2001, 2002].map((count) => write(count, new Date(clock.now.getTime() + MINUTE)));
  const responses = await Promise.all(orders);
  await Promise.all(imports);
  expect(responses.map(({ status }) => status)).toEqual(buyers.map(() => 200));
});

const ids = {
  brand: new Map(),
  category: new Map(),
  attributeValue: new Map(),
  feature: new Map(),
  featureValue: new Map(),
};

test("an imported price history is the only one, and later prices are recorded", async () => {
  const { ref, product_id, productRef } = await db
    .selectFrom("sale_element")
    .innerJoin("product", "product.id", "sale_element.product_id")
    .select(["sale_element.ref", "product_id", "product.ref as productRef"])
    .where("sale_element.id", "=", variant.pouf)
    .executeTakeFirstOrThrow();
  const history = [{ since: "2026-01-01T00:00:00Z", net: "77" }];
  const given = {
    ...emptyProduct,
    ref: productRef,
    variants: [{ ...emptyVariant, ref, net: "77", history }],
  };
  const net = async (): Promise<string[]> =>
    (
      await sql<{ net: string }>`
        select round(net)::text as net from price_history where sale_element_id = ${variant.pouf} order by since`.execute(
        db,
      )
    ).rows.map((row) => row.net);
  await db.transaction().execute(async (trx) => {
    await writeVariants(trx, [given], { ...ids, product: new Map([[productRef, product_id]]) }, clock.now);
    await sql`update sale_element set net = 66 where id = ${variant.pouf}`.execute(trx);
  });
  expect(await net()).toEqual(["77", "66"]);
});
