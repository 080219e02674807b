import { beforeEach, expect, test } from "vitest";
import { startProviderBackend } from "../testing/startProviderBackend.ts";
import { send } from "../../cart/testing/shopper.ts";
import { followReturn } from "../testing/paymentHelpers.ts";

const keys = { clientId: "client", secret: "secret", webhookId: "WH-1", mode: "sandbox" };
const shop = await startProviderBackend("paypal", { paypal: keys });
const { api, app, clock, report, statusOf } = shop;

const CREATE = "POST /v2/checkout/orders";
const VERIFY = "POST /v1/notifications/verify-webhook-signature";
const HEADERS = {
  "PAYPAL-AUTH-ALGO": "SHA256withRSA",
  "PAYPAL-CERT-URL": "https://api.paypal.com/cert",
  "PAYPAL-TRANSMISSION-ID": "t-1",
  "PAYPAL-TRANSMISSION-SIG": "c2ln",
  "PAYPAL-TRANSMISSION-TIME": "2026-11-21T09:00:00Z",
};
const amount = { currency_code: "EUR", value: "123.90" };

let count = 0;
beforeEach(() => {
  api.responses["POST /v1/oauth2/token"] = { body: { access_token: "A21", expires_in: 32_400 } };
  api.responses[VERIFY] = { body: { verification_status: "SUCCESS" } };
});

async function pay() {
  const id = `5O19012778571705${(count += 1)}`;
  const page = `https://www.sandbox.paypal.com/checkoutnow?token=${id}`;
  const links = [{ rel: "payer-action", href: page }];
  api.responses[CREATE] = { body: { id, status: "PAYER_ACTION_REQUIRED", links } };
  return { ...(await shop.pay()), id, page };
}
const completed = (ref: string, status = "COMPLETED") => ({
  status: "COMPLETED",
  purchase_units: [{ custom_id: ref, payments: { captures: [{ id: `CAP-${ref}`, status, amount, custom_id: ref }] } }],
});
const returnOf = () => {
  const { payment_source } = JSON.parse(api.requestsTo(CREATE)[0]?.body ?? "{}") as {
    payment_source: { paypal: { experience_context: { return_url: string } } };
  };
  return new URL(payment_source.paypal.experience_context.return_url).pathname;
};

test("an order of the payment's amount, with its key", async () => {
  const { answer, page, ref } = await pay();
  expect(await answer.json()).toBe(page);
  const [call] = api.requestsTo(CREATE);
  expect(JSON.parse(call?.body ?? "")).toMatchObject({
    intent: "CAPTURE",
    purchase_units: [{ custom_id: ref, amount }],
  });
  expect(call?.headers).toMatchObject({
    authorization: "Bearer A21",
    "paypal-request-id": expect.stringMatching(/^[\w-]{22}$/),
  });
  const [token] = api.requestsTo("POST /v1/oauth2/token");
  expect(token?.headers.authorization).toBe(`Basic ${Buffer.from("client:secret").toString("base64")}`);
});

test("back from PayPal, approved: captured once and paid", async () => {
  const { cartId, id, ref } = await pay();
  const back = returnOf();
  api.responses[`GET /v2/checkout/orders/${id}`] = { body: { id, status: "APPROVED" } };
  api.responses[`POST /v2/checkout/orders/${id}/capture`] = { body: { id, ...completed(ref) } };
  expect(await followReturn(app, back)).toBe(`/order-placed?cart_id=${cartId}`);
  expect(await followReturn(app, back)).toBe(`/order-placed?cart_id=${cartId}`);
  expect(await statusOf(cartId)).toEqual({ order: "paid", payment: "paid", reference: `CAP-${ref}` });
  expect(api.requestsTo(`POST /v2/checkout/orders/${id}/capture`)).toHaveLength(1);
});

test("back without approval: nothing is captured, and it stays open", async () => {
  const { cartId, id } = await pay();
  api.responses[`GET /v2/checkout/orders/${id}`] = { body: { id, status: "PAYER_ACTION_REQUIRED" } };
  expect(await followReturn(app, returnOf())).toBe(`/order-failed?cart_id=${cartId}&reason=pending`);
  expect(await statusOf(cartId)).toMatchObject({ order: "not_paid", payment: "open" });
});

test("never back: the approval webhook captures it", async () => {
  const { cartId, id, ref } = await pay();
  api.responses[`GET /v2/checkout/orders/${id}`] = { body: { id, status: "APPROVED" } };
  api.responses[`POST /v2/checkout/orders/${id}/capture`] = { body: { id, ...completed(ref) } };
  const body = JSON.stringify({ id: `WH-${id}`, event_type: "CHECKOUT.ORDER.APPROVED", resource: { id } });
  expect(await report("paypal", body, HEADERS)).toEqual({ status: 200, body: { result: "applied" } });
  expect(await statusOf(cartId)).toMatchObject({ order: "paid" });
  // The verification request contains PayPal's exact text.
  const [verification] = api.requestsTo(VERIFY);
  expect(verification?.body.endsWith(`"webhook_id":"WH-1","webhook_event":${body}}`)).toBe(true);
});

