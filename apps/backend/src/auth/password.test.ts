import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call, login, readMailedToken, PASSWORD, register } from "./testing/account.ts";

const { app, db, clock } = await createTestBackend();
const NEW = "Tisch-im-Garten-9";
const forgot = (email: string, ipAddress = email) =>
  call(app, "POST", "/forgotPassword", { email, locale: "ro_RO" }, { ipAddress });
const reset = (token: string, password = NEW, again = password) =>
  call(app, "POST", "/resetPassword", { token, password, password_confirm: again });
const mailsTo = (recipient: string) =>
  db.selectFrom("mail_outbox").selectAll().where("recipient", "=", recipient).orderBy("id").execute();

describe("a forgotten password", () => {
  test("gets the same response for known and unknown addresses; only the known one gets an email", async () => {
    await register(app, "vergisst@example.com");
    const [known, unknown] = [await forgot("Vergisst@example.com"), await forgot("niemand@example.com")];
    expect([known.status, await known.text()]).toEqual([202, "{}"]);
    expect([unknown.status, await unknown.text()]).toEqual([202, "{}"]);
    expect(await mailsTo("niemand@example.com")).toEqual([]);
    const mail = (await mailsTo("vergisst@example.com")).at(-1);
    expect(mail).toMatchObject({ kind: "reset_password", language: "ro", confidential: true });
    expect(mail?.text).toMatch(/https:\/\/lindenhaus\.example\/reset-password\?token=[\w-]{22}\n/);
    expect(mail?.subject).toBe("Parolă nouă pentru Lindenhaus");
  });

  test("its link has 128 random bits, stored as hash, and works once within 30 minutes", async () => {
    await register(app, "einmal@example.com");
    await forgot("einmal@example.com");
    const token = await readMailedToken({ db }, "reset_password", "einmal@example.com");
    const { rows } = await db
      .selectFrom("mail_link")
      .selectAll()
      .execute()
      .then((all) => ({ rows: all }));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset(token)).status).toBe(204);
    const replayed = await reset(token, "Bank-unter-Linden-3");
    expect([replayed.status, await replayed.json()]).toMatchObject([410, { code: "LINK_INVALID" }]);
    expect((await login(app, "einmal@example.com", NEW)).status).toBe(200);
    expect((await login(app, "einmal@example.com", PASSWORD)).status).toBe(401);
  });

  test("an expired and a forged link get the same response", async () => {
    await register(app, "spaet@example.com");
    await forgot("spaet@example.com");
    const token = await readMailedToken({ db }, "reset_password", "spaet@example.com");
    clock.now = new Date(clock.now.getTime() + 30 * 60_000);
    const [old, madeUp] = [await reset(token), await reset("AAAAAAAAAAAAAAAAAAAAAA")];
    expect([old.status, await old.text()]).toEqual([madeUp.status, await madeUp.text()]);
  });

  test("a rejected password keeps the link valid", async () => {
    await register(app, "kurz@example.com");
    await forgot("kurz@example.com");
    const token = await readMailedToken({ db }, "reset_password", "kurz@example.com");
    const short = await reset(token, "kurz");
    expect([short.status, await short.json()]).toMatchObject([422, { fields: { password: "tooShort" } }]);
    expect(await (await reset(token, NEW, "anders")).json()).toMatchObject({
      fields: { password_confirm: "mismatch" },
    });
    expect((await reset(token)).status).toBe(204);
  });

  test("of two concurrent uses of one link one succeeds", async () => {
    await register(app, "zwei@example.com");
    await forgot("zwei@example.com");
    const token = await readMailedToken({ db }, "reset_password", "zwei@example.com");
    const responses = await Promise.all([reset(token), reset(token, "Bank-unter-Linden-3")]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
  });

  test("a reset ends all sessions, informs the customer, and invalidates the other links", async () => {
    const { token: bearer } = await register(app, "alle@example.com");
    await forgot("alle@example.com");
    const first = await readMailedToken({ db }, "reset_password", "alle@example.com");
    await forgot("alle@example.com");
    const second = await readMailedToken({ db }, "reset_password", "alle@example.com");
    await reset(second);
    expect((await call(app, "GET", "/ExternalOrderApi/customer", undefined, { bearer })).status).toBe(401);
    expect((await reset(first)).status).toBe(410);
    expect((await mailsTo("alle@example.com")).at(-1)).toMatchObject({ kind: "password_changed" });
  });

  test("no mailbox is flooded by many callers, and no caller learns of the others", async () => {
    await register(app, "bombe@example.com");
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push((await forgot("bombe@example.com", `bomber ${at}`)).status);
    expect(answers).toEqual([202, 202, 202, 202, 202]);
    const resets = async () =>
      (await mailsTo("bombe@example.com")).filter(({ kind }) => kind === "reset_password").length;
    expect(await resets()).toBe(3);
    clock.now = new Date(clock.now.getTime() + 30 * 60_000);
    await forgot("bombe@example.com", "bomber");
    expect(await resets()).toBe(4);
  });

  test("one address can request twenty emails an hour", async () => {
    const statuses = [];
    for (let at = 0; at < 22; at += 1) statuses.push((await forgot(`wer${at}@example.com`, "asks a lot")).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test("the same rows and emails are written, whether or not an email is sent", async () => {
    await register(app, "zeit@example.com");
    const links = async () =>
      Number((await db.selectFrom("mail_link").select(db.fn.countAll().as("count")).executeTakeFirstOrThrow()).count);
    for (const email of ["zeit@example.com", "keiner@example.com", "zeit@example.com"]) {
      const before = await links();
      await forgot(email, "measures");
      expect(await links()).toBe(before + 1);
    }
  });
});

describe("changing the password", () => {
  const change = (bearer: string, body: Record<string, unknown>) =>
    call(app, "POST", "/changePassword", { password: NEW, password_confirm: NEW, ...body }, { bearer });

  test("needs the old one, ends all other sessions, and returns a new token", async () => {
    const { token: bearer, customer } = await register(app, "wechsel@example.com");
    const other = (await (await login(app, "wechsel@example.com")).json()) as { token: string };
    const wrong = await change(bearer, { customer_id: customer.ID, password_old: "wrong" });
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { fields: { password_old: "invalid" } }]);
    const response = await change(bearer, { customer_id: customer.ID, password_old: PASSWORD });
    const { token, ...rest } = (await response.json()) as { token: string };
    expect([response.status, rest]).toEqual([200, { status_code: 200, expires_in: 21_600 }]);
    const statuses = [bearer, other.token, token].map(
      async (one) => (await call(app, "GET", "/ExternalOrderApi/customer", undefined, { bearer: one })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  });

  test("of two concurrent changes with the old one, one succeeds", async () => {
    const { token: bearer, customer } = await register(app, "zweimal@example.com");
    const body = { customer_id: customer.ID, password_old: PASSWORD };
    const responses = await Promise.all([change(bearer, body), change(bearer, body)]);
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    // 422 when the second call checks the password after it has changed.
    expect([401, 422]).toContain(statuses[1]);
  });

  test("password attempts with a stolen token are limited", async () => {
    const { token: bearer, customer } = await register(app, "gestohlen@example.com");
    const statuses = [];
    for (let at = 0; at < 7; at += 1) {
      statuses.push((await change(bearer, { customer_id: customer.ID, password_old: `guess ${at}` })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });
});

describe("an account whose address was never confirmed", () => {
  const withStrangersData = async (email: string, isConfirmed: boolean) => {
    const { customer } = await register(app, email, { locale: "en_AT" });
    const email_confirmed_at = isConfirmed ? clock.now : null;
    await db.updateTable("customer").set({ email_confirmed_at }).where("id", "=", customer.ID).execute();
    const secret = Buffer.alloc(20);
    await db
      .insertInto("authenticator")
      .values({ customer_id: customer.ID, secret, confirmed_at: clock.now })
      .execute();
    await forgot(email);
    expect((await reset(await readMailedToken({ db }, "reset_password", email))).status).toBe(204);
    const addresses = await db.selectFrom("address").select("id").where("customer_id", "=", customer.ID).execute();
    const notice = (await mailsTo(email)).at(-1)?.text.includes("To protect you") ?? false;
    return { addresses: addresses.length, notice, login: (await login(app, email, NEW)).status };
  };

  test("belongs to its owner after a reset: without authenticator and addresses of whoever registered it", async () => {
    expect(await withStrangersData("opfer@example.com", false)).toEqual({ addresses: 0, notice: true, login: 200 });
  });

  test("keeps both when the address was confirmed before", async () => {
    expect(await withStrangersData("bestaetigt@example.com", true)).toEqual({
      addresses: 1,
      notice: false,
      login: 401,
    });
  });
});

test("spellings that the database lower-cases alike share the limit of reset emails", async () => {
  await register(app, "iris@example.com");
  // A spelling that only the database folds to the account's address.
  await sql`update customer set email = ${"İris@example.com"} where email = 'iris@example.com'`.execute(db);
  const { rows } = await sql<{ spelling: string }>`select lower(${"İris@example.com"}) as spelling`.execute(db);
  const spellings = ["İris@example.com", "İRIS@example.com", rows[0]?.spelling ?? ""];
  for (const [at, spelling] of [...spellings, ...spellings].entries()) await forgot(spelling, `iris${at}`);
  expect((await mailsTo("İris@example.com")).filter(({ kind }) => kind === "reset_password")).toHaveLength(3);
});
