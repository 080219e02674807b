import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { createBuyer, fixtureItems, payBody, send } from "../cart/testing/shopper.ts";
import { createStockCount } from "../importing/testing/stockCount.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { center, variant } from "../testing/fixture/ids.ts";
import { refundOrder, type RefundRequest } from "./refundOrder.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { orderOf, setStatus, statusOf, stockOf } = createOrderHelpers(backend);
const count = await createStockCount(db);

const MINUTE_MS = 60_000;
// Orders take their stock at a time of the database.
clock.now = new Date();

beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + 60 * MINUTE_MS);
  await db.deleteFrom("rate_limit").execute();
  await db.deleteFrom("stock_count").execute();
  await db.updateTable("sale_element").set({ stock: 10 }).where("id", "=", variant.pouf).execute();
  await db.deleteFrom("fulfilment_stock").where("sale_element_id", "=", variant.pouf).execute();
  const held = { sale_element_id: variant.pouf };
  await db
    .insertInto("fulfilment_stock")
    .values([
      { ...held, fulfilment_center_id: center.vienna, stock: 2 },
      { ...held, fulfilment_center_id: center.bucharest, stock: 7 },
    ])
    .execute();
});

/** A paid transfer for poufs: of ten units one is in no center. */
async function paidOrder(quantity: number): Promise<number> {
  const buyer = await createBuyer(app, fixtureItems.pouf, quantity, {}, `restock${clock.now.getTime()}@example.com`);
  const response = await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
  expect(response.status, await response.clone().text()).toBe(200);
  const { id } = await orderOf(buyer.cartId);
  await setStatus(id, "paid");
  return id;
}
const refund = (orderId: number, request: Partial<RefundRequest>) =>
  refundOrder(deps, orderId, { isManual: true, restock: false, allowRepeat: false, reason: "", ...request });
const units = (quantity?: number) => ({ lines: [{ position: 1, quantity }], shipping: false });
const stock = () => stockOf(variant.pouf);
const centers = async () => {
  const rows = await db
    .selectFrom("fulfilment_stock")
    .select(["fulfilment_center_id as id", "stock"])
    .where("sale_element_id", "=", variant.pouf)
    .execute();
  const of = (id: number) => rows.find((row) => row.id === id)?.stock;
  return { vienna: of(center.vienna), bucharest: of(center.bucharest) };
};

describe("units that were not shipped", () => {
  test("are free again with their refund, without --restock; the others stay reserved", async () => {
    const id = await paidOrder(4);
    expect([await stock(), await centers()]).toEqual([6, { vienna: 2, bucharest: 4 }]);
    await refund(id, { items: units(1) });
    expect([await stock(), await centers()]).toEqual([7, { vienna: 2, bucharest: 5 }]);
    await refund(id, { items: units(3) });
    expect([await stock(), await centers(), await statusOf(id)]).toEqual([10, { vienna: 2, bucharest: 7 }, "paid"]);
  });

  test("go back once: the refund of the rest returns only what is left", async () => {
    const id = await paidOrder(4);
    await refund(id, { items: units(3) });
    await refund(id, {});
    expect([await stock(), await statusOf(id)]).toEqual([10, "refunded"]);
  });

  test("have no time of return", async () => {
    const id = await paidOrder(2);
    const returned = { items: units(1), restock: true, returnedAt: clock.now };
    await expect(refund(id, returned)).rejects.toThrow("was not sent");
    expect(await stock()).toBe(8);
  });
});

