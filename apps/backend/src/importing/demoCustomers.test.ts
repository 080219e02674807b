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
      STATUS_CODE: string;
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

test("they send no emails", async () => {
  expect(await db.selectFrom("mail_outbox").select("id").execute()).toEqual([]);
});

test("outside the demo the documented demo passwords do not work", async () => {
  const { token: bearer } = await parseSession(login(app, "kunde@lindenhaus.example", "Lindenhaus-Kunde-1"));
  expect([await lockDemoCustomers(db), await lockDemoCustomers(db)]).toEqual([4, 0]);
  expect((await login(app, "admin@lindenhaus.example", "Lindenhaus-Admin-1")).status).toBe(401);
  expect((await call(app, "GET", "/ExternalOrderApi/customer", undefined, { bearer })).status).toBe(401);
});
