import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call, PASSWORD, readMailedToken, register } from "./testing/account.ts";
import { decodeBase32 } from "./testing/decodeBase32.ts";
import { computeTotp } from "./totp.ts";

const { app, db, deps, clock } = await createTestBackend();

const code = (secret: string): string => computeTotp(decodeBase32(secret), clock.now.getTime() / 1000);
const nextCode = (secret: string): string => {
  clock.now = new Date(clock.now.getTime() + 30_000);
  return code(secret);
};
const isAdmin = (token: string): unknown => decodeJwt(token)["admin"];
const login = (email: string, more: Record<string, unknown> = {}) =>
  call(app, "POST", "/login", { email, password: PASSWORD, ...more }, { ipAddress: email });
const tokenOf = async (response: Response): Promise<string> => ((await response.json()) as { token: string }).token;

async function anAdmin(email: string) {
  const { token, customer } = await register(app, email);
  await db
    .updateTable("customer")
    .set({ admin: true, email_confirmed_at: clock.now })
    .where("id", "=", customer.ID)
    .execute();
  const bearer = await tokenOf(await login(email));
  const post = (path: string, body: object, as = bearer) =>
    call(app, "POST", `/secondFactor/${path}`, body, { bearer: as });
  const start = async () => ((await (await post("start", { password: PASSWORD })).json()) as { secret: string }).secret;
  return { token, bearer, customer, post, start };
}

test("an admin without a second factor is a customer like any other (ASVS 6.3.3)", async () => {
  const { bearer } = await anAdmin("ohne@example.com");
  expect(isAdmin(bearer)).toBe(false);
});

test("an authenticator is active from its first code on; the session becomes an admin's", async () => {
  const { bearer, post, start } = await anAdmin("mit@example.com");
  const secret = await start();
  expect((await login("mit@example.com")).status).toBe(200);
  const wrong = await post("confirm", { code: "000000" });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { fields: { code: "invalid" } }]);
  const token = await tokenOf(await post("confirm", { code: code(secret) }));
  expect(isAdmin(token)).toBe(true);
  expect((await call(app, "GET", "/ExternalOrderApi/customer", undefined, { bearer })).status).toBe(401);
});

test("then sign-in requires a code after the correct password, and each code works once", async () => {
  const { post, start } = await anAdmin("fragt@example.com");
  const secret = await start();
  const first = code(secret);
  await post("confirm", { code: first });
  const wrong = await login("fragt@example.com", { password: "wrong", code: first });
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: "LOGIN_FAILED" }]);
  const response = await login("fragt@example.com");
  expect([response.status, await response.json()]).toMatchObject([401, { code: "CODE_REQUIRED" }]);
  const used = await login("fragt@example.com", { code: first });
  expect([used.status, await used.json()]).toMatchObject([422, { fields: { code: "invalid" } }]);
  const second = nextCode(secret);
  const good = await login("fragt@example.com", { code: `${second.slice(0, 3)} ${second.slice(3)}` });
  expect([good.status, isAdmin(await tokenOf(good))]).toEqual([200, true]);
});

