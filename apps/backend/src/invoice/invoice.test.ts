import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call } from "../auth/testing/account.ts";
import { createCustomer } from "../auth/testing/people.ts";
import { fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { emit } from "../events/emit.ts";
import { renderInvoicePdf } from "./pdf/renderInvoicePdf.ts";

const backend = await createTestBackend();
const { app, db, clock, deps } = backend;
await db.updateTable("sale_element").set({ stock: 500 }).execute();

async function newOrder(more: Record<string, unknown> = {}) {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  const response = await send(app, "/vorkasse/pay", payBody(buyer, more), { token: buyer.token });
  expect(response.status, await response.clone().text()).toBe(200);
  const order = await db
    .selectFrom("orders")
    .select(["id", "ref"])
    .where("cart_id", "=", buyer.cartId)
    .executeTakeFirstOrThrow();
  return { ...order, token: buyer.token };
}

const emitFor = (event: "order:paid" | "order:sent", orderId: number, now = clock.now) =>
  db.transaction().execute((trx) => emit(trx, { ...deps, clock: () => now }, event, { orderId }));
const invoiceOf = (orderId: number) =>
  db.selectFrom("invoice").selectAll().where("order_id", "=", orderId).executeTakeFirst();
const serials = async (where: string, year: number) => {
  const rows = await db
    .selectFrom("invoice")
    .select("serial")
    .where("country", "=", where)
    .where("year", "=", year)
    .orderBy("serial")
    .execute();
  return rows.map(({ serial }) => serial);
};
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

test("the payment creates the invoice, and the shipment no second one", async () => {
  const order = await newOrder();
  expect(await invoiceOf(order.id)).toBeUndefined();
  await emitFor("order:paid", order.id);
  const invoice = await invoiceOf(order.id);
  expect(invoice?.content).toMatchObject({
    number: "AT-2026-000001",
    issuedOn: "2026-11-21",
    paidOn: "2026-11-21",
    expected: ["2026-11-26", "2026-12-02"],
    totalCents: 6490,
    vat: [{ percent: 20, netCents: 5408, taxCents: 1082, grossCents: 6490 }],
    seller: { name: "Lindenhaus" },
    buyer: { address: ["Anna Huber", "Lindengasse 12/3", "1070 Wien", "Österreich"], vatNumber: "" },
  });
  await emitFor("order:sent", order.id);
  expect((await invoiceOf(order.id))?.number).toBe(invoice?.number);
});

test("an unpaid shipment creates an invoice with its date and the bank account", async () => {
  const order = await newOrder({ locale: "ro_RO" });
  await emitFor("order:sent", order.id);
  const content = (await invoiceOf(order.id))?.content;
  expect(content).toMatchObject({ number: "RO-2026-000001", language: "ro", deliveredOn: "2026-11-21" });
  expect(content).not.toHaveProperty("paidOn");
});

test("concurrent invoices get consecutive numbers without a gap", async () => {
  const orders = [];
  for (let at = 0; at < 8; at += 1) orders.push(await newOrder({ locale: "en_DE" }));
  // Issues each twice and rolls some back after the number was drawn.
  const undone = orders.slice(0, 3).map(({ id }) =>
    db
      .transaction()
      .execute(async (trx) => {
        await emit(trx, deps, "order:paid", { orderId: id });
        throw new Error("undone");
      })
      .catch(() => undefined),
  );
  await Promise.all([...undone, ...orders.flatMap(({ id }) => [emitFor("order:paid", id), emitFor("order:sent", id)])]);
  expect(await serials("DE", 2026)).toEqual(upTo(8));
  const { last } = await db
    .selectFrom("invoice_series")
    .select("last")
    .where("country", "=", "DE")
    .executeTakeFirstOrThrow();
  expect(last).toBe(8);
});

test("the year follows the shop's time zone: at 00:30 in Vienna it has begun", async () => {
  const order = await newOrder();
  await emitFor("order:paid", order.id, new Date("2026-12-31T23:30:00Z"));
  expect((await invoiceOf(order.id))?.number).toBe("AT-2027-000001");
});

test("it is never changed and never deleted", async () => {
  const order = await newOrder();
  await emitFor("order:paid", order.id);
  const update = db.updateTable("invoice").set({ number: "X" }).where("order_id", "=", order.id).execute();
  await expect(update).rejects.toThrow("never changed");
  await expect(db.deleteFrom("invoice").where("order_id", "=", order.id).execute()).rejects.toThrow("never changed");
});

test("the same invoice gives the same bytes after any change of the shop", async () => {
  const order = await newOrder();
  await emitFor("order:paid", order.id);
  const path = `/order/${order.id}/invoice.pdf`;
  const fetched = async () => {
    const response = await call(app, "GET", path, undefined, { cartToken: order.token });
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("no-store");
    return Buffer.from(await response.arrayBuffer());
  };
  const before = await fetched();
  await db
    .insertInto("setting")
    .values({ scope: "AT", name: "company_name", value: JSON.stringify("Andere GmbH") })
    .execute();
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  expect((await fetched()).equals(before)).toBe(true);
  const raw = before.toString("latin1");
  for (const part of ["/StructTreeRoot", "/MarkInfo", "pdfuaid:part", "/Lang (de-AT)", "DejaVuSansCondensed"]) {
    expect(raw, part).toContain(part);
  }
});

test("only its owner and the emailed link give access; other callers cannot detect it", async () => {
  const order = await newOrder();
  const unpaid = await call(app, "GET", `/order/${order.id}/invoice.pdf`, undefined, { cartToken: order.token });
  expect(unpaid.status).toBe(404);
  await emitFor("order:paid", order.id);
  const { text } = await db
    .selectFrom("mail_outbox")
    .select("text")
    .where("order_id", "=", order.id)
    .where("kind", "=", "order-paid")
    .executeTakeFirstOrThrow();
  const [, token = ""] = /guest\/invoice\/\w+\/([\w-]{22})/.exec(text) ?? [];
  const get = (path: string, as = {}) => call(app, "GET", path, undefined, as);
  expect((await get(`/guest/order/${order.ref}/${token}/invoice.pdf`)).status).toBe(200);
  expect((await get(`/guest/order/${order.ref}/${"x".repeat(22)}/invoice.pdf`)).status).toBe(404);
  expect((await get(`/order/${order.id}/invoice.pdf`)).status).toBe(401);
  const { caller } = await createCustomer(backend, "other@example.com");
  const [foreign, unknown] = [
    await get(`/order/${order.id}/invoice.pdf`, caller),
    await get("/order/99999/invoice.pdf", caller),
  ];
  expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(foreign.status).toBe(404);
});

test("forty lines continue over pages, and all letters of names are drawn", async () => {
  const order = await newOrder();
  await emitFor("order:paid", order.id);
  const content = (await invoiceOf(order.id))?.content;
  if (content === undefined) throw new Error("no invoice");
  const [line] = content.lines;
  const lines = Array.from({ length: 40 }, () => ({ ...line!, title: "Țesătură „Ștefan“ – Βελούδο – Бархат" }));
  const pdf = await renderInvoicePdf({ ...content, lines, seller: { ...content.seller, name: "A <b> & B" } });
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
});

test("the payment code is for the owner of an order that awaits its transfer", async () => {
  const order = await newOrder();
  const requestQrCode = (body: object, as = {}) => call(app, "POST", "/ExternalOrderApi/getQrCode", body, as);
  const response = await requestQrCode({ order_id: order.id }, { cartToken: order.token });
  expect(response.status, await response.clone().text()).toBe(200);
  expect(await response.json()).toEqual({ svg: expect.stringMatching(/^<svg /) });
  expect((await requestQrCode({ order_id: order.id })).status).toBe(401);
  expect((await requestQrCode({ order_id: order.id }, { cartToken: "x".repeat(22) })).status).toBe(404);
  await db.updateTable("orders").set({ status: "paid" }).where("id", "=", order.id).execute();
  expect((await requestQrCode({ order_id: order.id }, { cartToken: order.token })).status).toBe(404);
});

test.each([
  ["atu 12345675", "ATU12345675"],
  ["<script>", ""],
  [undefined, ""],
])("a guest company's VAT number %j is on the invoice as %j and exempts from nothing", async (vat_number, printed) => {
  const order = await newOrder({ vat_number });
  await emitFor("order:paid", order.id);
  const { content } = (await invoiceOf(order.id)) ?? {};
  expect(content).toMatchObject({ buyer: { vatNumber: printed }, vat: [{ percent: 20 }], totalCents: 6490 });
  expect(content).not.toHaveProperty("exemption");
});