test("the capture webhook pays if PayPal verifies it and the amount matches", async () => {
  const { cartId, id, ref } = await pay();
  const event = (value: string) =>
    JSON.stringify({
      id: `WH-${id}-${value}`,
      event_type: "PAYMENT.CAPTURE.COMPLETED",
      resource: {
        id: `CAP-${ref}`,
        status: "COMPLETED",
        custom_id: ref,
        amount: { currency_code: "EUR", value },
        supplementary_data: { related_ids: { order_id: id } },
      },
    });
  api.responses[VERIFY] = { body: { verification_status: "FAILURE" } };
  expect((await report("paypal", event("123.90"), HEADERS)).status).toBe(400);
  api.responses[VERIFY] = { body: { verification_status: "SUCCESS" } };
  expect((await report("paypal", event("1.00"), HEADERS)).body).toEqual({ result: "mismatch" });
  expect(await statusOf(cartId)).toMatchObject({ order: "not_paid" });
  expect((await report("paypal", event("123.90"), HEADERS)).body).toEqual({ result: "applied" });
  expect(await statusOf(cartId)).toMatchObject({ order: "paid", reference: `CAP-${ref}` });
  expect((await report("paypal", "no json", HEADERS)).status).toBe(400);
});

test("PayPal's button: accept captures for the owner of the cart only; cancel cancels the order", async () => {
  const { cartId, token, id, ref } = await pay();
  api.responses[`GET /v2/checkout/orders/${id}`] = { body: { id, status: "APPROVED" } };
  api.responses[`POST /v2/checkout/orders/${id}/capture`] = { body: { id, ...completed(ref) } };
  const call = (path: string, body: object, cartToken: string) => send(app, path, body, { token: cartToken });
  const accept = { paypal_data: { orderID: id, payerID: "P" }, satellite: "AT" };
  const foreign = await call("/paypal/accept", accept, "AAAA");
  const unknown = await call("/paypal/accept", { paypal_data: { orderID: "X" } }, token);
  expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()]);
  const accepted = await call("/paypal/accept", accept, token);
  expect(await accepted.json()).toEqual({
    status_code: 200,
    order_id: expect.any(Number),
    order_ref: ref,
    redirect: `/order-placed?cart_id=${cartId}`,
  });

  const other = await pay();
  api.responses[`GET /v2/checkout/orders/${other.id}`] = { body: { id: other.id, status: "APPROVED" } };
  const canceled = await call("/paypal/cancel", { cart_id: other.cartId, satellite: "AT" }, other.token);
  expect(await canceled.json()).toEqual({ status_code: 200, status: "canceled" });
  expect(await statusOf(other.cartId)).toMatchObject({ order: "canceled", payment: "canceled" });
  // A canceled payment is not captured, whatever PayPal reports.
  const body = JSON.stringify({ id: "WH-late", event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: other.id } });
  expect((await report("paypal", body, HEADERS)).body).toEqual({ result: "ignored" });
  expect(api.requestsTo(`POST /v2/checkout/orders/${other.id}/capture`)).toEqual([]);
});

test("a redirect of the API is not followed: it would leak the secret", async () => {
  api.responses["POST /v1/oauth2/token"] = { status: 302, headers: { Location: `${api.origin}/elsewhere` } };
  const { answer } = await shop.pay();
  expect(answer.status).toBe(503);
  expect(api.requests.filter(({ path }) => path === "/elsewhere")).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 1000);
});

test("forged webhooks are limited and do not block PayPal's own", async () => {
  const { ref } = await pay();
  const webhookBody = (id: string) =>
    JSON.stringify({ id, event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: ref } });
  for (let at = 0; at < 5; at += 1)
    expect((await report("paypal", webhookBody(`WH-honest-${at}`), HEADERS)).status).toBe(200);
  api.responses[VERIFY] = { body: { verification_status: "FAILURE" } };
  // The rate limit window of other tests has passed.
  clock.now = new Date(clock.now.getTime() + 10 * 60_000);
  const before = api.requestsTo(VERIFY).length;
  const forgedStatuses: number[] = [];
  for (let at = 0; at < 101; at += 1)
    forgedStatuses.push((await report("paypal", webhookBody(`WH-forged-${at}`), HEADERS)).status);
  expect(forgedStatuses.slice(99)).toEqual([400, 429]);
  expect(api.requestsTo(VERIFY).length - before).toBe(100);
});
