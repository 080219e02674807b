import { describe, expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call, login, readMailedToken, PASSWORD, register } from "../auth/testing/account.ts";

const { app, db, clock } = await createTestBackend();

const mailsTo = async (recipient: string) =>
  (await db.selectFrom("mail_outbox").select("kind").where("recipient", "=", recipient).orderBy("id").execute()).map(
    ({ kind }) => kind,
  );

/** Registers an account and returns a function that requests an email change. */
async function createAccount(email: string) {
  const { token: bearer, customer } = await register(app, email);
  const requestChange = (next: string, password = PASSWORD) => {
    const body = { title: 1, firstname: "Anna", lastname: "Huber", company: "", vat_number: "", email: next, password };
    return call(app, "PUT", `/ExternalOrderApi/customer/${customer.ID}`, body, { bearer, ipAddress: email });
  };
  return { bearer, customer, ask: requestChange };
}

const confirm = (token: string) => call(app, "POST", "/confirmEmail", { token });
const linkTo = (email: string) => readMailedToken({ db }, "email_confirm", email);

describe("another e-mail address", () => {
  test("needs the password, and takes effect once the emailed link was used", async () => {
    const { bearer, ask: requestChange } = await createAccount("vorher@example.com");
    expect(await (await requestChange("nachher@example.com", "")).json()).toMatchObject({
      fields: { password: "required" },
    });
    expect(await (await requestChange("nachher@example.com", "x")).json()).toMatchObject({
      fields: { password: "invalid" },
    });
    expect(await mailsTo("nachher@example.com")).toEqual([]);

    const response = await requestChange("nachher@example.com");
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { CustomerItems: [{ EMAIL: "vorher@example.com", EMAIL_PENDING: "nachher@example.com" }] },
    ]);
    expect((await login(app, "nachher@example.com")).status).toBe(401);
    expect((await login(app, "vorher@example.com")).status).toBe(200);

    expect((await confirm(await linkTo("nachher@example.com"))).status).toBe(204);
    expect((await login(app, "nachher@example.com")).status).toBe(200);
    expect((await login(app, "vorher@example.com")).status).toBe(401);
    expect((await call(app, "GET", "/ExternalOrderApi/customer", undefined, { bearer })).status).toBe(401);
  });

  test("is reported to the current address before and after it takes effect", async () => {
    const { ask: requestChange, customer } = await createAccount("alt@example.com");
    await requestChange("neu@example.com");
    expect(await mailsTo("alt@example.com")).toEqual(["welcome", "email_asked"]);
    await confirm(await linkTo("neu@example.com"));
    expect(await mailsTo("alt@example.com")).toEqual(["welcome", "email_asked", "email_changed"]);
    const events = await db
      .selectFrom("account_event")
      .select("kind")
      .where("customer_id", "=", customer.ID)
      .orderBy("id")
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(["email_asked", "email_changed"]);
  });

  test("has a link that works once within 30 minutes; of several the last one", async () => {
    const { ask: requestChange } = await createAccount("mehrmals@example.com");
    await requestChange("erste@example.com");
    const first = await linkTo("erste@example.com");
    await requestChange("zweite@example.com");
    expect((await confirm(first)).status).toBe(410);
    const second = await linkTo("zweite@example.com");
    expect([(await confirm(second)).status, (await confirm(second)).status]).toEqual([204, 410]);

    const late = await createAccount("spaet@example.com");
    await late.ask("zuspaet@example.com");
    clock.now = new Date(clock.now.getTime() + 30 * 60_000);
    expect((await confirm(await linkTo("zuspaet@example.com"))).status).toBe(410);
  });

  test("is canceled by a password reset, so that the owner can stop it", async () => {
    const { ask: requestChange } = await createAccount("bedroht@example.com");
    await requestChange("angreifer@example.com");
    await call(app, "POST", "/forgotPassword", { email: "bedroht@example.com", locale: "de_AT" });
    const token = await readMailedToken({ db }, "reset_password", "bedroht@example.com");
    const password = "Tisch-im-Garten-9";
    await call(app, "POST", "/resetPassword", { token, password, password_confirm: password });
    expect((await confirm(await linkTo("angreifer@example.com"))).status).toBe(410);
  });

  test("registered by another customer meanwhile stays theirs", async () => {
    const { ask: requestChange } = await createAccount("langsam@example.com");
    await requestChange("begehrt@example.com");
    await register(app, "begehrt@example.com");
    const response = await confirm(await linkTo("begehrt@example.com"));
    expect([response.status, await response.json()]).toMatchObject([409, { code: "EMAIL_EXISTS" }]);
    expect((await login(app, "langsam@example.com")).status).toBe(200);
  });

  test("a reset link in the old mailbox is invalid", async () => {
    const { ask: requestChange } = await createAccount("wartet@example.com");
    await call(app, "POST", "/forgotPassword", { email: "wartet@example.com", locale: "de_AT" });
    const token = await readMailedToken({ db }, "reset_password", "wartet@example.com");
    await requestChange("weiter@example.com");
    await confirm(await linkTo("weiter@example.com"));
    const body = { token, password: "Tisch-im-Garten-9", password_confirm: "Tisch-im-Garten-9" };
    expect((await call(app, "POST", "/resetPassword", body)).status).toBe(410);
  });
});
