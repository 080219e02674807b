import { createHmac } from "node:crypto";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call, login, register, parseSession } from "./testing/account.ts";

const { app, db, deps, clock } = await createTestBackend();
const anna = await register(app, "anna@example.com");
const mine = (bearer: string, to = app) => call(to, "GET", "/ExternalOrderApi/customer", undefined, { bearer });
const statusOf = async (bearer: string) => (await mine(bearer)).status;
const hours = (count: number) => new Date(clock.now.getTime() + count * 3_600_000);

const key = (await db.selectFrom("secret").select("value").where("name", "=", "token").executeTakeFirstOrThrow()).value;
const claims = decodeJwt(anna.token);

/** Signs a token with overridden claims, header or key. */
const forge = (more: Record<string, unknown>, header: Record<string, unknown> = {}, by: Uint8Array = key) =>
  new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: "HS256", typ: "JWT", ...header }).sign(by);

test("a token has subject and expiry, no personal data", () => {
  expect(Object.keys(claims).toSorted()).toEqual(["admin", "aud", "epoch", "exp", "iat", "iss", "jti", "sid", "sub"]);
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(6 * 60 * 60);
  expect(claims.sub).toBe(String(anna.customer.ID));
});

test("it is good", async () => {
  expect(await statusOf(anna.token)).toBe(200);
  expect(await statusOf(await forge({}))).toBe(200);
});

describe("is refused", () => {
  const [head = "", body = "", signature = ""] = anna.token.split(".");
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const hmac = (text: string, by: string | Uint8Array, hash = "sha256") =>
    createHmac(hash, by).update(text).digest("base64url");
  const corpus: Record<string, () => string | Promise<string>> = {
    "nothing at all": () => "x",
    "two parts": () => `${head}.${body}`,
    "no signature": () => `${head}.${body}.`,
    "another signature": () => `${head}.${body}.${signature.slice(0, -2)}AA`,
    "another body": () => `${head}.${encoded({ ...claims, sub: "999" })}.${signature}`,
    "algorithm none": () => new UnsecuredJWT(claims).encode(),
    "algorithm None, spelled": () => `${encoded({ alg: "None", typ: "JWT" })}.${body}.`,
    "none with the signature of HS256": () => `${encoded({ alg: "none" })}.${body}.${signature}`,
    "another algorithm with the right key": () => forge({}, { alg: "HS384" }, Buffer.concat([key, key])),
    "another key": () => forge({}, {}, Buffer.alloc(32, 1)),
    "an empty key": () => `${head}.${body}.${hmac(`${head}.${body}`, "")}`,
    "a key named by a path": () => forge({}, { kid: "../../../../dev/null" }, Buffer.alloc(32)),
    "a key the token brings itself": () =>
      forge({}, { jwk: { kty: "oct", k: Buffer.alloc(32, 2).toString("base64url") } }, Buffer.alloc(32, 2)),
    "another audience": () => forge({ aud: "backoffice" }),
    "another issuer": () => forge({ iss: "somebody" }),
    "another type": () => forge({}, { typ: "reset+jwt" }),
    "no end": () => forge({ exp: undefined }),
    "an end that is text": () => forge({ exp: "2099-01-01" }),
    over: () => forge({ exp: (claims.iat ?? 0) - 1 }),
    "not yet": () => forge({ nbf: (claims.exp ?? 0) - 1 }),
    "no id": () => forge({ jti: undefined }),
    "no session": () => forge({ sid: undefined }),
    "a session made up": () => forge({ sid: "AAAAAAAAAAAAAAAAAAAAAA" }),
    "another token of the session": () => forge({ jti: "AAAAAAAAAAAAAAAAAAAAAA" }),
    "somebody else's session": async () =>
      forge({ sid: decodeJwt((await register(app, `other${Math.random()}@example.com`)).token)["sid"] }),
    "of nobody": () => forge({ sub: "424242" }),
    "of no number": () => forge({ sub: "1 or 1=1" }),
    "of an epoch gone by": () => forge({ epoch: -1 }),
    "demanding what nobody knows": () => forge({}, { crit: ["b64"], b64: false }).catch(() => "x.y.z"),
  };
  test.each(Object.entries(corpus))("%s", async (_, make) => {
    const response = await mine(await make());
    expect([response.status, await response.json()]).toEqual([401, { error: "Please sign in", code: "UNAUTHORIZED" }]);
  });
});

test("an admin claim in the token has no effect: the role comes from the database", async () => {
  const { token: bearer, customer } = await register(app, "nobody@example.com");
  const token = await new SignJWT({ ...decodeJwt(bearer), admin: true })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(key);
  const body = { customer_id: customer.ID, email: "nobody@example.com" };
  const fresh = await call(app, "POST", "/refreshToken", body, { bearer: token });
  expect(decodeJwt(((await fresh.json()) as { token: string }).token)["admin"]).toBe(false);
});

test("after six hours it is over", async () => {
  const { token } = await parseSession(login(app, "anna@example.com"));
  const before = clock.now;
  clock.now = new Date(hours(6).getTime() - 2000);
  expect(await statusOf(token)).toBe(200);
  clock.now = new Date(before.getTime() + 6 * 3_600_000 + 1000);
  expect(await statusOf(token)).toBe(401);
  clock.now = before;
});

test("logout ends this token and no other", async () => {
  const [here, there] = [
    await parseSession(login(app, "anna@example.com")),
    await parseSession(login(app, "anna@example.com")),
  ];
  expect((await call(app, "POST", "/logout", {}, { bearer: here.token })).status).toBe(204);
  expect([await statusOf(here.token), await statusOf(there.token)]).toEqual([401, 200]);
  expect((await call(app, "POST", "/logout", {}, { bearer: here.token })).status).toBe(401);
});

test("with TOKEN_SECRET the database's key is not used", async () => {
  const secured = createApp({ ...deps, tokenSecrets: ["a secret that is long enough for everybody"] });
  expect((await mine(anna.token, secured)).status).toBe(401);
  const { token } = await parseSession(login(secured, "anna@example.com"));
  expect((await mine(token, secured)).status).toBe(200);
  expect(await statusOf(token)).toBe(401);
});

test("public calls accept an expired token", async () => {
  const response = await call(app, "GET", "/brand_list", undefined, { bearer: "old" });
  expect(response.status).toBe(200);
});
