import * as v from "valibot";
import { expect, test } from "vitest";
import { memoryEnvironment } from "../../environment/runtime.js";
import { plainHttp } from "../areaCalls.js";
import { createAccountClient } from "../clients.js";
import type { Credentials, Http, HttpCall } from "./http.js";
import { createSessionHttp } from "./sessionHttp.js";
import { createSessionClient } from "../clients.js";

const config = { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "shop" };
const read: HttpCall<unknown> = { api: "main", method: "GET", path: "products_list/", schema: v.unknown() };
const own: HttpCall<unknown> = { ...read, path: "ExternalOrderApi/order/", requiresSession: true };

/** A backend that responds with `respond`, or with 401 to a token that is not in `good`. */
function fakeBackend(
  respond: () => Response,
  start: { token: string | undefined; good: readonly string[]; next?: string; onRejected?: () => void },
) {
  const requests: Request[] = [];
  const rejectedTokens: string[] = [];
  let { token } = start;
  const credentials: Credentials = {
    token: () => token,
    reportRejected: async (text) => {
      rejectedTokens.push(text);
      start.onRejected?.();
      token = start.next;
    },
  };
  const environment = memoryEnvironment({
    fetch: async (request) => {
      requests.push(request);
      const sent = request.headers.get("authorization") ?? "";
      const isGood = sent === "TOKEN shop" || start.good.some((text) => sent === `Bearer ${text}`);
      return isGood ? respond() : Response.json({ error: "", code: "UNAUTHORIZED" }, { status: 401 });
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  const sent = (): string[] => requests.map(({ headers }) => headers.get("authorization") ?? "");
  return { http: createSessionHttp(config, environment, credentials), sent, rejectedTokens, requests };
}

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

test("guest calls use the shop scheme, signed-in calls the bearer", async () => {
  const guest = fakeBackend(() => json([]), { token: undefined, good: [] });
  await guest.http(read);
  expect(guest.sent()).toEqual(["TOKEN shop"]);
  const customer = fakeBackend(() => json([]), { token: "a", good: ["a"] });
  await customer.http(read);
  expect(customer.sent()).toEqual(["Bearer a"]);
});

test("after a 401 a call is repeated once with the new token", async () => {
  const { http, sent, rejectedTokens } = fakeBackend(() => json([]), { token: "old", good: ["new"], next: "new" });
  await http(own);
  expect(sent()).toEqual(["Bearer old", "Bearer new"]);
  expect(rejectedTokens).toEqual(["old"]);
});

test("a personal call of an ended session is UNAUTHORIZED, and not repeated as a guest", async () => {
  const { http, sent } = fakeBackend(() => json([]), { token: "old", good: [] });
  await expect(http(own)).rejects.toMatchObject({ code: "UNAUTHORIZED", details: { status: 401 } });
  expect(sent()).toEqual(["Bearer old"]);
});

test("a public read of an ended session is repeated as a guest", async () => {
  const { http, sent } = fakeBackend(() => json([]), { token: "old", good: [] });
  await http(read);
  expect(sent()).toEqual(["Bearer old", "TOKEN shop"]);
});

test("no loop: a rejected token that stays is not sent again", async () => {
  const { http, sent } = fakeBackend(() => json([]), { token: "old", good: [], next: "old" });
  await expect(http(read)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(sent()).toEqual(["Bearer old"]);
});

test.each([
  ["a write", { ...read, method: "POST", body: {} }],
  ["a read of a cart, which has a secret", { ...read, cartToken: "secret" }],
] satisfies Array<[string, HttpCall<unknown>]>)(
  "%s of an ended session is not repeated as a guest",
  async (_, call) => {
    const { http, sent } = fakeBackend(() => json([]), { token: "old", good: [] });
    await expect(http(call)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(sent()).toEqual(["Bearer old"]);
  },
);

test("a write is repeated unchanged with the new token, with the same key", async () => {
  const { http, sent, requests } = fakeBackend(() => json([]), { token: "old", good: ["new"], next: "new" });
  await http({ ...read, method: "POST", body: { quantity: 2 }, cartToken: "secret", idempotencyKey: "key" });
  expect(sent()).toEqual(["Bearer old", "Bearer new"]);
  for (const request of requests) {
    expect([request.headers.get("idempotency-key"), request.headers.get("x-cart-token")]).toEqual(["key", "secret"]);
    expect(await request.json()).toEqual({ quantity: 2 });
  }
});

test("only a 401 ends a session: any other failure is reported as it is", async () => {
  const { http, sent, rejectedTokens } = fakeBackend(() => json({}, { status: 403 }), { token: "a", good: ["a"] });
  await expect(http(own)).rejects.toMatchObject({ code: "FORBIDDEN", details: { status: 403 } });
  expect([sent(), rejectedTokens]).toEqual([["Bearer a"], []]);
});

test("a guest's 401 involves no session", async () => {
  const unknown = () => json({ code: "UNAUTHORIZED" }, { status: 401 });
  const { http, sent, rejectedTokens } = fakeBackend(unknown, { token: undefined, good: [] });
  await expect(http(read)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect([sent(), rejectedTokens]).toEqual([["TOKEN shop"], []]);
});

test.each([
  ["its path", {}, own.path],
  ["its label, in place of a path with a secret", { label: "guest/order" }, "guest/order"],
])("a call that ends while its session is renewed is not repeated: ABORTED with %s", async (_, label, path) => {
  const caller = new AbortController();
  const start = { token: "old", good: ["new"], next: "new", onRejected: () => caller.abort() };
  const { http, sent } = fakeBackend(() => json([]), start);
  await expect(http({ ...own, ...label, signal: caller.signal })).rejects.toMatchObject({
    code: "ABORTED",
    details: { path },
    cause: { code: "UNAUTHORIZED" },
  });
  expect(sent()).toEqual(["Bearer old"]);
});

test("a customer needs no token of the shop, but a guest does", async () => {
  const sent: Array<string | null> = [];
  const fetch = async ({ headers }: Request) => {
    sent.push(headers.get("authorization"));
    return json([]);
  };
  const environment = { fetch, clock: { now: () => 0 } };
  for (const http of [
    createSessionHttp({ apiUrl: config.apiUrl }, environment),
    plainHttp({ apiUrl: config.apiUrl }, environment),
  ]) {
    await http({ ...read, bearer: "mine" });
    await expect(http(read)).rejects.toMatchObject({ code: "CONFIG_MISSING", details: { missing: ["token"] } });
  }
  expect(sent).toEqual(["Bearer mine", "Bearer mine"]);
});

test("a call with its own token does not involve the session", async () => {
  const { http, sent, rejectedTokens } = fakeBackend(() => json([]), { token: "mine", good: ["mine"] });
  await expect(http({ ...own, bearer: "other" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await http({ ...read, bearer: null });
  expect(sent()).toEqual(["Bearer other", "TOKEN shop"]);
  expect(rejectedTokens).toEqual([]);
});

const session = (http: Http) => createSessionClient(http, { locale: "de-AT", market: "AT" });
const sessionClientRespondingWith = (body: unknown, init: ResponseInit) =>
  session(fakeBackend(() => json(body, init), { token: undefined, good: [] }).http);

test.each([
  [401, "LOGIN_FAILED"],
  [409, "EMAIL_EXISTS"],
  [410, "LINK_INVALID"],
  [409, "ADDRESS_IS_DEFAULT"],
  [401, "CODE_REQUIRED"],
  [404, "CART_NOT_FOUND"],
  [409, "OUT_OF_STOCK"],
  [409, "COUPON_REJECTED"],
  [409, "UNDELIVERABLE"],
  [422, "IDEMPOTENCY_REUSED"],
])("a %d with the code %s is that error", async (status, code) => {
  const client = sessionClientRespondingWith({ error: "", code }, { status });
  await expect(client.login({ email: "a@b.at", password: "x" }, undefined)).rejects.toMatchObject({ code });
});

test("RATE_LIMITED has the time to wait", async () => {
  const client = sessionClientRespondingWith(
    { error: "", code: "RATE_LIMITED" },
    { status: 429, headers: { "Retry-After": "840" } },
  );
  await expect(client.forgotPassword("a@b.at")).rejects.toMatchObject({
    code: "RATE_LIMITED",
    details: { retryAfterSeconds: 840 },
  });
});

test("INVALID_INPUT names the form fields, those with a code", async () => {
  const fields = { address1: "required", password_confirm: "mismatch", zipcode: "wrongLength", city: null };
  const body = { error: "", code: "INVALID_INPUT", fields, total: 64.9 };
  const client = sessionClientRespondingWith(body, { status: 422 });
  await expect(client.resetPassword({ token: "t", password: "a", passwordConfirm: "b" })).rejects.toMatchObject({
    details: expect.objectContaining({
      fields: { street: "required", passwordConfirm: "mismatch", postalCode: "wrongLength" },
      totalCents: undefined,
    }),
  });
});

test("a sign-in response is decoded in both spellings of numbers and flags", async () => {
  const row = {
    ID: "7",
    ADDRESS_ID: "",
    EMAIL: "a@b.at",
    TITLE: "2",
    FIRSTNAME: "A",
    LASTNAME: "B",
    NEWSLETTER: "1",
    VAT_STATUS: "valid",
  };
  const { customer, expiresInMs } = await sessionClientRespondingWith(
    { token: "t", expires_in: "21600", customer: row },
    {},
  ).login({ email: "a@b.at", password: "x" }, undefined);
  expect(expiresInMs).toBe(21_600_000);
  expect(customer).toMatchObject({ id: 7, addressId: undefined, titleId: 2, newsletter: true, vatStatus: "valid" });
});

test("the guest's cart goes with the login, its secret in the header", async () => {
  const { http, requests } = fakeBackend(() => json({}), { token: undefined, good: [] });
  await session(http)
    .login({ email: "a@b.at", password: "x" }, { cartId: 5, token: "secret" })
    .catch(() => {});
  expect(await requests[0]?.json()).toMatchObject({ email: "a@b.at", cart_id: 5 });
  expect(requests[0]?.headers.get("x-cart-token")).toBe("secret");
});

test("an account call without a session is UNAUTHORIZED and sends no request", async () => {
  const { http, requests } = fakeBackend(() => json({}), { token: undefined, good: [] });
  const account = createAccountClient(http, { locale: "de_AT", market: "AT", customer: () => undefined });
  for (const call of [account.customer, account.addresses, account.orders, () => account.cancelOrder(1)]) {
    await expect(call()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  }
  expect(requests).toEqual([]);
});

test("an order's link is a secret: no error repeats it", async () => {
  const { http } = fakeBackend(() => json({ error: "" }, { status: 404 }), { token: undefined, good: [] });
  const account = createAccountClient(http, { locale: "de_AT", market: "AT", customer: () => undefined });
  const failure: unknown = await account.guestOrder("LH-1", "top-secret-hash").catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "NOT_FOUND" });
  expect(JSON.stringify(failure)).not.toContain("top-secret-hash");
});