test("of two sign-ins with the same code one succeeds", async () => {
  const { post, start } = await anAdmin("zwei@example.com");
  const secret = await start();
  await post("confirm", { code: code(secret) });
  const one = nextCode(secret);
  const responses = await Promise.all([
    login("zwei@example.com", { code: one }),
    login("zwei@example.com", { code: one }),
  ]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test("code attempts are limited, from any address", async () => {
  const { post, start } = await anAdmin("errät@example.com");
  await post("confirm", { code: code(await start()) });
  const statuses = [];
  for (let at = 0; at < 12; at += 1) {
    const body = { email: "errät@example.com", password: PASSWORD, code: String(100_000 + at) };
    statuses.push((await call(app, "POST", "/login", body, { ipAddress: `bot ${at}` })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test("the secret is stored encrypted, requires the password, and an active one is not replaced", async () => {
  const { post, start, customer } = await anAdmin("geheim@example.com");
  expect((await post("start", { password: "wrong" })).status).toBe(422);
  const secret = await start();
  const { secret: stored } = await db
    .selectFrom("authenticator")
    .select("secret")
    .where("customer_id", "=", customer.ID)
    .executeTakeFirstOrThrow();
  expect(stored.includes(decodeBase32(secret))).toBe(false);
  const bearer = await tokenOf(await post("confirm", { code: code(secret) }));
  expect((await post("start", { password: PASSWORD }, bearer)).status).toBe(409);
});

test("it is removed with password and code, and admins are customers again", async () => {
  const { post, start } = await anAdmin("weg@example.com");
  const secret = await start();
  const bearer = await tokenOf(await post("confirm", { code: code(secret) }));
  expect((await post("remove", { password: PASSWORD, code: "000000" }, bearer)).status).toBe(422);
  expect((await post("remove", { password: PASSWORD, code: nextCode(secret) }, bearer)).status).toBe(204);
  const again = await login("weg@example.com");
  expect([again.status, isAdmin(await tokenOf(again))]).toEqual([200, false]);
});

test("in the demo admins need only the password", async () => {
  await anAdmin("demo@example.com");
  const demo = createApp({ ...deps, isDemo: true });
  const response = await call(demo, "POST", "/login", { email: "demo@example.com", password: PASSWORD });
  expect(isAdmin(await tokenOf(response))).toBe(true);
});

test("under another TOKEN_SECRET sign-in reports an unreadable second factor, logged once; a deleted row permits it", async () => {
  const { post, start, customer } = await anAdmin("fremd@example.com");
  const secret = await start();
  await post("confirm", { code: code(secret) });
  const messages: string[] = [];
  const log = { error: (_: object, message: string) => void messages.push(message) };
  await db.deleteFrom("secret").where("name", "=", "token").execute();
  const moved = createApp({ ...deps, log, tokenSecrets: ["another secret of at least 32 characters"] });
  const enter = (more: object) =>
    call(moved, "POST", "/login", { email: "fremd@example.com", password: PASSWORD, ...more }, { ipAddress: "fremd" });
  expect((await enter({})).status).toBe(401);
  for (const typed of [nextCode(secret), "000000"]) {
    const response = await enter({ code: typed });
    expect([response.status, await response.json()]).toMatchObject([409, { code: "SECOND_FACTOR_UNREADABLE" }]);
  }
  expect(messages).toEqual([expect.stringContaining("TOKEN_SECRET")]);
  await db.deleteFrom("authenticator").where("customer_id", "=", customer.ID).execute();
  expect((await enter({})).status).toBe(200);
});

test("an authenticator needs a confirmed mailbox; its link is mailed", async () => {
  const { token: bearer } = await register(app, "ungeprueft@example.com");
  const start = () => call(app, "POST", "/secondFactor/start", { password: PASSWORD }, { bearer });
  const refused = await start();
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "EMAIL_UNCONFIRMED" }]);
  const mails = await db
    .selectFrom("mail_outbox")
    .select("kind")
    .where("recipient", "=", "ungeprueft@example.com")
    .execute();
  expect(mails.map(({ kind }) => kind)).toEqual(["welcome", "email_confirm"]);
  const link = await readMailedToken({ db }, "email_confirm", "ungeprueft@example.com");
  expect((await call(app, "POST", "/confirmEmail", { token: link })).status).toBe(204);
  expect((await start()).status).toBe(200);
});

test("setting up an authenticator ends the sessions of other devices", async () => {
  const { bearer, post, start } = await anAdmin("geraete@example.com");
  const other = await tokenOf(await login("geraete@example.com"));
  const secret = await start();
  await post("confirm", { code: code(secret) }, bearer);
  expect((await call(app, "GET", "/ExternalOrderApi/customer", undefined, { bearer: other })).status).toBe(401);
});

test("a session without the second factor changes neither password nor email address", async () => {
  const { bearer, customer } = await anAdmin("ohnecode@example.com");
  const secret = Buffer.alloc(20);
  await db.insertInto("authenticator").values({ customer_id: customer.ID, secret, confirmed_at: clock.now }).execute();
  const password = { password_old: PASSWORD, password: "Tisch-im-Garten-9", password_confirm: "Tisch-im-Garten-9" };
  const change = await call(app, "POST", "/changePassword", { customer_id: customer.ID, ...password }, { bearer });
  const form = { title: 1, firstname: "Anna", lastname: "Huber", email: "neu@example.com", password: PASSWORD };
  const move = await call(app, "PUT", `/ExternalOrderApi/customer/${customer.ID}`, form, { bearer });
  expect([change.status, move.status]).toEqual([401, 401]);
});
