import { decodeJwt } from "jose";
import { afterEach, describe, expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { testKey } from "../cart/testing/shopper.ts";
import { type Caller, call, readCookie, login, PASSWORD, register } from "./testing/account.ts";

const { app, db, clock } = await createTestBackend();
const START = clock.now;
afterEach(() => {
  clock.now = START;
});
const pass = (seconds: number): void => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Fresh {
  token: string;
  expires_in: number;
}

/** Registers an account and returns its session with helper calls. */
async function createSession(email: string, browser?: Caller["browser"]) {
  const { customer } = await register(app, email);
  const signedIn = await login(app, email, PASSWORD, { ipAddress: email, ...(browser && { browser }) });
  const { token } = (await signedIn.json()) as Fresh;
  const body = { customer_id: customer.ID, email };
  const refresh = (bearer: string | undefined, as: Caller = {}) =>
    call(app, "POST", "/refreshToken", body, { bearer, ...as });
  const events = async () =>
    (await db.selectFrom("account_event").select("kind").where("customer_id", "=", customer.ID).execute()).map(
      ({ kind }) => kind,
    );
  return {
    token,
    cookie: readCookie(signedIn),
    setCookie: signedIn.headers.get("Set-Cookie"),
    customer,
    body,
    refresh,
    events,
  };
}

const statusOf = async (bearer: string) =>
  (await call(app, "GET", "/ExternalOrderApi/customer", undefined, { bearer })).status;
const tokenIn = async (response: Response) => ((await response.json()) as Fresh).token;

describe("a renewal", () => {
  test("returns a new token and ends the old one", async () => {
    const { token, refresh } = await createSession("neu@example.com");
    const response = await refresh(token);
    const fresh = (await response.json()) as Fresh;
    expect([response.status, fresh.expires_in]).toEqual([200, 21_600]);
    expect([await statusOf(token), await statusOf(fresh.token)]).toEqual([401, 200]);
    expect((await refresh(token)).status).toBe(401);
    expect(await statusOf(fresh.token)).toBe(200);
  });

  test("of three concurrent renewals of one token one succeeds, and the session continues", async () => {
    const { token, refresh } = await createSession("zugleich@example.com");
    const responses = await Promise.all([refresh(token), refresh(token), refresh(token)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    const fresh = responses.find(({ status }) => status === 200);
    expect(fresh && (await statusOf(await tokenIn(fresh)))).toBe(200);
  });

  test("needs a valid token (D3): id and email alone are rejected", async () => {
    const { token, refresh } = await createSession("alt@example.com");
    expect((await refresh(undefined)).status).toBe(401);
    pass(6 * HOUR);
    expect((await refresh(token)).status).toBe(401);
  });

  test("of another customer's token is rejected and leaves it valid", async () => {
    const { body } = await createSession("opfer@example.com");
    const thief = await createSession("dieb@example.com");
    for (const other of [body, { ...body, customer_id: thief.customer.ID }, { ...body, customer_id: 999_999 }]) {
      expect((await call(app, "POST", "/refreshToken", other, { bearer: thief.token })).status).toBe(403);
    }
    expect(await statusOf(thief.token)).toBe(200);
  });
});

describe("a lost response", () => {
  test("is repeated with the same key within a minute, with the same token", async () => {
    const { token, refresh } = await createSession("verloren@example.com");
    const key = testKey("lost");
    const lost = await tokenIn(await refresh(token, { key }));
    pass(59);
    const again = await refresh(token, { key });
    expect([again.status, await tokenIn(again)]).toEqual([200, lost]);
    expect(await statusOf(lost)).toBe(200);
    expect((await refresh(token, { key })).status).toBe(401);
    expect(await statusOf(lost)).toBe(200);
  });

  test.each(["another key", "no key"])("is not had with %s", async (which) => {
    const { token, refresh } = await createSession(`${which.replace(" ", "-")}@example.com`);
    const lost = await tokenIn(await refresh(token, { key: testKey("one") }));
    const again = await refresh(token, which === "no key" ? {} : { key: testKey("two") });
    expect(again.status).toBe(401);
    expect(await statusOf(lost)).toBe(200);
  });

  test("two concurrent calls with one key get the same", async () => {
    const { token, refresh } = await createSession("beide@example.com");
    const responses = await Promise.all([1, 2].map(() => refresh(token, { key: testKey("both") })));
    const tokens = await Promise.all(responses.map(tokenIn));
    expect(tokens[0]).toBe(tokens[1]);
  });
});

test("a replaced token that is used later was copied: the session ends for both", async () => {
  const { token, refresh, events } = await createSession("kopiert@example.com");
  const key = testKey("copied");
  const second = await tokenIn(await refresh(token, { key }));
  pass(61);
  expect((await refresh(token, { key })).status).toBe(401);
  expect(await statusOf(second)).toBe(401);
  expect(await events()).toEqual(["session_reused"]);
});

test("a token of two renewals ago is no lost response, however recent", async () => {
  const { token, refresh } = await createSession("zwei@example.com");
  const key = testKey("ago");
  const third = await tokenIn(await refresh(await tokenIn(await refresh(token, { key }))));
  expect((await refresh(token, { key })).status).toBe(401);
  expect(await statusOf(third)).toBe(401);
});

test("a session ends after thirty days despite renewals, with its last token", async () => {
  const { token, refresh } = await createSession("lange@example.com");
  let latest = token;
  for (let day = 1; day < 30 * 6; day += 1) {
    pass(4 * HOUR);
    latest = await tokenIn(await refresh(latest));
  }
  const { iat = 0, exp = 0 } = decodeJwt(latest);
  expect([exp - iat, exp]).toEqual([4 * HOUR, START.getTime() / 1000 + 30 * DAY]);
  const refused = await refresh(latest);
  expect([refused.status, await statusOf(latest)]).toEqual([403, 200]);
  pass(4 * HOUR);
  expect(await statusOf(latest)).toBe(401);
});

describe("a browser's session", () => {
  test("has an HttpOnly, SameSite cookie", async () => {
    const { setCookie } = await createSession("browser@example.com", {});
    expect(setCookie).toMatch(/^__Host-rt=[\w-]{43}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Strict$/);
  });

  test("is not renewed without the cookie: a stolen token expires within six hours", async () => {
    const { token, cookie, refresh } = await createSession("bestohlen@example.com", {});
    const others = await createSession("auch@example.com", {});
    for (const stolen of [undefined, "__Host-rt=", "__Host-rt=AAAA", others.cookie, `__Host-rt=${token}`]) {
      expect((await refresh(token, { browser: { cookie: stolen } })).status, stolen).toBe(403);
    }
    expect(await statusOf(token)).toBe(200);
    expect((await refresh(token, { browser: { cookie } })).status).toBe(200);
  });

  test("has a new cookie with every token; after a lost response both are valid", async () => {
    const { token, cookie, refresh } = await createSession("kekse@example.com", {});
    const key = testKey("cookies");
    const first = await refresh(token, { key, browser: { cookie } });
    const next = readCookie(first);
    expect(next).not.toBe(cookie);
    const again = await refresh(token, { key, browser: { cookie } });
    expect([readCookie(again), await tokenIn(again)]).toEqual([next, await tokenIn(first)]);

    const other = await createSession("kekse2@example.com", {});
    const lost = await other.refresh(other.token, { key, browser: { cookie: other.cookie } });
    const repeated = await other.refresh(other.token, { key, browser: { cookie: readCookie(lost) } });
    const fresh = await tokenIn(repeated);
    expect([repeated.status, fresh]).toEqual([200, await tokenIn(lost)]);
    expect((await other.refresh(fresh, { browser: { cookie: other.cookie } })).status).toBe(403);
  });

  test("loses its cookie with the logout", async () => {
    const { token } = await createSession("raus@example.com", {});
    const response = await call(app, "POST", "/logout", {}, { bearer: token, browser: {} });
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([
      204,
      "__Host-rt=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict",
    ]);
  });

  test("continues with a new cookie after a new password", async () => {
    const { token, customer } = await createSession("passwort@example.com", {});
    const password = "Tisch-im-Garten-9";
    const body = { customer_id: customer.ID, password_old: PASSWORD, password, password_confirm: password };
    const response = await call(app, "POST", "/changePassword", body, { bearer: token, browser: {} });
    const fresh = await tokenIn(response.clone());
    const again = { customer_id: customer.ID, email: "passwort@example.com" };
    const as = { bearer: fresh, browser: { cookie: readCookie(response) } };
    expect((await call(app, "POST", "/refreshToken", again, as)).status).toBe(200);
  });
});

test("apps, servers and pages of other origins have no cookie: their token renews itself", async () => {
  const { cookie, token, refresh } = await createSession("app@example.com");
  expect(cookie).toBeUndefined();
  expect((await refresh(token)).status).toBe(200);
});

test("a new password ends every session permanently", async () => {
  const { token, customer, refresh } = await createSession("ende@example.com");
  const password = "Tisch-im-Garten-9";
  const body = { customer_id: customer.ID, password_old: PASSWORD, password, password_confirm: password };
  const other = (await (await login(app, "ende@example.com")).json()) as Fresh;
  expect((await call(app, "POST", "/changePassword", body, { bearer: token })).status).toBe(200);
  expect([(await refresh(other.token)).status, (await refresh(token)).status]).toEqual([401, 401]);
});

test("a customer signs out all other devices and stays signed in", async () => {
  const { token, events } = await createSession("alle@example.com");
  const other = await tokenIn(await login(app, "alle@example.com"));
  expect((await call(app, "POST", "/endOtherSessions", {}, { bearer: token })).status).toBe(204);
  expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
  expect(await events()).toEqual(["sessions_ended"]);
});
