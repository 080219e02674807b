import { sql } from "kysely";
import { expect, test } from "vitest";
import { createBuyer, fixtureItems, payBody, send } from "../cart/testing/shopper.ts";
import { runOrderAdmin } from "../orderAdmin/runOrderAdmin.ts";
import { addAllPaymentMethods, payWith, readBankPage, submitScenario } from "../payment/testing/paymentHelpers.ts";
import type { Db } from "../platform/db/connect.ts";
import { audit, CHECKS, type Claims, countStock, openAudit, readSums } from "./audit.ts";
import { createTestBackend } from "./createTestBackend.ts";

const { app, db, deps, clock } = await createTestBackend();
const wait = () => (clock.now = new Date(clock.now.getTime() + 60_000));

await addAllPaymentMethods(db);
const opening = await openAudit(db, () => 40, clock.now);
wait();

const claims: Claims = { orders: [], carts: [], withdrawals: [], deliveries: [], crashes: 0 };
let count = 0;

/** Orders two units; with scenarios of the test bank, or by transfer. Returns the reference of the last order. */
async function order(...plays: ("pay" | "decline")[]): Promise<string> {
  const buyer = await createBuyer(app, fixtureItems.stool, 2, {}, `audit${(count += 1)}@example.com`);
  if (plays.length === 0) await send(app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
  for (const play of plays) await submitScenario(app, await readBankPage(payWith(app, "stripe", buyer)), play);
  const { id, ref, total_cents } = await db
    .selectFrom("orders")
    .select(["id", "ref", "total_cents"])
    .where("cart_id", "=", buyer.cartId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const variantId = fixtureItems.stool.product_sale_elements_id;
  claims.orders.push({ orderId: id, cartId: buyer.cartId, totalCents: total_cents, isPaid: plays.length > 0 });
  claims.carts.push({ cartId: buyer.cartId, lines: [{ variantId, quantity: 2 }] });
  return ref;
}
const run = (...args: string[]) => runOrderAdmin(deps, args);

const transfer = await order();
await run("paid", transfer);
const shipped = await order("pay");
await run("ship", shipped);
wait();
await run("refund", shipped, "--restock");
const kept = await order("decline", "pay");
await run("refund", kept, "--amount", "5");
await run("cancel", await order());
const withdrawal = { name: "Anna Huber", order_ref: kept, email: "anna@example.com", reason: "", locale: "de_AT" };
const receipt = await send(app, "/withdrawal", { ...withdrawal, lines: [] }, { key: "withdrawal-0123456789" });
claims.withdrawals.push(String(((await receipt.json()) as { reference: unknown }).reference));
await db.updateTable("mail_outbox").set({ sent_at: clock.now }).execute();
claims.deliveries = (await db.selectFrom("mail_outbox").select("id").execute()).map(({ id }) => ({ id, times: 1 }));

const seen = new Set<string>();

/** Returns the checks that a change of the database makes fail. The change is rolled back. */
async function findFaults(change: (trx: Db) => Promise<unknown>, changed: Partial<Claims> = {}): Promise<string[]> {
  const undo = new Error("undo");
  let checks: string[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      // Triggers and foreign keys prevent most of these faults.
      await sql`set local session_replication_role = replica`.execute(trx);
      await change(trx);
      const faults = await audit(trx, opening, { ...claims, ...changed });
      checks = [...new Set(faults.map(({ check }) => check))].toSorted();
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  for (const check of checks) seen.add(check);
  return checks;
}

test("sound books have no faults, and their sums agree", async () => {
  expect(await audit(db, opening, claims)).toEqual([]);
  const sums = await readSums(db, opening);
  expect(sums).toMatchObject({ orders: 5, "orders canceled": 2, "orders refunded": 1, invoices: 3 });
  expect(sums["cents at the bank"]! + sums["cents by transfer and cash"]!).toBe(
    sums["cents of paid orders"]! - sums["cents refunded"]!,
  );
});

test("a count in the warehouse starts the books of its variants anew", async () => {
  const stock = await countStock(db, opening.stock, clock.now);
  expect(await audit(db, { ...opening, stock }, claims)).toEqual([]);
});

const ofOrder = (ref: string) => sql`(select id from orders where ref = ${ref})`;

test.each<[string, (trx: Db) => Promise<unknown>, string[]]>([
  [
    "a unit of stock is missing",
    (trx) => sql`update sale_element set stock = stock - 1 where stock = 36`.execute(trx),
    ["stock differs from sales"],
  ],
  [
    "a center has more than the variant",
    (trx) => sql`update fulfilment_stock set stock = 1000`.execute(trx),
    ["centres hold more than the stock"],
  ],
  [
    "a canceled order kept its items",
    async (trx) => {
      await sql`alter table restock disable trigger restock_stays`.execute(trx);
      await sql`delete from restock where order_id in (select id from orders where status = 'canceled')`.execute(trx);
    },
    ["order returned its items, or kept them, against its status", "stock differs from sales"],
  ],
  [
    "items of a paid order are back in stock without a refund",
    (trx) =>
      sql`
      insert into restock (order_id, order_line_id, quantity, was_shipped, returned_at)
      select order_id, id, 1, false, now() from order_line where order_id = ${ofOrder(transfer)}`.execute(trx),
    ["order returned its items, or kept them, against its status", "stock differs from sales"],
  ],
  [
    "an order has no audit event",
    (trx) => sql`delete from order_event where order_id = ${ofOrder(transfer)}`.execute(trx),
    ["order is incomplete"],
  ],
  [
    "a line costs a cent more",
    (trx) => sql`update order_line set unit_cents = unit_cents + 1 where order_id = ${ofOrder(kept)}`.execute(trx),
    ["order is incomplete"],
  ],
  [
    "the bank took a cent more",
    (trx) => sql`update testbank_session set amount_cents = amount_cents + 1 where order_ref = ${kept}`.execute(trx),
    ["bank holds another sum than the order"],
  ],
  [
    "the bank did not refund",
    (trx) => sql`delete from testbank_refund`.execute(trx),
    ["bank holds another sum than the order"],
  ],
  [
    "a payment is still to be refunded",
    (trx) => sql`update payment set status = 'refund_due' where order_id = ${ofOrder(kept)}`.execute(trx),
    ["payment differs from its order"],
  ],
  [
    "a refund is unfinished",
    (trx) => sql`update refund set done_at = null where order_id = ${ofOrder(kept)}`.execute(trx),
    ["refund is unfinished or too high"],
  ],
  [
    "a number of an invoice was skipped",
    (trx) => sql`update invoice_series set last = last + 1`.execute(trx),
    ["numbers of invoices have a gap or repeat"],
  ],
  [
    "an invoice is gone",
    (trx) => sql`delete from invoice where order_id = ${ofOrder(transfer)}`.execute(trx),
    ["invoice is missing, doubled or differs", "numbers of invoices have a gap or repeat"],
  ],
  [
    "a credit note is gone",
    (trx) => sql`delete from credit_note where order_id = ${ofOrder(kept)}`.execute(trx),
    ["credit notes differ from refunds", "numbers of credit notes have a gap or repeat"],
  ],
  [
    "an email was not sent",
    (trx) => sql`update mail_outbox set sent_at = null where kind = 'order-sent'`.execute(trx),
    ["email is not sent, or was sent and did not arrive"],
  ],
  [
    "an email was not queued",
    (trx) => sql`update mail_outbox set kind = 'other' where kind = 'order-sent'`.execute(trx),
    ["email is missing"],
  ],
  [
    "a withdrawal is gone",
    (trx) => sql`update withdrawal set reference = 'other'`.execute(trx),
    ["withdrawal is lost or doubled"],
  ],
])("%s", async (_, change, checks) => {
  expect(await findFaults(change)).toEqual(checks);
});

test("a cart was ordered twice", async () => {
  const change = async (trx: Db) => {
    await sql`drop index if exists order_live`.execute(trx);
    await sql`update orders set status = 'paid'
      where status = 'canceled' and cart_id = (select cart_id from orders where ref = ${kept})`.execute(trx);
  };
  expect(await findFaults(change)).toContain("cart was ordered twice");
});

test("an email is in the outbox twice", async () => {
  const change = async (trx: Db) => {
    await sql`alter table mail_outbox drop constraint mail_outbox_order_id_kind_key`.execute(trx);
    await sql`insert into mail_outbox (order_id, kind, language, recipient, subject, html, text)
      select order_id, kind, language, recipient, subject, html, text from mail_outbox where kind = 'order-sent'`.execute(
      trx,
    );
  };
  expect(await findFaults(change)).toEqual(["email is doubled", "email is not sent, or was sent and did not arrive"]);
});

test("an email arrives twice: after a crash only", async () => {
  const [first, ...others] = claims.deliveries;
  const deliveries = [{ ...first!, times: 2 }, ...others];
  const nothing = async () => {};
  expect(await findFaults(nothing, { deliveries })).toEqual(["email arrived again without a crash"]);
  expect(await findFaults(nothing, { deliveries, crashes: 1 })).toEqual([]);
});

test("a shopper was told of an order that is not there, or of another total", async () => {
  const nothing = async () => {};
  const check = ["confirmed order is lost or differs"];
  const [first, ...others] = claims.orders;
  expect(await findFaults(nothing, { orders: [{ orderId: 0, cartId: 0, totalCents: 1, isPaid: false }] })).toEqual(
    check,
  );
  expect(await findFaults(nothing, { orders: [{ ...first!, totalCents: first!.totalCents + 1 }, ...others] })).toEqual(
    check,
  );
});

test("an accepted addition is missing from its cart and its order", async () => {
  const lost = (trx: Db) =>
    sql`update cart_item set quantity = 1 where cart_id = (select cart_id from orders where ref = ${kept})`.execute(
      trx,
    );
  expect(await findFaults(lost)).toEqual(["cart differs from its accepted mutations", "order differs from its cart"]);
});

test("each check was seen to fail", () => {
  expect([...seen].toSorted()).toEqual(Object.keys(CHECKS).toSorted());
});
