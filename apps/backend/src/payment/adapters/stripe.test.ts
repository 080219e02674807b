import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { expirePayments } from "../expirePayments.ts";
import { startProviderBackend } from "../testing/startProviderBackend.ts";

const SECRET = "whsec_test_of_this_file";
const shop = await startProviderBackend("stripe", { stripe: { secretKey: "sk_test_1", webhookSecret: SECRET } });
const { api, app, clock, db, deps, report, statusOf } = shop;

const CREATE = "POST /v1/checkout/sessions";
const PAGE = "https://checkout.stripe.com/c/pay/cs_1";
const failure = (type: string) => ({ error: { type, message: "no" } });

let count = 0;
async function pay() {
  const id = `cs_test_${(count += 1)}`;
  api.responses[CREATE] = { body: { id, object: "checkout.session", url: PAGE } };
  return { ...(await shop.pay()), id };
}
const sessionOf = ({ id, ref }: { id: string; ref: string }, more: object = {}) => ({
  id,
  object: "checkout.session",
  status: "complete",
  payment_status: "paid",
  amount_total: 12_390,
  currency: "eur",
  client_reference_id: ref,
  payment_intent: "pi_1",
  ...more,
});
function signed(type: string, object: object, at = clock.now) {
  const body = JSON.stringify({ id: `evt_${type}_${(count += 1)}`, object: "event", type, data: { object } });
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac("sha256", SECRET).update(`${seconds}.${body}`).digest("hex");
  return { body, headers: { "Stripe-Signature": `t=${seconds},v1=${mac}` } };
}

test("a session of the order's amount, with the payment's key", async () => {
  const { answer, id, ref } = await pay();
  expect([answer.status, await answer.json()]).toEqual([200, `sessionId___${id}___${PAGE}`]);
  const [call] = api.requestsTo(CREATE);
  const form = new URLSearchParams(call?.body);
  expect(Object.fromEntries(form)).toMatchObject({
    mode: "payment",
    client_reference_id: ref,
    "line_items[0][price_data][unit_amount]": "12390",
    "line_items[0][price_data][currency]": "eur",
    success_url: expect.stringMatching(/^https:\/\/shop\.example\/api\/payment\/return\/\d+\.[\w-]{22}$/),
  });
  expect(call?.headers).toMatchObject({
    authorization: "Bearer sk_test_1",
    "idempotency-key": expect.stringMatching(/^[\w-]{22}$/),
  });
});

test("a signed webhook pays, another signature does not", async () => {
  const paid = await pay();
  const { body, headers } = signed("checkout.session.completed", sessionOf(paid));
  const forged = { "Stripe-Signature": headers["Stripe-Signature"].replace(/.$/, "0").replace(/..$/, "11") };
  expect(await report("stripe", body, forged)).toMatchObject({ status: 400, body: { code: "SIGNATURE_INVALID" } });
  expect(await report("stripe", body.replace("12390", "12391"), headers)).toMatchObject({ status: 400 });
  expect(await statusOf(paid.cartId)).toMatchObject({ order: "not_paid" });
  expect(await report("stripe", body, headers)).toEqual({ status: 200, body: { result: "applied" } });
  expect(await report("stripe", body, headers)).toEqual({ status: 200, body: { result: "duplicate" } });
  expect(await statusOf(paid.cartId)).toEqual({ order: "paid", payment: "paid", reference: "pi_1" });
});

test("a webhook older than five minutes is a replay", async () => {
  const paid = await pay();
  const old = new Date(clock.now.getTime() - 301_000);
  const { body, headers } = signed("checkout.session.completed", sessionOf(paid), old);
  expect((await report("stripe", body, headers)).status).toBe(400);
});

