import fc from "fast-check";
import { expect, test } from "vitest";
import { insertCoupon, submitCoupon } from "../cart/testing/coupons.ts";
import { addBody, createBuyer, fixtureItems, send } from "../cart/testing/shopper.ts";
import { sumToUnit } from "../order/unitPrices.ts";
import { capturePayments } from "../payment/capturePayments.ts";
import { authorizeWithKlarna } from "../payment/testing/authorizeWithKlarna.ts";
import type { KlarnaOrder } from "../payment/testing/keepKlarnaOrder.ts";
import { startProviderBackend } from "../payment/testing/startProviderBackend.ts";
import { retryRefunds } from "../refund/retryRefunds.ts";
import { center, variant } from "../testing/fixture/ids.ts";
import { runOrderAdmin } from "./runOrderAdmin.ts";

const shop = await startProviderBackend("klarna", { klarna: { username: "PK1", password: "secret", mode: "sandbox" } });
const { app, db, deps, clock } = shop;

const VARIANTS = [variant.pouf, variant.stool] as const;
/** Three poufs take units of both centers. */
const STOCK = 3;
const IN_VIENNA = 1;
const IN_BUCHAREST = 2;

interface Line {
  quantity: number;
  paidCents: number;
  shipped: number;
  refundedUnshipped: number;
  refundedShipped: number;
  returned: number;
}

interface Model {
  ref: string;
  orderId: number;
  klarna: KlarnaOrder;
  totalCents: number;
  shippingCents: number;
  lines: Line[];
  refundedCents: number;
  /** Refunds without items: the captures are no longer the price of the units. */
  hasAmountRefund: boolean;
  shippingAt: "none" | "captured" | "released";
  isRefunded: boolean;
}

const anyStep = fc.record({
  kind: fc.constantFrom("ship", "ship", "ship all", "items", "items", "return", "amount", "shipping", "fail", "rest"),
  line: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  cents: fc.integer({ min: 1, max: 9000 }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const run = (...args: string[]): Promise<string[]> => runOrderAdmin(deps, args);

test("any sequence of shipments, refunds and returns keeps stock and money true", async () => {
  await insertCoupon(db, "TENEUROS", { amount_cents: 1000 });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 12 }), async (steps) => {
      const model = await placeOrder();
      for (const next of steps) {
        if (await apply(next, model)) seen.add(next.kind);
        await settle();
        await verify(model);
      }
      await apply({ kind: "ship all", line: 0, quantity: 1, cents: 1 }, model);
      await settle();
      await verify(model);
    }),
    { numRuns: 30 },
  );
  expect(seen.size).toBe(8);
}, 300_000);

let count = 0;

async function placeOrder(): Promise<Model> {
  count += 1;
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await db.deleteFrom("rate_limit").execute();
  for (const id of VARIANTS) {
    await db.updateTable("sale_element").set({ stock: STOCK }).where("id", "=", id).execute();
    await db.deleteFrom("fulfilment_stock").where("sale_element_id", "=", id).execute();
    await db
      .insertInto("fulfilment_stock")
      .values([
        { sale_element_id: id, fulfilment_center_id: center.vienna, stock: IN_VIENNA },
        { sale_element_id: id, fulfilment_center_id: center.bucharest, stock: IN_BUCHAREST },
      ])
      .execute();
  }
  const buyer = await createBuyer(app, fixtureItems.pouf, 3, {}, `books${count}@example.com`);
  await send(app, "/cart/add", addBody(fixtureItems.stool, 2, buyer.cartId), { token: buyer.token });
  await submitCoupon(app, buyer, "TENEUROS");
  const { order, klarna } = await authorizeWithKlarna(shop, buyer);
  const lines = await db.selectFrom("order_line").selectAll().where("order_id", "=", order.id).orderBy("id").execute();
  expect(lines.map(({ sale_element_id }) => sale_element_id)).toEqual([...VARIANTS]);
  return {
    ref: order.ref,
    orderId: order.id,
    klarna,
    totalCents: order.total_cents,
    shippingCents: order.postage_cents + order.fee_cents,
    lines: lines.map(({ quantity, unit_cents, discount_cents }) => ({
      quantity,
      paidCents: quantity * unit_cents - discount_cents,
      shipped: 0,
      refundedUnshipped: 0,
      refundedShipped: 0,
      returned: 0,
    })),
    refundedCents: 0,
    hasAmountRefund: false,
    shippingAt: "none",
    isRefunded: false,
  };
}

const unshipped = ({ quantity, shipped, refundedUnshipped }: Line): number => quantity - shipped - refundedUnshipped;

/** Runs a step, and returns whether the shop accepted it; the model knows whether it must. */
async function apply(step: Step, model: Model): Promise<boolean> {
  const { kind } = step;
  clock.now = new Date(clock.now.getTime() + 60_000);
  if (kind === "fail") {
    model.klarna.failures = 3;
    return true;
  }
  return kind === "ship" || kind === "ship all" ? ship(step, model) : refund(step, model);
}

