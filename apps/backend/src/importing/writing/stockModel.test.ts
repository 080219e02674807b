import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBuyer, fixtureItems, parseEnvelope, payBody, send } from "../../cart/testing/shopper.ts";
import { createOrderHelpers } from "../../order/testing/orderHelpers.ts";
import { refundOrder } from "../../refund/refundOrder.ts";
import { readDatabaseTime } from "../../platform/db/readDatabaseTime.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { center, country, variant } from "../../testing/fixture/ids.ts";
import { createStockCount } from "../testing/stockCount.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { setStatus, stockOf } = createOrderHelpers(backend);
const count = await createStockCount(db);

type Kind = "order" | "cancel" | "refund" | "ship" | "return" | "book" | "count" | "import";
/** `kind` is an index of the kinds that apply, `at` of their orders. */
interface Step {
  kind: number;
  at: number;
  quantity: number;
  inVienna: boolean;
  difference: number;
  /** Hours by which the clock of the process that changes an order is ahead. */
  skew: number;
}
/** "back": in the warehouse again, unknown to the shop. */
interface Placed {
  id: number;
  quantity: number;
  state: "open" | "sent" | "back" | "done";
  returnedAt?: Date;
}

const steps = fc.array(
  fc.record({
    kind: fc.nat({ max: 999 }),
    at: fc.nat({ max: 99 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    inVienna: fc.boolean(),
    difference: fc.integer({ min: -8, max: 4 }),
    skew: fc.integer({ min: -1, max: 1 }),
  }),
  { minLength: 15, maxLength: 30 },
);

test("any sequence of orders, returns and counts keeps the stock true, and the centers within it", async () => {
  const seen = new Set<Kind>();
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await reset();
      const model = { units: 30, orders: [] as Placed[], counted: { stock: 30, at: await readDatabaseTime(db) } };
      await count(30, model.counted.at);
      for (const step of sequence) {
        const kind = chooseKind(step, model);
        seen.add(kind);
        // Times of shipments and returns are given by people.
        const skew = kind === "ship" || kind === "book" ? 0 : step.skew;
        clock.now = new Date(Date.now() + skew * 3_600_000);
        await run(kind, step, model);
        const unbooked = model.orders.filter(
          ({ state, returnedAt }) => state === "back" && returnedAt !== undefined && returnedAt > model.counted.at,
        );
        const held = await db
          .selectFrom("fulfilment_stock")
          .select(({ fn }) => fn.sum<string>("stock").as("stock"))
          .where("sale_element_id", "=", variant.pouf)
          .executeTakeFirstOrThrow();
        const stock = await stockOf(variant.pouf);
        expect(stock).toBe(model.units - unbooked.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(Number(held.stock)).toBeLessThanOrEqual(stock);
      }
    }),
    { numRuns: 30 },
  );
  expect([...seen].toSorted()).toEqual(["book", "cancel", "count", "import", "order", "refund", "return", "ship"]);
}, 300_000);

async function reset(): Promise<void> {
  await db.deleteFrom("rate_limit").execute();
  await db.updateTable("sale_element").set({ stock: 30 }).where("id", "=", variant.pouf).execute();
  await db.deleteFrom("fulfilment_stock").where("sale_element_id", "=", variant.pouf).execute();
  const held = { sale_element_id: variant.pouf };
  await db
    .insertInto("fulfilment_stock")
    .values([
      { ...held, fulfilment_center_id: center.vienna, stock: 8 },
      { ...held, fulfilment_center_id: center.bucharest, stock: 20 },
    ])
    .execute();
}

interface Model {
  units: number;
  orders: Placed[];
  counted: { stock: number; at: Date };
}

const ordersIn = (model: Model, state: Placed["state"]) => model.orders.filter((order) => order.state === state);

function chooseKind(step: Step, model: Model): Kind {
  const kinds: Kind[] = ["order", "count", "import"];
  if (ordersIn(model, "open").length > 0) kinds.push("cancel", "refund", "ship", "ship");
  if (ordersIn(model, "sent").length > 0) kinds.push("return", "return");
  if (ordersIn(model, "back").length > 0) kinds.push("book", "book");
  return kinds[step.kind % kinds.length]!;
}

const STATE_BEFORE = { cancel: "open", refund: "open", ship: "open", return: "sent", book: "back" } as const;

async function run(kind: Kind, { at, quantity, inVienna, difference }: Step, model: Model): Promise<void> {
  if (kind === "order") {
    const id = await placeOrder(quantity, inVienna);
    if (id === undefined) return;
    model.units -= quantity;
    model.orders.push({ id, quantity, state: "open" });
  } else if (kind === "count") {
    model.units = Math.max(model.units + difference, 0);
    model.counted = { stock: model.units, at: await readDatabaseTime(db) };
    await count(model.units, model.counted.at);
  } else if (kind === "import") {
    await count(model.counted.stock, model.counted.at);
  } else {
    const orders = ordersIn(model, STATE_BEFORE[kind]);
    await moveOrder(kind, orders[at % orders.length]!, model);
  }
}

async function moveOrder(kind: keyof typeof STATE_BEFORE, order: Placed, model: Model): Promise<void> {
  const { id, quantity, returnedAt } = order;
  if (kind === "cancel") await setStatus(id, "canceled");
  if (kind === "refund" || kind === "ship") await setStatus(id, "paid");
  if (kind === "ship") await setStatus(id, "sent");
  if (kind === "refund" || kind === "book") await refund(id, returnedAt);
  if (kind === "return") order.returnedAt = await readDatabaseTime(db);
  if (kind === "cancel" || kind === "refund" || kind === "return") model.units += quantity;
  order.state = kind === "ship" ? "sent" : kind === "return" ? "back" : "done";
}

const refund = (id: number, returnedAt?: Date) =>
  refundOrder(deps, id, {
    isManual: true,
    restock: returnedAt !== undefined,
    returnedAt,
    allowRepeat: false,
    reason: "",
  });

/** Returns undefined when the units are not available. */
async function placeOrder(quantity: number, inVienna: boolean): Promise<number | undefined> {
  if ((await stockOf(variant.pouf)) < quantity) return undefined;
  const email = `model${randomUUID()}@example.com`;
  const buyer = await createBuyer(app, fixtureItems.pouf, quantity, { country: country.austria }, email);
  if (inVienna) {
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: buyer.cartId }, { token: buyer.token }));
    const choice = {
      cart_id: buyer.cartId,
      cart_item: data.items[0]?.cartItemId,
      selectedFulfilmentCenter: center.vienna,
    };
    if ((await parseEnvelope(send(app, "/cart/update", choice, { token: buyer.token }))).status_code !== 200)
      return undefined;
  }
  expect((await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token })).status).toBe(200);
  // Limits of unconfirmed orders are not the subject.
  const { id } = await db
    .updateTable("orders")
    .set({ confirm_until: null })
    .where("cart_id", "=", buyer.cartId)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
