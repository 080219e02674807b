import { expect, test } from "vitest";
import { runInTransaction } from "../../platform/http/idempotency.ts";
import { refundOrder } from "../../refund/refundOrder.ts";
import { capturePayments, reportExpiringAuthorizations } from "../capturePayments.ts";
import { captureShipment } from "../requireCapture.ts";
import { keepKlarnaOrder } from "../testing/keepKlarnaOrder.ts";
import { startProviderBackend } from "../testing/startProviderBackend.ts";

const shop = await startProviderBackend("klarna", { klarna: { username: "PK1", password: "secret", mode: "sandbox" } });
const { api, app, report, statusOf } = shop;

const SESSION = "POST /payments/v1/sessions";
const PAGE = "POST /hpp/v1/sessions";

let count = 0;
async function pay() {
  const id = `hpp-${(count += 1)}`;
  const address = `https://pay.playground.klarna.com/eu/hpp/payments/${id}`;
  api.responses[SESSION] = { body: { session_id: `kp-${id}`, client_token: "t" } };
  api.responses[PAGE] = { body: { session_id: id, redirect_url: address, session_url: "" } };
  const paying = await shop.pay();
  const { merchant_urls } = JSON.parse(api.requestsTo(PAGE).at(-1)?.body ?? "{}") as {
    merchant_urls: Record<string, string>;
  };
  return { ...paying, id, address, urls: merchant_urls };
}
/** Klarna's webhook call, to the URL it was given. */
const klarnaReports = ({ urls, id }: Awaited<ReturnType<typeof pay>>, event: string) =>
  report(
    `klarna${new URL(urls["status_update"] ?? "").search}`,
    JSON.stringify({ event_id: event, session: { session_id: id, status: "COMPLETED" } }),
    {},
  );

test("a session of the order's amount on Klarna's page, which places the order", async () => {
  const { answer, address, ref, id, urls } = await pay();
  expect(await answer.json()).toBe(address);
  expect(JSON.parse(api.requestsTo(SESSION)[0]?.body ?? "")).toMatchObject({
    purchase_country: "AT",
    purchase_currency: "EUR",
    locale: "de-AT",
    order_amount: 12_390,
    merchant_reference1: ref,
  });
  expect(JSON.parse(api.requestsTo(PAGE)[0]?.body ?? "")).toMatchObject({
    payment_session_url: `${api.origin}/payments/v1/sessions/kp-${id}`,
    options: { place_order_mode: "PLACE_ORDER" },
  });
  expect(urls["status_update"]).toMatch(
    /^https:\/\/shop\.example\/api\/payment\/webhook\/klarna\?payment=\d+\.[\w-]{22}$/,
  );
  expect(api.requestsTo(PAGE)[0]?.headers.authorization).toBe(`Basic ${Buffer.from("PK1:secret").toString("base64")}`);
});

test("Klarna gets the lines with their VAT, and both addresses", async () => {
  const { ref } = await pay();
  const sent: unknown = JSON.parse(api.requestsTo(SESSION)[0]?.body ?? "");
  const { billing_address: billing, order } = await readOrderOf(ref);
  expect(sent).toMatchObject({
    order_amount: 12_390,
    order_tax_amount: 2065,
    billing_address: billing,
    shipping_address: billing,
    order_lines: [
      { type: "physical", reference: "POUF-IMST", quantity: 2, unit_price: 5900, tax_rate: 2000 },
      { type: "shipping_fee", quantity: 1, unit_price: 590, tax_rate: 2000, total_amount: 590, total_tax_amount: 98 },
    ],
  });
  expect(order.vat).toEqual([{ percent: 20, netCents: 10_325, taxCents: 2065, grossCents: 12_390 }]);
});

/** The order as stored, with its address in Klarna's fields. */
async function readOrderOf(ref: string) {
  const order = await shop.db
    .selectFrom("orders")
    .select(["vat", "invoice_address as address"])
    .where("ref", "=", ref)
    .executeTakeFirstOrThrow();
  const { address } = order;
  return {
    order,
    billing_address: {
      given_name: address.firstname,
      family_name: address.lastname,
      street_address: address.address1,
      postal_code: address.zipcode,
      city: address.city,
      country: "AT",
      email: expect.stringContaining("@") as string,
    },
  };
}

