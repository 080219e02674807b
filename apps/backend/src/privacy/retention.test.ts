import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { call, login, register } from "../auth/testing/account.ts";
import { createCustomer } from "../auth/testing/people.ts";
import { createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { issueInvoice } from "../invoice/issueInvoice.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";
import { readOrder } from "../order/orderRecord.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { runRetention } from "./runRetention.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { setStatus } = createOrderHelpers(backend);
const START = clock.now;
const DAY = 24 * 3_600_000;

beforeEach(() => {
  clock.now = START;
});

/** Places a guest's order, with an invoice. */
async function placeOrder(email: string, locale = "de_AT"): Promise<number> {
  const buyer = await createBuyer(app, undefined, 1, {}, email);
  expect((await send(app, "/vorkasse/pay", payBody(buyer, { email }), { token: buyer.token })).status).toBe(200);
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("orders")
    .set({ locale, message: `Bitte läuten, ${email}` })
    .where("id", "=", id)
    .execute();
  for (const status of ["paid", "sent", "delivered"] as const) await setStatus(id, status);
  await db.transaction().execute((trx) => issueInvoice(trx, id, { on: "paid", now: clock.now }));
  return id;
}

const runAt = (time: string) => {
  clock.now = new Date(time);
  return runRetention(deps);
};
const isAnonymised = async (id: number) =>
  (await db.selectFrom("orders").select("anonymised_at").where("id", "=", id).executeTakeFirstOrThrow())
    .anonymised_at !== null;

test.each([
  ["de_AT", "2033-12-31T22:00:00Z", "2034-01-01T12:00:00Z"],
  ["de_DE", "2034-12-31T22:00:00Z", "2035-01-01T12:00:00Z"],
  ["ro_RO", "2032-06-30T20:00:00Z", "2032-07-01T12:00:00Z"],
])("an order of %s keeps its personal data until %s", async (locale, last, first) => {
  const id = await placeOrder(`${locale}@example.com`, locale);
  await runAt(last);
  expect(await isAnonymised(id)).toBe(false);
  await runAt(first);
  expect(await isAnonymised(id)).toBe(true);
});

test("the setting tax_years prolongs the period", async () => {
  const id = await placeOrder("oss@example.com");
  await db.insertInto("setting").values({ scope: "shared", name: "tax_years", value: "10" }).execute();
  await runAt("2036-12-31T12:00:00Z");
  expect(await isAnonymised(id)).toBe(false);
  await runAt("2037-01-01T12:00:00Z");
  expect(await isAnonymised(id)).toBe(true);
  await db.deleteFrom("setting").where("name", "=", "tax_years").execute();
});

test("an anonymised order keeps numbers and amounts, and nothing of the buyer", async () => {
  const id = await placeOrder("huber.anna@example.com");
  const { ref } = await db.selectFrom("orders").select("ref").where("id", "=", id).executeTakeFirstOrThrow();
  const declaration = {
    name: "Anna Huber",
    order_ref: ref,
    email: "huber.anna@example.com",
    reason: "",
    locale: "de_AT",
  };
  expect((await send(app, "/withdrawal", declaration)).status).toBe(201);
  const before = await readOrder(db, { orderId: id });
  const invoiceOf = () => db.selectFrom("invoice").selectAll().where("order_id", "=", id).executeTakeFirstOrThrow();
  const invoice = await invoiceOf();
  await runAt("2034-01-02T00:00:00Z");

  const { totalCents, subtotalCents, vat, lines, invoiceRef } = before!;
  expect(await readOrder(db, { orderId: id })).toMatchObject({
    ref,
    totalCents,
    subtotalCents,
    vat,
    lines,
    invoiceRef,
    email: "",
    shippingCountry: "Österreich",
    shippingCountryCode: "AT",
  });
  const { shippingAddress: _, ...content } = invoice.content;
  expect(await invoiceOf()).toEqual({ ...invoice, content: { ...content, buyer: { address: [], vatNumber: "" } } });
  for (const table of ["orders", "invoice", "withdrawal", "customer", "mail_outbox", "address"] as const) {
    const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.table(table)} t`.execute(
      db,
    );
    expect(rows.map(({ text }) => text).join("\n"), table).not.toMatch(/huber|Lindengasse 12\/3/i);
  }
  const { rows } = await sql<{ name: string }>`select name from withdrawal where order_id = ${id}`.execute(db);
  expect(rows).toEqual([{ name: "" }]);
});

test("no other change of an invoice is possible", async () => {
  const id = await placeOrder("fest@example.com");
  const refused = /an invoice is never changed/;
  const change = (set: ReturnType<typeof sql>) => sql`update invoice set ${set} where order_id = ${id}`.execute(db);
  await expect(change(sql`content = content || '{"totalCents": 1}'`)).rejects.toThrow(refused);
  await expect(change(sql`content = content || '{"buyer": {"address": ["Eve"], "vatNumber": ""}}'`)).rejects.toThrow(
    refused,
  );
  await expect(change(sql`number = 'AT-1'`)).rejects.toThrow(refused);
  await expect(
    change(
      sql`issued_at = now(), content = content - 'shippingAddress' || '{"buyer": {"address": [], "vatNumber": ""}}'`,
    ),
  ).rejects.toThrow(refused);
  await expect(db.deleteFrom("invoice").where("order_id", "=", id).execute()).rejects.toThrow(refused);
});

test("an anonymised invoice can still be rendered", async () => {
  const anna = await createCustomer(backend, "pdf@example.com");
  const { orderId } = anna.ids;
  for (const status of ["paid", "sent", "delivered"] as const) await setStatus(orderId, status);
  await db.transaction().execute((trx) => issueInvoice(trx, orderId, { on: "paid", now: clock.now }));
  await db
    .updateTable("session")
    .set({ ends_at: new Date("2040-01-01") })
    .execute();
  await sql`update invoice set content = content - 'shippingAddress' || '{"buyer": {"address": [], "vatNumber": ""}}'`.execute(
    db,
  );
  const response = await call(app, "GET", `/order/${orderId}/invoice.pdf`, undefined, anna.caller);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});

test("a guest's profile goes a year after the last order, the order keeps its copy", async () => {
  const id = await placeOrder("gast@example.com");
  const customer = async () =>
    db
      .selectFrom("orders")
      .innerJoin("customer", "customer.id", "orders.customer_id")
      .leftJoin("address", "address.customer_id", "customer.id")
      .select(["customer.email", "address.id"])
      .where("orders.id", "=", id)
      .executeTakeFirstOrThrow();
  await sql`update customer set created_at = ${START}`.execute(db);
  clock.now = new Date(START.getTime() + 364 * DAY);
  await runRetention(deps);
  expect((await customer()).email).toBe("gast@example.com");
  clock.now = new Date(START.getTime() + 366 * DAY);
  await runRetention(deps);
  expect(await customer()).toEqual({ email: "", id: null });
  expect(await readOrder(db, { orderId: id })).toMatchObject({
    email: "gast@example.com",
    billingAddress: { lastname: "Huber" },
  });
});

test("an unused account is erased after three years and a notice; a sign-in keeps it", async () => {
  await sql`delete from session`.execute(db);
  for (const email of ["weg@example.com", "bleibt@example.com", "neu@example.com"]) {
    const { customer } = await register(app, email);
    const seen_at = email.startsWith("neu") ? START : new Date(START.getTime() - 3 * 365 * DAY - DAY);
    await db.updateTable("customer").set({ seen_at }).where("id", "=", customer.ID).execute();
  }
  await sql`delete from session`.execute(db);
  const noticed = async () =>
    (await db.selectFrom("mail_outbox").select("recipient").where("kind", "=", "inactive").orderBy("id").execute()).map(
      ({ recipient }) => recipient,
    );
  expect(await runRetention(deps)).toMatchObject({ erased: 0, noticed: 2 });
  expect(await runRetention(deps)).toMatchObject({ erased: 0, noticed: 0 });
  expect(await noticed()).toEqual(["weg@example.com", "bleibt@example.com"]);
  clock.now = new Date(START.getTime() + 29 * DAY);
  expect(await runRetention(deps)).toMatchObject({ erased: 0 });
  expect((await login(app, "bleibt@example.com")).status).toBe(200);
  clock.now = new Date(START.getTime() + 30 * DAY);
  expect(await runRetention(deps)).toMatchObject({ erased: 1 });
  expect((await login(app, "weg@example.com")).status).toBe(401);
  expect((await login(app, "bleibt@example.com")).status).toBe(200);
  expect((await login(app, "neu@example.com")).status).toBe(200);
});

test("withdrawals without an order and events of payments end with their periods", async () => {
  const declaration = { name: "Fremd", order_ref: "ORD9", email: "f@example.com", reason: "", locale: "de_AT" };
  expect((await send(app, "/withdrawal", declaration)).status).toBe(201);
  const event = { provider: "stripe", event_id: "evt_1", kind: "paid", result: "unknown", received_at: START };
  await db.insertInto("payment_event").values(event).execute();
  await sql`delete from mail_outbox`.execute(db);
  clock.now = new Date(START.getTime() + 400 * DAY);
  expect(await runRetention(deps)).toMatchObject({ withdrawals: 0, payment_events: 0 });
  clock.now = new Date(START.getTime() + 401 * DAY);
  expect(await runRetention(deps)).toMatchObject({ withdrawals: 0, payment_events: 1 });
  clock.now = new Date(START.getTime() + 3 * 365 * DAY + DAY);
  expect(await runRetention(deps)).toMatchObject({ withdrawals: 1 });
});