test("completed unpaid, failed later, expired, other events", async () => {
  const waiting = await pay();
  const send = (type: string, object: object) => {
    const { body, headers } = signed(type, object);
    return report("stripe", body, headers);
  };
  await send("checkout.session.completed", sessionOf(waiting, { payment_status: "unpaid" }));
  expect(await statusOf(waiting.cartId)).toMatchObject({ order: "not_paid", payment: "open" });
  await send("checkout.session.async_payment_failed", sessionOf(waiting, { payment_status: "unpaid" }));
  expect(await statusOf(waiting.cartId)).toMatchObject({ order: "canceled", payment: "declined" });
  const left = await pay();
  await send("checkout.session.expired", sessionOf(left, { status: "expired", payment_status: "unpaid" }));
  expect(await statusOf(left.cartId)).toMatchObject({ order: "canceled", payment: "expired" });
  expect((await send("invoice.created", { id: "in_1", object: "invoice" })).body).toEqual({ result: "unknown" });
});

test("after thirty minutes the session expires at Stripe before the order is canceled", async () => {
  const left = await pay();
  const late = await pay();
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  api.responses[`POST /v1/checkout/sessions/${left.id}/expire`] = { body: sessionOf(left, { status: "expired" }) };
  // Paid just now: expiring fails, and fetching the session explains why.
  api.responses[`POST /v1/checkout/sessions/${late.id}/expire`] = {
    status: 400,
    body: failure("invalid_request_error"),
  };
  api.responses[`GET /v1/checkout/sessions/${late.id}`] = { body: sessionOf(late) };
  await expirePayments(deps);
  expect(await statusOf(left.cartId)).toMatchObject({ order: "canceled", payment: "expired" });
  expect(await statusOf(late.cartId)).toMatchObject({ order: "paid", payment: "paid" });
});

test("a late payment is refunded", async () => {
  const left = await pay();
  const row = db.selectFrom("orders").select("id").where("cart_id", "=", left.cartId);
  const { id } = await row.executeTakeFirstOrThrow();
  api.responses[`POST /v1/checkout/sessions/${left.id}/expire`] = { body: sessionOf(left, { status: "expired" }) };
  api.responses["POST /v1/refunds"] = { body: { id: "re_1", object: "refund" } };
  const canceled = await app.request("/order/cancel", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Cart-Token": left.token },
    body: JSON.stringify({ order_id: id }),
  });
  expect(canceled.status).toBe(200);
  const { body, headers } = signed("checkout.session.completed", sessionOf(left));
  await report("stripe", body, headers);
  expect(await statusOf(left.cartId)).toEqual({ order: "canceled", payment: "refunded", reference: "pi_1" });
  expect(new URLSearchParams(api.requestsTo("POST /v1/refunds")[0]?.body).get("amount")).toBe("12390");
});

test("Stripe unreachable: 503, the cart is kept; the repeated call has the same key", async () => {
  api.responses[CREATE] = { status: 500, body: failure("api_error") };
  const { answer, cartId } = await shop.pay();
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: "PAYMENT_UNAVAILABLE" }]);
  const keys = api.requestsTo(CREATE).map(({ headers }) => headers["idempotency-key"]);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(await db.selectFrom("cart").select("ordered_at").where("id", "=", cartId).executeTakeFirst()).toEqual({
    ordered_at: null,
  });
});

test("a URL on another host is a failure", async () => {
  for (const url of ["https://evil.example/c/pay", "http://checkout.stripe.com/c", "https://a@checkout.stripe.com/"]) {
    api.responses[CREATE] = { body: { id: `cs_evil_${url.length}`, object: "checkout.session", url } };
    const { answer, cartId } = await shop.pay();
    expect(await answer.json()).toBe(`sessionId___none___/order-failed?cart_id=${cartId}&reason=declined`);
  }
});

test("modules without keys are unavailable without the test bank", async () => {
  const { cartId, token } = await shop.pay();
  const methods = await app.request(`/ExternalOrderApi/getActivePaymentMethods/${cartId}`, {
    headers: { "X-Cart-Token": token },
  });
  const { data } = (await methods.json()) as { data: { code: string }[] };
  expect(data.map(({ code }) => code)).toEqual(["Vorkasse", "Nachnahme", "StripePayment"]);
  const config = await app.request("/locale_config/custom_attribute/?locale=de_AT");
  const { payment_methods: listed } = (await config.json()) as { payment_methods: { code: string }[] };
  expect(listed.map(({ code }) => code)).toEqual(["Vorkasse", "Nachnahme", "StripePayment"]);
  expect((await app.request("/testbank/anything")).status).toBe(404);
});