test("a webhook triggers a request; Klarna's order decides", async () => {
  const paying = await pay();
  api.responses[`GET /hpp/v1/sessions/${paying.id}`] = [
    { body: { status: "IN_PROGRESS" } },
    { body: { status: "COMPLETED", order_id: "KO-1" } },
  ];
  const order = { order_id: "KO-1", order_amount: 12_390, purchase_currency: "EUR", merchant_reference1: paying.ref };
  api.responses["GET /ordermanagement/v1/orders/KO-1"] = { body: order };
  expect((await klarnaReports(paying, "e-1")).body).toEqual({ result: "ignored" });
  expect(await statusOf(paying.cartId)).toMatchObject({ order: "not_paid" });
  expect((await klarnaReports(paying, "e-2")).body).toEqual({ result: "applied" });
  expect(await statusOf(paying.cartId)).toEqual({ order: "paid", payment: "paid", reference: "KO-1" });
});

test("a different amount or another order's report pays nothing", async () => {
  for (const wrong of [{ order_amount: 1 }, { merchant_reference1: "ORD000000000000" }, { purchase_currency: "RON" }]) {
    const paying = await pay();
    api.responses[`GET /hpp/v1/sessions/${paying.id}`] = { body: { status: "COMPLETED", order_id: "KO-2" } };
    const order = { order_id: "KO-2", order_amount: 12_390, purchase_currency: "EUR", merchant_reference1: paying.ref };
    api.responses["GET /ordermanagement/v1/orders/KO-2"] = { body: { ...order, ...wrong } };
    expect((await klarnaReports(paying, "e")).body).toEqual({ result: "mismatch" });
    expect(await statusOf(paying.cartId)).toMatchObject({ order: "not_paid" });
  }
});

test("a report without the payment's secret is rejected", async () => {
  const { urls } = await pay();
  const { search } = new URL(urls["status_update"] ?? "");
  for (const forged of ["", "?payment=1.AAAAAAAAAAAAAAAAAAAAAA", search.replace(/=\d+/, "=999"), `${search}A`]) {
    expect((await report(`klarna${forged}`, JSON.stringify({ event_id: "x" }), {})).status).toBe(400);
  }
});

test("declined and canceled at Klarna", async () => {
  for (const [status, payment] of [
    ["FAILED", "declined"],
    ["CANCELLED", "canceled"],
  ]) {
    const paying = await pay();
    api.responses[`GET /hpp/v1/sessions/${paying.id}`] = { body: { status } };
    await klarnaReports(paying, "e");
    expect(await statusOf(paying.cartId)).toMatchObject({ order: "canceled", payment });
  }
});

test("canceled by the shopper: Klarna's page is disabled first; paid meanwhile, it stays paid", async () => {
  const [left, late] = [await pay(), await pay()];
  api.responses[`DELETE /hpp/v1/sessions/${left.id}`] = { status: 204 };
  api.responses[`GET /hpp/v1/sessions/${left.id}`] = { body: { status: "DISABLED" } };
  api.responses[`DELETE /hpp/v1/sessions/${late.id}`] = { status: 409, body: { error_code: "NOT_ALLOWED" } };
  api.responses[`GET /hpp/v1/sessions/${late.id}`] = { body: { status: "COMPLETED", order_id: "KO-3" } };
  const order = { order_id: "KO-3", order_amount: 12_390, purchase_currency: "EUR", merchant_reference1: late.ref };
  api.responses["GET /ordermanagement/v1/orders/KO-3"] = { body: order };
  const cancel = ({ cartId, token }: { cartId: number; token: string }) =>
    app.request("/paypal/cancel", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Cart-Token": token },
      body: JSON.stringify({ cart_id: cartId }),
    });
  expect([(await cancel(left)).status, (await cancel(late)).status]).toEqual([200, 409]);
  expect(await statusOf(left.cartId)).toMatchObject({ order: "canceled" });
  expect(await statusOf(late.cartId)).toMatchObject({ order: "paid" });
});

let orders = 0;
async function authorized() {
  const paying = await pay();
  const id = `KO-C${(orders += 1)}`;
  const order = keepKlarnaOrder(api, id, paying.ref);
  api.responses[`GET /hpp/v1/sessions/${paying.id}`] = { body: { status: "COMPLETED", order_id: id } };
  await klarnaReports(paying, `authorized-${id}`);
  const { order_id: orderId } = await shop.db
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .select("order_id")
    .where("orders.ref", "=", paying.ref)
    .executeTakeFirstOrThrow();
  const ship = () => runInTransaction(shop.db, (trx) => captureShipment(trx, shop.deps, { orderId }));
  return { ...paying, order, orderId, ship };
}
const refundNow = (orderId: number, amountCents?: number) =>
  refundOrder(shop.deps, orderId, { amountCents, isManual: false, restock: false, allowRepeat: false, reason: "" });

