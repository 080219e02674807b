import { constants, createHash, generateKeyPairSync, verify } from "node:crypto";
import { expect, test } from "vitest";
import { followReturn } from "../testing/paymentHelpers.ts";
import { startProviderBackend } from "../testing/startProviderBackend.ts";
import { canonicalRequest } from "./amazonSignature.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});
const shop = await startProviderBackend("amazon", {
  amazon: { publicKeyId: "SANDBOX-1", privateKey, merchantId: "M1", storeId: "store-1", mode: "sandbox" },
});
const { api, app, report, statusOf } = shop;

const SESSION = "/sandbox/v2/checkoutSessions/buyers-session";
const PATCH = `PATCH ${SESSION}`;
const PAGE = "https://payments.amazon.de/checkout/processing?amazonCheckoutSessionId=buyers-session";
const chargeAmount = { amount: "123.90", currencyCode: "EUR" };
const session = (state: string, more: object = {}) => ({
  checkoutSessionId: `s-${state}-${Math.abs(Object.keys(more).length)}`,
  statusDetails: { state },
  ...more,
});
let count = 0;

async function pay() {
  // A session is used for one payment, so every payment gets a new one.
  const id = `session-${(count += 1)}`;
  const open = { ...session("Open"), checkoutSessionId: id, webCheckoutDetails: { amazonPayRedirectUrl: PAGE } };
  api.responses[PATCH] = { body: open };
  const paying = await shop.pay();
  const body = JSON.parse(api.requestsTo(PATCH).at(-1)?.body ?? "{}") as {
    webCheckoutDetails: { checkoutResultReturnUrl: string };
  };
  return { ...paying, id, back: new URL(body.webCheckoutDetails.checkoutResultReturnUrl).pathname };
}
const at = (id: string): string => `/sandbox/v2/checkoutSessions/${id}`;

test("the shopper's session gets the order's amount; the call is signed", async () => {
  const { answer, ref } = await pay();
  expect(await answer.json()).toBe(PAGE);
  const [call] = api.requestsTo(PATCH);
  expect(JSON.parse(call?.body ?? "")).toMatchObject({
    paymentDetails: { paymentIntent: "AuthorizeWithCapture", chargeAmount },
    merchantMetadata: { merchantReferenceId: ref },
  });
  const { authorization = "", ...headers } = call?.headers ?? {};
  const [, names = "", signature = ""] =
    /^AMZN-PAY-RSASSA-PSS-V2 PublicKeyId=SANDBOX-1, SignedHeaders=([^,]+), Signature=(\S+)$/.exec(authorization) ?? [];
  // Rebuilds the canonical request from the received one, as Amazon does.
  const lines = names.split(";").map((name) => `${name}:${String(headers[name])}`);
  const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
  const canonical = ["PATCH", SESSION, "", ...lines, "", names, hash(call?.body ?? "")].join("\n");
  const padding = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  const isRight = verify(
    "sha256",
    Buffer.from(`AMZN-PAY-RSASSA-PSS-V2\n${hash(canonical)}`),
    padding,
    Buffer.from(signature, "base64"),
  );
  expect([isRight, names]).toEqual([true, "accept;content-type;x-amz-pay-date;x-amz-pay-host;x-amz-pay-region"]);
});

test("the canonical request of the documentation", () => {
  const { text } = canonicalRequest({
    publicKeyId: "",
    privateKey: "",
    method: "POST",
    host: "pay-api.amazon.eu",
    path: "/live/v2/checkoutSessions",
    body: "",
    idempotencyKey: "cllHyiNvS8cJ8Zas",
    at: new Date("2019-09-23T23:19:08Z"),
  });
  expect(text.split("\n").slice(0, 9)).toEqual([
    "POST",
    "/live/v2/checkoutSessions",
    "",
    "accept:application/json",
    "content-type:application/json",
    "x-amz-pay-date:20190923T231908Z",
    "x-amz-pay-host:pay-api.amazon.eu",
    "x-amz-pay-idempotency-key:cllHyiNvS8cJ8Zas",
    "x-amz-pay-region:eu",
  ]);
});

