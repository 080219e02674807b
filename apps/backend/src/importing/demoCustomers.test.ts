import { beforeAll, expect, test } from "vitest";
import { call, login, parseSession } from "../auth/testing/account.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { lockDemoCustomers } from "./demoCustomers.ts";
import { importDemo } from "./importDemo.ts";

const { app, db, clock } = await createTestBackend("shop_empty");
const log = (): void => {};

beforeAll(() => importDemo(db, { log, demoCustomersAt: clock.now }));

const ordersOf = async (email: string, password: string) => {
  const { token: bearer } = await parseSession(login(app, email, password));
  const response = await call(app, "GET", "/ExternalOrderApi/order/?api_locale=de_AT", undefined, { bearer });
  const { OrderItems } = (await response.json()) as {
    OrderItems: {
      ID: number;
      STATUS_CODE: string;
      INVOICE_REF: string;
      TOTAL_TAXED_AMOUNT: number;
      delivery_dates: object | null;
      order_product: unknown[];
      vat: { percent: number }[];
    }[];
  };
  return OrderItems;
};

test.each([
  ["kunde@lindenhaus.example", "Lindenhaus-Kunde-1", ["not_paid", "processing", "sent", "canceled"]],
  ["firma@lindenhaus.example", "Lindenhaus-Firma-1", ["paid", "sent"]],
  ["admin@lindenhaus.example", "Lindenhaus-Admin-1", ["refunded"]],
  ["client@lindenhaus.example", "Lindenhaus-Client-1", ["sent"]],
])("%s signs in with the documented password and has orders", async (email, password, statuses) => {
  const orders = await ordersOf(email, password);
  expect(orders.map(({ STATUS_CODE }) => STATUS_CODE)).toEqual(statuses);
  expect(
    orders.every(({ TOTAL_TAXED_AMOUNT, order_product }) => TOTAL_TAXED_AMOUNT > 0 && order_product.length > 0),
  ).toBe(true);
});

test("paid prepayment orders have delivery dates, unpaid ones have none", async () => {
  const orders = await ordersOf("kunde@lindenhaus.example", "Lindenhaus-Kunde-1");
  const summaries = orders.map(({ STATUS_CODE, delivery_dates }) => [STATUS_CODE, delivery_dates !== null]);
  expect(summaries).toEqual([
    ["not_paid", false],
    ["processing", true],
    ["sent", true],
    ["canceled", false],
  ]);
});

test("the company's orders held no VAT", async () => {
  const orders = await ordersOf("firma@lindenhaus.example", "Lindenhaus-Firma-1");
  expect(orders.flatMap(({ vat }) => vat.map(({ percent }) => percent))).toEqual([0, 0]);
});

test("paid and sent orders have an invoice; sent ones are tracked on the carrier's page", async () => {
  const { token: bearer } = await parseSession(login(app, "firma@lindenhaus.example", "Lindenhaus-Firma-1"));
  const get = (path: string) => call(app, "GET", path, undefined, { bearer });
  const orders = await ordersOf("firma@lindenhaus.example", "Lindenhaus-Firma-1");
  const details = [];
  for (const { ID } of orders) {
    const pdf = await get(`/order/${ID}/invoice.pdf`);
    expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const { OrderItems } = (await (await get(`/ExternalOrderApi/order/${ID}?api_locale=de_AT`)).json()) as {
      OrderItems: { STATUS_CODE: string; parcels: string[]; tracking_urls: string[] }[];
    };
    details.push(...OrderItems.map(({ STATUS_CODE, parcels, tracking_urls }) => [STATUS_CODE, parcels, tracking_urls]));
  }
  expect(details).toEqual([
    ["paid", [], []],
    [
      "sent",
      ["DE6400012345", "DE6400012346"],
      ["https://at.paketdienst.example/track/DE6400012345", "https://at.paketdienst.example/track/DE6400012346"],
    ],
  ]);
});

test("the refunded order has a refund and its credit note", async () => {
  const [order] = await ordersOf("admin@lindenhaus.example", "Lindenhaus-Admin-1");
  const refunds = await db
    .selectFrom("refund")
    .innerJoin("credit_note", "credit_note.refund_id", "refund.id")
    .select(["refund.order_id", "amount_cents", "credit_note.content"])
    .execute();
  const cents = Math.round((order?.TOTAL_TAXED_AMOUNT ?? 0) * 100);
  expect(refunds.map(({ content, ...refund }) => ({ ...refund, credited: content.totalCents }))).toEqual([
    { order_id: order?.ID, amount_cents: cents, credited: -cents },
  ]);
});

test("cash on delivery has its invoice from dispatch on; unpaid and canceled orders have none", async () => {
  const orders = [
    ...(await ordersOf("kunde@lindenhaus.example", "Lindenhaus-Kunde-1")),
    ...(await ordersOf("client@lindenhaus.example", "Lindenhaus-Client-1")),
  ];
  expect(orders.map(({ STATUS_CODE, INVOICE_REF }) => [STATUS_CODE, INVOICE_REF !== ""])).toEqual([
    ["not_paid", false],
    ["processing", true],
    ["sent", true],
    ["canceled", false],
    ["sent", true],
  ]);
});

test("they send no emails", async () => {
  expect(await db.selectFrom("mail_outbox").select("id").execute()).toEqual([]);
});

test("outside the demo the documented demo passwords do not work", async () => {
  const { token: bearer } = await parseSession(login(app, "kunde@lindenhaus.example", "Lindenhaus-Kunde-1"));
  expect([await lockDemoCustomers(db), await lockDemoCustomers(db)]).toEqual([4, 0]);
  expect((await login(app, "admin@lindenhaus.example", "Lindenhaus-Admin-1")).status).toBe(401);
  expect((await call(app, "GET", "/ExternalOrderApi/customer", undefined, { bearer })).status).toBe(401);
});
