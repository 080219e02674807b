import { expect, test } from "vitest";
import { shippingMethod, payment, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { addBody, fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { emit } from "../events/emit.ts";
import { readOrder } from "./orderRecord.ts";
import { toOrderRow } from "./toOrderRow.ts";
import { createOrderHelpers } from "./testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, clock, deps } = backend;
const { setStatus } = createOrderHelpers(backend);
// A Saturday. Working days begin on Monday.
clock.now = new Date("2026-11-21T09:00:00Z");

async function newOrder(module: number = payment.prepayment, path = "/vorkasse/pay"): Promise<number> {
  await db.updateTable("product").set({ delivery_days_min: 2, delivery_days_max: 6 }).execute();
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  await send(app, path, payBody(buyer, { payment_module_id: module }), { token: buyer.token });
  return (await db.selectFrom("orders").select("id").where("cart_id", "=", buyer.cartId).executeTakeFirstOrThrow()).id;
}

async function readDelivery(orderId: number) {
  const order = await readOrder(db, { orderId });
  if (order === undefined) throw new Error("no order");
  const { delivery_days, delivery_dates } = toOrderRow(order);
  return { days: delivery_days, dates: delivery_dates };
}

test("an order has its agreed delivery dates until it is delivered", async () => {
  const id = await newOrder(payment.cashOnDelivery, "/ramburs/pay");
  const agreed = { days: { min: 2, max: 6 }, dates: { first: "2026-11-25", last: "2026-12-01" } };
  expect(await readDelivery(id)).toEqual(agreed);
  await db.updateTable("product").set({ delivery_days_min: 30, delivery_days_max: 60 }).execute();
  expect(await readDelivery(id)).toEqual(agreed);
  await setStatus(id, "processing");
  await setStatus(id, "sent");
  expect(await readDelivery(id)).toEqual(agreed);
  await setStatus(id, "delivered");
  expect((await readDelivery(id)).dates).toBeNull();
});

test("delivery dates of a prepayment order count from the day of payment, and its email states them", async () => {
  const id = await newOrder();
  expect(await readDelivery(id)).toEqual({ days: { min: 2, max: 6 }, dates: null });
  clock.now = new Date("2026-11-25T09:00:00Z");
  await setStatus(id, "paid");
  expect((await readDelivery(id)).dates).toEqual({ first: "2026-11-27", last: "2026-12-03" });
  await db.transaction().execute((trx) => emit(trx, deps, "order:paid", { orderId: id }));
  const { text } = await db
    .selectFrom("mail_outbox")
    .select("text")
    .where("kind", "=", "order-paid")
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(text).toMatch(/Voraussichtliche Lieferung: 27\. November\s–\s3\. Dezember 2026/u);
});

test("a split delivery lasts from the first to the last shipment's date", async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
  await db.updateTable("product").set({ delivery_days_min: 10, delivery_days_max: 15 }).execute();
  const quick = { delivery_days_min: 3, delivery_days_max: 5 };
  await db.updateTable("product").set(quick).where("id", "=", product.pouf).execute();
  const daysOf = async (
    isCompleteDelivery: boolean,
    lines: readonly (typeof fixtureItems)[keyof typeof fixtureItems][],
  ) => {
    const [first, ...others] = lines;
    const buyer = await createBuyer(app, first, 1);
    for (const line of others) await send(app, "/cart/add", addBody(line, 1, buyer.cartId), { token: buyer.token });
    const method = lines.includes(fixtureItems.table) ? shippingMethod.freight : shippingMethod.parcel;
    const body = payBody(buyer, { isCompleteDelivery, delivery_module_id: method });
    await send(app, "/vorkasse/pay", body, { token: buyer.token });
    const { id } = await db
      .selectFrom("orders")
      .select("id")
      .where("cart_id", "=", buyer.cartId)
      .executeTakeFirstOrThrow();
    return (await readDelivery(id)).days;
  };
  expect(await daysOf(true, [fixtureItems.pouf, fixtureItems.table])).toEqual({ min: 10, max: 15 });
  expect(await daysOf(false, [fixtureItems.pouf, fixtureItems.table])).toEqual({ min: 3, max: 15 });
  expect(await daysOf(false, [fixtureItems.table])).toEqual({ min: 10, max: 15 });
  // Lines that are available at about the same time ship together, without a question to the shopper.
  await db
    .updateTable("product")
    .set({ delivery_days_min: 4, delivery_days_max: 6 })
    .where("id", "=", product.stool)
    .execute();
  expect(await daysOf(false, [fixtureItems.pouf, fixtureItems.stool])).toEqual({ min: 4, max: 6 });
});

test("a canceled order has no delivery date", async () => {
  const id = await newOrder(payment.cashOnDelivery, "/ramburs/pay");
  await setStatus(id, "canceled");
  expect((await readDelivery(id)).dates).toBeNull();
});