test("Klarna authorizes the order; the money is captured once it is dispatched, and once only", async () => {
  const { order, ship, cartId } = await authorized();
  expect(await statusOf(cartId)).toMatchObject({ order: "paid", payment: "paid" });
  expect([await capturePayments(shop.deps), order.captured]).toEqual([0, 0]);
  await ship();
  expect([await capturePayments(shop.deps), order.captured]).toEqual([1, 12_390]);
  expect([await capturePayments(shop.deps), order.captured]).toEqual([0, 12_390]);
});

test("a capture whose response is lost is not repeated", async () => {
  const { order, ship } = await authorized();
  await ship();
  const route = Object.keys(api.responses).findLast((name) => name.endsWith("/captures")) ?? "";
  const works = api.responses[route];
  api.responses[route] = () => {
    order.captured = 12_390;
    return { status: 503 };
  };
  expect(await capturePayments(shop.deps)).toBe(0);
  expect(shop.loggedErrors).toContain("capture failed, will retry");
  if (works !== undefined) api.responses[route] = works;
  expect([await capturePayments(shop.deps), order.captured]).toEqual([1, 12_390]);
});

test("a refund before dispatch reduces the authorization, a full one releases it", async () => {
  const { order, orderId, ship } = await authorized();
  await refundNow(orderId, 2390);
  expect(order).toMatchObject({ amount: 10_000, refunded: 0 });
  await ship();
  await capturePayments(shop.deps);
  expect(order).toMatchObject({ captured: 10_000, refunded: 0 });

  const other = await authorized();
  await refundNow(other.orderId);
  expect(other.order).toMatchObject({ status: "CANCELLED", captured: 0, refunded: 0 });
  await other.ship();
  expect([await capturePayments(shop.deps), other.order.captured]).toEqual([0, 0]);
});

test("a refund after the capture returns the money, once", async () => {
  const { order, orderId, ship } = await authorized();
  await ship();
  await capturePayments(shop.deps);
  await refundNow(orderId, 1000);
  await refundNow(orderId);
  expect(order).toMatchObject({ captured: 12_390, refunded: 12_390 });
});

test("money that is not collected is not returned by hand; what is returned by hand later, Klarna does not return", async () => {
  const { order, orderId, ship } = await authorized();
  const byHand = (amountCents: number) =>
    refundOrder(shop.deps, orderId, { amountCents, isManual: true, restock: false, allowRepeat: false, reason: "" });
  await expect(byHand(1000)).rejects.toThrow("without --by-hand");
  await ship();
  await capturePayments(shop.deps);
  await byHand(1000);
  await refundNow(orderId, 500);
  expect(order).toMatchObject({ captured: 12_390, refunded: 500 });
});

test("an authorization that has expired needs no release", async () => {
  const { order, orderId, cartId } = await authorized();
  order.status = "EXPIRED";
  await refundNow(orderId);
  expect(order).toMatchObject({ status: "EXPIRED", captured: 0, refunded: 0 });
  expect(await statusOf(cartId)).toMatchObject({ order: "refunded" });
});

test("an order that Klarna still checks is open, a rejected one declined", async () => {
  for (const [fraud_status, status] of [
    ["PENDING", "not_paid"],
    ["REJECTED", "canceled"],
  ]) {
    const paying = await pay();
    api.responses[`GET /hpp/v1/sessions/${paying.id}`] = { body: { status: "COMPLETED", order_id: "KO-F" } };
    const order = { order_id: "KO-F", order_amount: 12_390, purchase_currency: "EUR", merchant_reference1: paying.ref };
    api.responses["GET /ordermanagement/v1/orders/KO-F"] = { body: { ...order, fraud_status } };
    await klarnaReports(paying, `fraud-${fraud_status}`);
    expect(await statusOf(paying.cartId)).toMatchObject({ order: status });
  }
});

test("an authorization that expires before its order is dispatched is logged", async () => {
  const { ship } = await authorized();
  const later = { ...shop.deps, clock: () => new Date(shop.deps.clock().getTime() + 22 * 24 * 60 * 60_000) };
  const before = await reportExpiringAuthorizations(later);
  await ship();
  expect([before - (await reportExpiringAuthorizations(later)), await reportExpiringAuthorizations(shop.deps)]).toEqual(
    [1, 0],
  );
});
