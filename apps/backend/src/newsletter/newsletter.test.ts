import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call, readMailedToken, register } from "../auth/testing/account.ts";

const { app, db, clock } = await createTestBackend();
const subscribe = (email: string, ipAddress = email) =>
  call(app, "POST", "/newsletter/subscribe", { email, locale: "ro_RO" }, { ipAddress });
const send = (what: "confirm" | "unsubscribe", token: string) => call(app, "POST", `/newsletter/${what}`, { token });
const statusOf = async (email: string) =>
  (await db.selectFrom("newsletter").select("status").where("email", "=", email).executeTakeFirst())?.status;
const mailsTo = async (recipient: string) =>
  (await db.selectFrom("mail_outbox").select("kind").where("recipient", "=", recipient).orderBy("id").execute()).map(
    ({ kind }) => kind,
  );

test("newsletters require confirmation; the link in each one unsubscribes", async () => {
  const response = await subscribe("leser@example.com");
  expect([response.status, await response.text(), await statusOf("leser@example.com")]).toEqual([202, "{}", "pending"]);
  const token = await readMailedToken({ db }, "newsletter_confirm", "leser@example.com");
  expect(await (await send("confirm", token)).json()).toEqual({ status: "subscribed" });
  expect(await statusOf("leser@example.com")).toBe("subscribed");
  const away = await readMailedToken({ db }, "newsletter_welcome", "leser@example.com");
  for (let again = 0; again < 2; again += 1) {
    expect(await (await send("unsubscribe", away)).json()).toEqual({ status: "unsubscribed" });
  }
  expect(await statusOf("leser@example.com")).toBe("unsubscribed");
});

test("a subscriber gets the same response and no email", async () => {
  await subscribe("schon@example.com");
  await send("confirm", await readMailedToken({ db }, "newsletter_confirm", "schon@example.com"));
  const response = await subscribe("Schon@example.com", "again");
  expect([response.status, await response.text()]).toEqual([202, "{}"]);
  expect(await mailsTo("Schon@example.com")).toEqual([]);
  expect(await statusOf("schon@example.com")).toBe("subscribed");
});

test("used, expired and forged links are invalid", async () => {
  await subscribe("spaet@example.com");
  const token = await readMailedToken({ db }, "newsletter_confirm", "spaet@example.com");
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000);
  const said = [await send("confirm", token), await send("confirm", "AAAAAAAAAAAAAAAAAAAAAA")];
  for (const response of said) {
    expect([response.status, await response.json()]).toEqual([
      410,
      { error: "This link is no longer valid", code: "LINK_INVALID" },
    ]);
  }
  for (const madeUp of ["1", "1.AAAAAAAAAAAAAAAAAAAAAA", "999999.AAAAAAAAAAAAAAAAAAAAAA", "9999999999.x"]) {
    expect((await send("unsubscribe", madeUp)).status, madeUp).toBe(410);
  }
});

test("an unsubscribe link works only for its own subscriber", async () => {
  for (const email of ["eins@example.com", "zwei@example.com"]) {
    await subscribe(email);
    await send("confirm", await readMailedToken({ db }, "newsletter_confirm", email));
  }
  const [id, signature] = (await readMailedToken({ db }, "newsletter_welcome", "eins@example.com")).split(".");
  expect((await send("unsubscribe", `${Number(id) + 1}.${signature}`)).status).toBe(410);
  expect(await statusOf("zwei@example.com")).toBe("subscribed");
});

test("a reset link confirms no subscription, and vice versa", async () => {
  await register(app, "beides@example.com", { newsletter: 1 });
  await call(app, "POST", "/forgotPassword", { email: "beides@example.com", locale: "de_AT" });
  expect((await send("confirm", await readMailedToken({ db }, "reset_password", "beides@example.com"))).status).toBe(
    410,
  );
  const token = await readMailedToken({ db }, "newsletter_confirm", "beides@example.com");
  const password = "Tisch-im-Garten-9";
  expect((await call(app, "POST", "/resetPassword", { token, password, password_confirm: password })).status).toBe(410);
});

test("no mailbox is flooded by many callers, and no caller learns of the others", async () => {
  const statuses = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await subscribe("voll@example.com", `bot ${at}`)).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202]);
  expect(await mailsTo("voll@example.com")).toHaveLength(3);
  expect((await send("confirm", await readMailedToken({ db }, "newsletter_confirm", "voll@example.com"))).status).toBe(
    200,
  );
});

test("response times do not reveal subscribers: the same amount is written", async () => {
  await subscribe("hat@example.com");
  await send("confirm", await readMailedToken({ db }, "newsletter_confirm", "hat@example.com"));
  const links = async () =>
    Number((await db.selectFrom("mail_link").select(db.fn.countAll().as("count")).executeTakeFirstOrThrow()).count);
  for (const email of ["hat@example.com", "hat-nicht@example.com"]) {
    const before = await links();
    await subscribe(email, "measures");
    expect(await links()).toBe(before + 1);
  }
  const { rows } = await sql`select from mail_link where email = 'hat@example.com' and used_at is null`.execute(db);
  expect(rows).toEqual([]);
});
