import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { expirePayments } from "../expirePayments.ts";
import { startProviderBackend } from "../testing/startProviderBackend.ts";

const KEY = "app-key-of-this-test";
const keys = { appId: "app", appKey: KEY, account: "hosted", mode: "sandbox" };
const shop = await startProviderBackend("globalpayments", { globalpayments: keys });
const { api, clock, deps, report, statusOf } = shop;

const LINKS = "POST /ucp/links";
const TOKEN = "POST /ucp/accesstoken";
const sha512 = (text: string): string => createHash("sha512").update(text).digest("hex");

let count = 0;
beforeEach(() => {
  api.responses[TOKEN] = { body: { token: "T1" } };
});
async function pay() {
  const id = `LNK_${(count += 1)}`;
  const address = `https://pay.sandbox.globalpay.com/${id}`;
  api.responses[LINKS] = { body: { id, url: address, status: "ACTIVE" } };
  return { ...(await shop.pay()), id, address };
}
const captured = (id: string, more: object = {}) =>
  JSON.stringify({
    id: `TRN_${id}`,
    status: "CAPTURED",
    amount: "12390",
    currency: "EUR",
    link_data: { id },
    action: { id: `ACT_${id}_${JSON.stringify(more).length}` },
    ...more,
  });
const signed = (body: string, key = KEY) =>
  report("globalpayments", body, { "X-GP-Signature": sha512(`${body}${key}`) });

test("a hosted page for the order's amount; the token is requested with a nonce", async () => {
  const { answer, address, ref } = await pay();
  expect(await answer.json()).toBe(address);
  const { nonce, secret } = JSON.parse(api.requestsTo(TOKEN)[0]?.body ?? "{}") as { nonce: string; secret: string };
  expect(secret).toBe(sha512(`${nonce}${KEY}`));
  const [call] = api.requestsTo(LINKS);
  expect(JSON.parse(call?.body ?? "")).toMatchObject({
    account_name: "hosted",
    type: "HOSTED_PAYMENT_PAGE",
    reference: expect.stringMatching(/^[A-Za-z0-9]{1,50}$/),
    order: { amount: "12390", currency: "EUR", reference: ref, transaction_configuration: { country: "AT" } },
  });
  expect(call?.headers).toMatchObject({
    authorization: "Bearer T1",
    "x-gp-version": "2021-03-22",
    "x-gp-idempotency": expect.any(String),
  });
});

test("a signed webhook pays; another key, amount or currency does not", async () => {
  const { cartId, id } = await pay();
  expect((await signed(captured(id), "other")).status).toBe(400);
  expect((await report("globalpayments", captured(id), {})).status).toBe(400);
  expect((await signed(captured(id, { amount: "12389" }))).body).toEqual({ result: "mismatch" });
  expect((await signed(captured(id, { currency: "RON", x: 1 }))).body).toEqual({ result: "mismatch" });
  expect(await statusOf(cartId)).toMatchObject({ order: "not_paid" });
  expect((await signed(captured(id))).body).toEqual({ result: "applied" });
  expect((await signed(captured(id))).body).toEqual({ result: "duplicate" });
  expect(await statusOf(cartId)).toEqual({ order: "paid", payment: "paid", reference: `TRN_${id}` });
});

test("a declined card leaves the page open", async () => {
  const { cartId, id } = await pay();
  api.responses[`GET /ucp/links/${id}`] = { body: { id, status: "ACTIVE", transactions: [] } };
  await signed(captured(id, { status: "DECLINED" }));
  expect(await statusOf(cartId)).toMatchObject({ order: "not_paid", payment: "open" });
});

test("abandoned for thirty minutes: the link is disabled, or was paid meanwhile", async () => {
  const [left, late] = [await pay(), await pay()];
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  const transactions = [{ id: "TRN_9", status: "CAPTURED", amount: "12390", currency: "EUR" }];
  api.responses[`POST /ucp/links/${left.id}/expire`] = { body: {} };
  api.responses[`GET /ucp/links/${left.id}`] = { body: { id: left.id, status: "EXPIRED" } };
  api.responses[`POST /ucp/links/${late.id}/expire`] = { status: 400, body: { error_code: "INVALID_ACTION" } };
  api.responses[`GET /ucp/links/${late.id}`] = { body: { id: late.id, status: "PAID", transactions } };
  // Payments of the tests above are unknown to Global Payments: the others end all the same.
  await expirePayments(deps);
  expect(await statusOf(left.cartId)).toMatchObject({ order: "canceled", payment: "expired" });
  expect(await statusOf(late.cartId)).toEqual({ order: "paid", payment: "paid", reference: "TRN_9" });
});