test("the button gets a signed session that returns to the checkout; its page loads only Amazon's script", async () => {
  const response = await app.request("/amazon/button?locale=ro_RO");
  expect(response.headers.get("Content-Security-Policy")).toMatch(
    /default-src 'none'; script-src 'self' https:\/\/static-eu\.payments-amazon\.com;/,
  );
  const [, attribute = ""] = /data-checkout="([^"]+)"/.exec(await response.text()) ?? [];
  const checkout = JSON.parse(attribute.replaceAll("&quot;", '"')) as {
    createCheckoutSessionConfig: { payloadJSON: string; signature: string };
  };
  const { payloadJSON, signature } = checkout.createCheckoutSessionConfig;
  expect(checkout).toMatchObject({
    merchantId: "M1",
    sandbox: true,
    productType: "PayOnly",
    checkoutLanguage: "en_GB",
  });
  expect(JSON.parse(payloadJSON)).toEqual({
    webCheckoutDetails: {
      checkoutReviewReturnUrl: "https://shop.example/checkout?step=review",
      checkoutCancelUrl: "https://shop.example/checkout?step=payment",
    },
    storeId: "store-1",
  });
  const hash = createHash("sha256").update(payloadJSON).digest("hex");
  const padding = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  const signed = Buffer.from(`AMZN-PAY-RSASSA-PSS-V2\n${hash}`);
  expect(verify("sha256", signed, padding, Buffer.from(signature, "base64"))).toBe(true);
});

test("back from Amazon: the session is completed with the order's amount and paid", async () => {
  const { cartId, id, back, ref } = await pay();
  api.responses[`GET ${at(id)}`] = { body: session("Open") };
  api.responses[`POST ${at(id)}/complete`] = { body: session("Completed", { chargeId: "S02-C1" }) };
  expect(await followReturn(app, `${back}?amazonCheckoutSessionId=forged`)).toBe(`/order-placed?cart_id=${cartId}`);
  expect(JSON.parse(api.requestsTo(`POST ${at(id)}/complete`)[0]?.body ?? "")).toEqual({ chargeAmount });
  expect([await statusOf(cartId), ref]).toEqual([
    { order: "paid", payment: "paid", reference: "S02-C1" },
    expect.any(String),
  ]);
});

test("canceled, declined or pending at Amazon", async () => {
  for (const [reasonCode, payment] of [
    ["BuyerCanceled", "canceled"],
    ["Declined", "declined"],
  ]) {
    const { cartId, id, back } = await pay();
    api.responses[`GET ${at(id)}`] = {
      body: { ...session("Canceled"), statusDetails: { state: "Canceled", reasonCode } },
    };
    expect(await followReturn(app, back)).toBe(`/order-failed?cart_id=${cartId}&reason=${payment}`);
  }
  const { cartId, id, back } = await pay();
  api.responses[`GET ${at(id)}`] = { body: session("Open") };
  api.responses[`POST ${at(id)}/complete`] = { status: 422, body: { reasonCode: "InvalidCheckoutSessionStatus" } };
  expect(await followReturn(app, back)).toBe(`/order-failed?cart_id=${cartId}&reason=pending`);
  expect(await statusOf(cartId)).toMatchObject({ order: "not_paid", payment: "open" });
});

test("a completed session of another amount pays nothing", async () => {
  const { cartId, id, back } = await pay();
  const paymentDetails = { chargeAmount: { amount: "1.00", currencyCode: "EUR" } };
  api.responses[`GET ${at(id)}`] = { body: session("Completed", { chargeId: "S02-C2", paymentDetails }) };
  expect(await followReturn(app, back)).toBe(`/order-failed?cart_id=${cartId}&reason=pending`);
  expect(shop.loggedErrors).toEqual(["payment does not match its order: not marked as paid"]);
  expect(await statusOf(cartId)).toMatchObject({ order: "not_paid" });
});

test("notifications are verified with the provider before they count", async () => {
  expect((await report("amazon", "{}", {})).status).toBe(400);
});