describe("shipped units", () => {
  const shippedOrder = async (quantity: number) => {
    const id = await paidOrder(quantity);
    await setStatus(id, "sent");
    clock.now = new Date(clock.now.getTime() + 10 * MINUTE_MS);
    return id;
  };

  test("go back into stock with --restock, to the centers they were taken from, the others not", async () => {
    await db.updateTable("sale_element").set({ stock: 5 }).where("id", "=", variant.pouf).execute();
    const held = db.updateTable("fulfilment_stock").where("sale_element_id", "=", variant.pouf);
    await held.set({ stock: 1 }).where("fulfilment_center_id", "=", center.vienna).execute();
    await held.set({ stock: 3 }).where("fulfilment_center_id", "=", center.bucharest).execute();
    const id = await shippedOrder(5);
    expect([await stock(), await centers()]).toEqual([0, { vienna: 0, bucharest: 0 }]);
    await refund(id, { items: units(1) });
    expect([await stock(), await centers()]).toEqual([0, { vienna: 0, bucharest: 0 }]);
    await refund(id, { items: units(2), restock: true });
    expect([await stock(), await centers()]).toEqual([2, { vienna: 1, bucharest: 1 }]);
    await refund(id, { items: units(2), restock: true });
    expect([await stock(), await centers(), await statusOf(id)]).toEqual([4, { vienna: 1, bucharest: 3 }, "sent"]);
  });

  test("that were refunded before do not come back with the rest of the order", async () => {
    const id = await shippedOrder(3);
    await refund(id, { items: units(1) });
    await refund(id, { restock: true });
    expect([await stock(), await statusOf(id)]).toEqual([9, "refunded"]);
  });

  test("that came back before a stock count are in it", async () => {
    const id = await shippedOrder(4);
    const returnedAt = clock.now;
    clock.now = new Date(clock.now.getTime() + 10 * MINUTE_MS);
    await count(8, new Date(clock.now.getTime() - MINUTE_MS));
    await expect(refund(id, { items: units(2), restock: true })).rejects.toThrow("--returned-at");
    await refund(id, { items: units(2), restock: true, returnedAt });
    expect(await stock()).toBe(8);
    await refund(id, { items: units(1), restock: true, returnedAt: clock.now });
    expect(await stock()).toBe(9);
  });

  test("are added again by the import of an older count", async () => {
    const id = await shippedOrder(4);
    const countedAt = new Date(clock.now.getTime() - MINUTE_MS);
    await count(6, countedAt);
    await refund(id, { items: units(3), restock: true, returnedAt: clock.now });
    expect(await stock()).toBe(9);
    await count(6, countedAt);
    expect(await stock()).toBe(9);
  });
});

test("concurrent refunds of the same units return them once", async () => {
  const id = await paidOrder(2);
  const calls = await Promise.allSettled(Array.from({ length: 4 }, () => refund(id, { items: units(2) })));
  expect(calls.some(({ status }) => status === "fulfilled")).toBe(true);
  expect(await stock()).toBe(10);
});

test("a refund that is due at the provider holds no stock", async () => {
  const id = await paidOrder(2);
  await db
    .insertInto("payment")
    .values({
      order_id: id,
      provider: "gone",
      key: "gone-1",
      status: "paid",
      amount_cents: 12_390,
      currency: "EUR",
      reference: "G1",
      created_at: clock.now,
    })
    .execute();
  await expect(refund(id, { items: units(1), isManual: false })).rejects.toThrow("No provider");
  expect(await stock()).toBe(9);
  await refund(id, { isManual: true });
  expect(await stock()).toBe(9);
});

test("the database restocks no unit twice, and stops a process of the previous release that would", async () => {
  const id = await paidOrder(2);
  await refund(id, { items: units(1) });
  await expect(
    db.updateTable("orders").set({ restocked_at: clock.now }).where("id", "=", id).execute(),
  ).rejects.toThrow("back in stock already");
  const again = sql`
    insert into restock (order_id, order_line_id, quantity, was_shipped, returned_at)
    select order_id, order_line_id, 2, false, returned_at from restock where order_id = ${id}`;
  await expect(again.execute(db)).rejects.toThrow("has no 2 units");
  await expect(db.deleteFrom("restock").where("order_id", "=", id).execute()).rejects.toThrow("never changed");
});
