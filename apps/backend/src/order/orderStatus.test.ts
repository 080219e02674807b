import { beforeEach, expect, test } from "vitest";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { canTransition, type OrderStatus } from "./orderStatus.ts";
import { createOrderHelpers } from "./testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, clock } = backend;
const { setStatus, stockOf } = createOrderHelpers(backend);

const STATUSES: OrderStatus[] = ["not_paid", "paid", "processing", "sent", "delivered", "canceled", "refunded"];

beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
});

async function newOrder(): Promise<number> {
  const buyer = await createBuyer(app, fixtureItems.stool, 2);
  await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
  return (await db.selectFrom("orders").select("id").where("cart_id", "=", buyer.cartId).executeTakeFirstOrThrow()).id;
}
const stock = () => stockOf(variant.stool);

test("from paid to delivered, with actor, time and reason", async () => {
  const id = await newOrder();
  for (const to of ["paid", "processing", "sent", "delivered", "refunded"] as const) {
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect(await setStatus(id, to)).toBe(true);
  }
  const trail = await db
    .selectFrom("order_event")
    .select(["actor", "from_status", "to_status", "why", "at"])
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  expect(trail.map((event) => [event.actor, event.from_status, event.to_status, event.why])).toEqual([
    ["shopper", null, "not_paid", "placed"],
    ["shop", "not_paid", "paid", "test"],
    ["shop", "paid", "processing", "test"],
    ["shop", "processing", "sent", "test"],
    ["shop", "sent", "delivered", "test"],
    ["shop", "delivered", "refunded", "test"],
  ]);
  expect(trail.at(-1)?.at).toEqual(clock.now);
});

test("a transition outside the table changes and records nothing", async () => {
  const id = await newOrder();
  const traces = async () =>
    Number(
      (
        await db
          .selectFrom("order_event")
          .select(({ fn }) => fn.countAll().as("n"))
          .executeTakeFirst()
      )?.n,
    );
  for (const from of STATUSES) {
    await db.updateTable("orders").set({ status: from }).where("id", "=", id).execute();
    for (const to of STATUSES.filter((one) => !canTransition(from, one))) {
      const before = await traces();
      expect([from, to, await setStatus(id, to), await traces()]).toEqual([from, to, false, before]);
    }
  }
  expect(await stock()).toBe(10);
});

test("a paid order is refunded instead of canceled, and final states stay", async () => {
  const id = await newOrder();
  for (const from of ["paid", "processing", "sent", "delivered"] as const) {
    await db.updateTable("orders").set({ status: from }).where("id", "=", id).execute();
    expect([from, await setStatus(id, "canceled")]).toEqual([from, false]);
  }
  expect(await stock()).toBe(10);
  for (const to of STATUSES)
    expect([canTransition("canceled", to), canTransition("refunded", to)]).toEqual([false, false]);
  expect(canTransition("nonsense", "paid")).toBe(false);
});

test("a canceled order restores its stock once", async () => {
  const id = await newOrder();
  expect([await stock(), await setStatus(id, "canceled"), await setStatus(id, "canceled"), await stock()]).toEqual([
    10,
    true,
    false,
    12,
  ]);
});

test("the database enforces the statuses and one active order per cart", async () => {
  const id = await newOrder();
  await expect(db.updateTable("orders").set({ status: "lost" }).where("id", "=", id).execute()).rejects.toThrow(
    "orders_status",
  );
  const {
    id: _,
    ref: __,
    ...copy
  } = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const again = {
    ...copy,
    delivery_address: JSON.stringify(copy.delivery_address),
    invoice_address: JSON.stringify(copy.invoice_address),
    vat: JSON.stringify(copy.vat),
  };
  await expect(db.insertInto("orders").values(again).execute()).rejects.toThrow("order_live");
  await db
    .insertInto("orders")
    .values({ ...again, status: "canceled" })
    .execute();
});
