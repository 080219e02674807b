import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { call, PASSWORD } from "../auth/testing/account.ts";
import { createCustomer, type Person } from "../auth/testing/people.ts";
import { createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { issueInvoice } from "../invoice/issueInvoice.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { product } from "../testing/fixture/ids.ts";

const backend = await createTestBackend();
const { app, db, clock } = backend;
let anna: Person;
let berta: Person;

const requestExport = (as: Person["caller"], password = PASSWORD) =>
  call(app, "POST", "/exportCustomer", { password }, as);
const readExport = async (as: Person): Promise<Record<string, unknown>> =>
  (await (await requestExport(as.caller)).json()) as Record<string, unknown>;

/** A customer with an entry in every section. Texts contain the name. */
async function createWithEverything(name: string): Promise<Person> {
  const email = `${name}@example.com`;
  const person = await createCustomer(backend, email);
  const { customerId, orderId } = person.ids;
  await db.updateTable("customer").set({ email_confirmed_at: clock.now }).where("id", "=", customerId).execute();
  await db
    .updateTable("orders")
    .set({ message: `Glocke von ${name}` })
    .where("id", "=", orderId)
    .execute();
  await db.updateTable("address").set({ firstname: name }).where("customer_id", "=", customerId).execute();
  await db.transaction().execute((trx) => issueInvoice(trx, orderId, { on: "paid", now: clock.now }));
  const { ref } = await db.selectFrom("orders").select("ref").where("id", "=", orderId).executeTakeFirstOrThrow();
  await call(app, "POST", "/withdrawal", { name, order_ref: ref, email, reason: name, locale: "de_AT" });
  await db.insertInto("newsletter").values({ email, language: "de", status: "subscribed" }).execute();
  const { id: review_id } = await db
    .insertInto("review")
    .values({ product_id: product.stool, customer_id: customerId, author: name, rating: 5, language: "de" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const picture = {
    width: 1,
    height: 1,
    large: Buffer.from(`photo of ${name}`.repeat(9)),
    small: Buffer.from("small"),
  };
  await db
    .insertInto("review_picture")
    .values([
      { ...picture, key: `sent by ${name}`, review_id },
      { ...picture, key: `unsent by ${name}`, customer_id: customerId },
    ])
    .execute();
  await db
    .insertInto("authenticator")
    .values({ customer_id: customerId, secret: Buffer.from(`secret of ${name}`), confirmed_at: clock.now })
    .execute();
  await db.updateTable("session").set({ second_factor: true }).where("customer_id", "=", customerId).execute();
  return person;
}

beforeAll(async () => {
  anna = await createWithEverything("anna");
  berta = await createWithEverything("berta");
});

test("an export has all sections of the customer, and is recorded", async () => {
  const photo = `data:image/webp;base64,${Buffer.from("photo of anna".repeat(9)).toString("base64")}`;
  const response = await requestExport(anna.caller);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const data = (await response.json()) as Record<string, unknown[]>;
  expect(data).toMatchObject({
    exported_at: clock.now.toISOString(),
    profile: { email: "anna@example.com", firstname: "Anna", second_factor: true },
    addresses: [{ firstname: "anna", city: "Wien" }, { label: "Zuhause" }],
    carts: [{ items: [{ quantity: 1 }] }],
    orders: [
      {
        email: "anna@example.com",
        message: "Glocke von anna",
        delivery_address: { city: "Wien" },
        lines: [{ quantity: 1 }],
        status_changes: [{ to_status: "not_paid" }],
      },
    ],
    invoices: [{ number: "AT-2026-000001", total_cents: expect.any(Number) }],
    credit_notes: [],
    withdrawals: [{ name: "anna", email: "anna@example.com" }],
    newsletter: [{ status: "subscribed" }],
    reviews: [{ author: "anna", rating: 5, photos: [photo] }],
    unsent_photos: [photo],
    sessions: [{ second_factor: true }],
  });
  expect(data["emails"]).toContainEqual(expect.objectContaining({ kind: "welcome" }));
  expect(await readExport(anna)).toMatchObject({ account_events: [{ kind: "data_exported" }] });
});

test("an export has no secret and no other person's data", async () => {
  const text = JSON.stringify(await readExport(anna));
  expect(text).not.toMatch(/berta/i);
  expect(JSON.stringify(await readExport(berta))).not.toMatch(/anna@/);
  const { rows } = await sql<{ secret: string }>`
    select password_hash as secret from customer where password_hash is not null
    union all select unnest(array[id, jti]) from session
    union all select encode(token_hash, 'hex') from cart
    union all select encode(link_hash, 'hex') from orders where link_hash is not null
    union all select encode(secret, 'hex') from authenticator
    union all select encode(token_hash, 'hex') from mail_link`.execute(db);
  expect(rows.length).toBeGreaterThan(8);
  for (const { secret } of rows) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hash|secret|token/);
});

test("an account with an unconfirmed address exports nothing that only names this address", async () => {
  const stranger = await createCustomer(backend, "fremd@example.com");
  await db.insertInto("newsletter").values({ email: "fremd@example.com", language: "de" }).execute();
  const guest = await createBuyer(app, undefined, 1, {}, "fremd@example.com");
  await send(app, "/vorkasse/pay", payBody(guest, { email: "fremd@example.com" }), { token: guest.token });
  const { newsletter, orders, emails } = (await readExport(stranger)) as Record<string, unknown[]>;
  expect([newsletter?.length, orders?.length]).toEqual([0, 1]);
  expect(emails).toEqual([expect.objectContaining({ kind: "order-received" })]);
});

test("an export needs the password, and the second factor in its session", async () => {
  expect(await (await requestExport(berta.caller, "")).json()).toMatchObject({ fields: { password: "required" } });
  expect(await (await requestExport(berta.caller, "falsch")).json()).toMatchObject({ fields: { password: "invalid" } });
  await db
    .updateTable("session")
    .set({ second_factor: false })
    .where("customer_id", "=", berta.ids.customerId)
    .execute();
  expect((await requestExport(berta.caller)).status).toBe(401);
});

/** Tables about a person, with the section that contains them or the reason why none does. */
const PERSONAL: Record<string, string> = {
  account_event: "account_events",
  address: "addresses",
  authenticator: "profile",
  cart: "carts",
  credit_note: "credit_notes",
  customer: "profile",
  invoice: "invoices",
  local_pickup: "orders",
  mail_link: "secrets, valid for days",
  mail_outbox: "emails",
  newsletter: "newsletter",
  order_center_stock: "no personal data",
  order_coupon: "orders",
  order_event: "orders",
  order_line: "orders",
  orders: "orders",
  payment: "orders",
  refund: "orders",
  restock: "no personal data",
  review: "reviews",
  review_picture: "unsent_photos",
  session: "sessions",
  shipment: "orders",
  withdrawal: "withdrawals",
};

test("every table about a customer or an order is in a section", async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns
    where table_schema = 'public' and column_name in ('customer_id', 'order_id', 'email', 'recipient')
    order by table_name`.execute(db);
  expect(rows.map(({ table }) => table)).toEqual(Object.keys(PERSONAL));
  const sections = Object.keys(await readExport(anna));
  expect(sections).toEqual(expect.arrayContaining(Object.values(PERSONAL).filter((section) => !section.includes(" "))));
});
