import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { country } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call, register } from "../auth/testing/account.ts";
import { addressBody, fillCart, buildPayBody } from "../auth/testing/people.ts";
import { fixtureItems } from "../cart/testing/shopper.ts";
import { emit } from "../events/emit.ts";
import { issueCreditNote } from "./issueCreditNote.ts";

const { app, db, clock, deps } = await createTestBackend();
await db.updateTable("sale_element").set({ stock: 500 }).execute();

const GERMAN = { country: country.germany, zipcode: "10115", city: "Berlin" };
/** The test VAT register confirms this number and reports the other as unavailable. */
const CONFIRMED = "DE123456788";
const UNCONFIRMED = "DE987654328";
let companies = 0;

/** Places a signed-in company's order of one pouf. */
async function orderOf(
  vat_number: string,
  { locale = "de_AT", more = {} }: { locale?: string; more?: Record<string, unknown> } = {},
) {
  const address = `company-${(companies += 1)}@example.com`;
  const { token: bearer, customer } = await register(app, address, { company: "Muster Objektmöbel GmbH", vat_number });
  const caller = { bearer, ipAddress: address };
  const added = await call(app, "POST", "/ExternalOrderApi/address", addressBody(GERMAN), caller);
  const { AddressItems } = (await added.json()) as { AddressItems: { ID: number }[] };
  const cart = await fillCart(app, caller, fixtureItems.pouf);
  const body = buildPayBody({ ...cart, customerId: customer.ID, addressId: AddressItems[0]!.ID });
  const response = await call(app, "POST", "/vorkasse/pay", { ...body, locale, ...more }, caller);
  expect(response.status, await response.clone().text()).toBe(200);
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("cart_id", "=", cart.cartId)
    .executeTakeFirstOrThrow();
  return { id, customerId: customer.ID };
}

test.each([
  ["de_AT", "Steuerfreie innergemeinschaftliche Lieferung", "Ihre UID-Nummer: DE123456788", "enthält 0"],
  ["en_AT", "VAT-exempt intra-Community supply", "DE123456788", "0% VAT"],
  ["ro_RO", "Livrare intracomunitară scutită de TVA", "DE123456788", "TVA 0"],
])("the confirmation of an order without VAT gives the reason, in %s", async (locale, reason, number, wrong) => {
  const { id } = await orderOf(CONFIRMED, { locale });
  const mails = db.selectFrom("mail_outbox").select(["text", "html"]).where("order_id", "=", id);
  const { text, html } = await mails.executeTakeFirstOrThrow();
  for (const content of [text, html].map((one) => one.replaceAll("\u00a0", " "))) {
    expect(content).toContain(reason);
    expect(content).toContain(number);
    expect(content).not.toContain(wrong);
  }
});

type VatOfCompany = { vat_number: string; vat_status: "" | "valid" | "invalid"; company?: string };
const become = (customerId: number, company: VatOfCompany) =>
  db.updateTable("customer").set(company).where("id", "=", customerId).execute();

/** VAT details of invoice and credit note, which must agree. */
async function documentVatOf(orderId: number) {
  await db.transaction().execute((trx) => emit(trx, deps, "order:paid", { orderId }));
  await db.transaction().execute((trx) => issueCreditNote(trx, orderId, { now: clock.now }));
  const readDocument = (table: "invoice" | "credit_note") =>
    db.selectFrom(table).select("content").where("order_id", "=", orderId).executeTakeFirstOrThrow();
  const [invoice, note] = [(await readDocument("invoice")).content, (await readDocument("credit_note")).content];
  const vatFacts = ({ buyer, exemption, vat }: typeof invoice) => ({
    vatNumber: buyer.vatNumber,
    exemption,
    percents: vat.map(({ percent }) => percent),
  });
  expect(vatFacts(note)).toEqual(vatFacts(invoice));
  return vatFacts(invoice);
}

test.each([
  ["keeps its number", undefined],
  ["has lost its confirmation", { vat_number: CONFIRMED, vat_status: "invalid" }],
  ["has given its number up", { vat_number: "", vat_status: "" }],
  ["is a company no more", { vat_number: "", vat_status: "", company: "" }],
  ["has another one", { vat_number: "ATU12345675", vat_status: "valid" }],
] as const)("a company charged no VAT and %s: documents as ordered", async (_name, later) => {
  const order = await orderOf(CONFIRMED);
  if (later !== undefined) await become(order.customerId, later);
  expect(await documentVatOf(order.id)).toEqual({ vatNumber: CONFIRMED, exemption: "intraCommunity", percents: [0] });
});

test("a number confirmed after the order does not exempt it", async () => {
  const order = await orderOf(UNCONFIRMED);
  await become(order.customerId, { vat_number: CONFIRMED, vat_status: "valid" });
  expect(await documentVatOf(order.id)).toEqual({ vatNumber: "", exemption: undefined, percents: [19] });
});

test("an unconfirmed VAT number appears on the documents and exempts from no VAT", async () => {
  const order = await orderOf(UNCONFIRMED, { more: { vat_number: UNCONFIRMED } });
  expect(await documentVatOf(order.id)).toEqual({ vatNumber: UNCONFIRMED, exemption: undefined, percents: [19] });
});

test("the account's confirmed number takes precedence over the client's", async () => {
  const order = await orderOf(CONFIRMED, { more: { vat_number: UNCONFIRMED } });
  expect(await documentVatOf(order.id)).toMatchObject({ vatNumber: CONFIRMED });
});

test("items with 0 % German VAT are no exempt supply, even for a foreign company", async () => {
  const zero = { vat: JSON.stringify([{ percent: 0, netCents: 5900, taxCents: 0, grossCents: 5900 }]) };
  const order = await orderOf("ATU12345675", { locale: "de_DE" });
  await db.updateTable("orders").set(zero).where("id", "=", order.id).execute();
  expect(await documentVatOf(order.id)).toMatchObject({ vatNumber: "ATU12345675", exemption: "solar" });
});

test("orders without a stored number use the current one, and are exempt if charged no VAT", async () => {
  const [stored, lost, typed] = [await orderOf(CONFIRMED), await orderOf(CONFIRMED), await orderOf(UNCONFIRMED)];
  await become(lost.customerId, { vat_number: CONFIRMED, vat_status: "invalid" });
  await sql`update orders set invoice_address = invoice_address || ${JSON.stringify({ vat_number: UNCONFIRMED })}::jsonb
    where id = ${typed.id}`.execute(db);
  await sql`alter table orders drop vat_number, drop vat_confirmed_at, drop untaxed`.execute(db);
  const migration = new URL("../platform/db/migrations/0016_vat_of_orders.sql", import.meta.url);
  await sql.raw(await readFile(migration, "utf8")).execute(db);
  const { vat_confirmed_at } = await db
    .selectFrom("orders")
    .select("vat_confirmed_at")
    .where("id", "=", stored.id)
    .executeTakeFirstOrThrow();
  expect(vat_confirmed_at).toEqual(clock.now);
  expect(await documentVatOf(stored.id)).toEqual({ vatNumber: CONFIRMED, exemption: "intraCommunity", percents: [0] });
  expect(await documentVatOf(lost.id)).toEqual({ vatNumber: "", exemption: "intraCommunity", percents: [0] });
  expect(await documentVatOf(typed.id)).toEqual({ vatNumber: UNCONFIRMED, exemption: undefined, percents: [19] });
});