async function ship({ kind, line: at, quantity }: Step, model: Model): Promise<boolean> {
  const named = { line: model.lines[at]!, quantity };
  const units = kind === "ship" ? [named] : model.lines.map((line) => ({ line, quantity: unshipped(line) }));
  const isPossible = units.every((one) => one.quantity <= unshipped(one.line)) && units.some((one) => one.quantity > 0);
  const args = kind === "ship" ? ["--line", `${at + 1}:${quantity}`] : [];
  const isDone = await succeeds(run("ship", model.ref, "--split", ...args));
  expect(isDone).toBe(isPossible && !model.isRefunded);
  if (!isDone) return false;
  for (const one of units) one.line.shipped += one.quantity;
  if (model.shippingAt === "none") model.shippingAt = "captured";
  return true;
}

const toRefundArgs = ({ kind, line, quantity, cents }: Step): string[] => {
  if (kind === "items") return ["--line", `${line + 1}:${quantity}`];
  if (kind === "return") return ["--line", `${line + 1}:${quantity}`, "--restock"];
  if (kind === "shipping") return ["--shipping"];
  return kind === "amount" ? ["--amount", (cents / 100).toFixed(2), "--again"] : [];
};

async function refund(step: Step, model: Model): Promise<boolean> {
  const { kind, quantity } = step;
  const line = model.lines[step.line]!;
  const isOfItems = kind === "items" || kind === "return";
  const before = await readRefunds(model);
  // A provider that fails leaves the refund due: its retry completes it.
  await succeeds(run("refund", model.ref, ...toRefundArgs(step)));
  const added = (await readRefunds(model)).slice(before.length);
  const cents = added.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const isDone = added.length > 0;
  expect(cents).toBeLessThanOrEqual(model.totalCents - model.refundedCents);
  const left = line.quantity - line.refundedShipped - line.refundedUnshipped;
  expect(isDone && isOfItems ? quantity : 0).toBeLessThanOrEqual(left);
  if (!isDone) return false;
  model.refundedCents += cents;
  if (isOfItems) {
    const away = line.shipped - line.refundedShipped;
    const shipped = kind === "return" ? Math.min(quantity, away) : Math.max(quantity - unshipped(line), 0);
    line.refundedShipped += shipped;
    line.refundedUnshipped += quantity - shipped;
    if (kind === "return") line.returned += shipped;
  } else if (kind === "shipping") {
    if (model.shippingAt === "none") model.shippingAt = "released";
  } else {
    model.hasAmountRefund = true;
  }
  model.isRefunded = model.refundedCents === model.totalCents;
  return true;
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

const readRefunds = ({ orderId }: Model) =>
  db.selectFrom("refund").selectAll().where("order_id", "=", orderId).orderBy("id").execute();

/** Runs the jobs until nothing is due. */
async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await capturePayments(deps);
    await retryRefunds(deps);
  }
}

async function verify(model: Model): Promise<void> {
  const { klarna, lines, totalCents, refundedCents, shippingCents } = model;
  for (const [at, line] of lines.entries()) {
    // The refund of the rest returns what was not shipped.
    const atHome = line.refundedUnshipped + (model.isRefunded ? unshipped(line) : 0);
    const back = atHome + line.returned;
    const held = await db
      .selectFrom("fulfilment_stock")
      .select(["fulfilment_center_id as id", "stock"])
      .where("sale_element_id", "=", VARIANTS[at]!)
      .execute();
    const { stock } = await db
      .selectFrom("sale_element")
      .select("stock")
      .where("id", "=", VARIANTS[at]!)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(STOCK - line.quantity + back);
    const inCenters = held.reduce((sum, one) => sum + one.stock, 0);
    expect(inCenters).toBe(stock);
    const inVienna = held.find(({ id }) => id === center.vienna)?.stock ?? 0;
    expect(inVienna).toBeLessThanOrEqual(IN_VIENNA);
    expect(inCenters - inVienna).toBeLessThanOrEqual(IN_BUCHAREST);
  }
  const reserved = klarna.status === "CANCELLED" || klarna.isReleased ? 0 : klarna.amount - klarna.captured;
  expect(klarna.captured - klarna.refunded + reserved).toBe(totalCents - refundedCents);
  expect(klarna.refunded).toBeLessThanOrEqual(klarna.captured);
  const isLeft = lines.some((line) => unshipped(line) > 0);
  const isShipped = lines.some(({ shipped }) => shipped > 0);
  expect(isShipped && !isLeft ? reserved : 0).toBe(0);
  const value = lines.reduce((sum, line) => sum + sumToUnit(line.paidCents, line.quantity, line.shipped), 0);
  const shipped = value + (model.shippingAt === "captured" ? shippingCents : 0);
  expect(klarna.captured).toBeLessThanOrEqual(shipped);
  expect(model.hasAmountRefund ? shipped : klarna.captured).toBe(shipped);
  const { status } = await db
    .selectFrom("orders")
    .select("status")
    .where("id", "=", model.orderId)
    .executeTakeFirstOrThrow();
  expect(status).toBe(model.isRefunded ? "refunded" : isShipped && !isLeft ? "sent" : "paid");
}
