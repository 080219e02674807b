import { loginResponse } from "@shop/core/wire";
import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { enforceRateLimit, type RateLimit } from "../platform/http/rateLimit.ts";
import { addPhonePatterns, removePhonePatterns } from "../testing/phonePatterns.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { country } from "../testing/fixture/ids.ts";
import { addBody, fixtureItems, createShopper, send } from "../cart/testing/shopper.ts";
import { CONFIRMATIONS, SIGN_INS } from "./limits.ts";
import { call, login, PASSWORD, register, registrationBody, parseSession } from "./testing/account.ts";

const { app, db, clock } = await createTestBackend();

const ROMANIAN = { country: country.romania, zipcode: "010011", state: 10, city: "București" };

const bodyOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, await response.text()];
};

describe("register", () => {
  test("creates an account with its first address, signs in, and sends a welcome email", async () => {
    const response = await call(app, "POST", "/register", registrationBody("Neu@Example.com", { company: "Huber OG" }));
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([201, "no-store"]);
    const { customer, expiresInMs, cart } = v.parse(loginResponse, await response.json());
    expect([expiresInMs, cart]).toEqual([6 * 60 * 60 * 1000, undefined]);
    expect(customer).toMatchObject({
      email: "Neu@Example.com",
      ref: expect.stringMatching(/^CUS\d{12}$/),
      firstName: "Anna",
      company: "Huber OG",
      countryId: country.austria,
      addressId: expect.any(Number),
      vatStatus: "unchecked",
    });
    const mail = await db.selectFrom("mail_outbox").selectAll().where("recipient", "=", "Neu@Example.com").execute();
    expect(mail).toMatchObject([{ kind: "welcome", language: "de", subject: "Willkommen bei Lindenhaus" }]);
    expect(mail[0]?.text).not.toContain(PASSWORD);
  });

  test.each([
    ["a short name", { firstname: "A" }, { firstname: "tooShort" }],
    ["no e-mail", { email: "", email_confirm: "" }, { email: "required", email_confirm: "required" }],
    ["a broken e-mail", { email: "anna@", email_confirm: "anna@" }, { email: "invalid" }],
    ["another e-mail", { email_confirm: "b@example.com" }, { email_confirm: "mismatch" }],
    ["a short password (D6)", { password: "a1b2c3d", password_confirm: "a1b2c3d" }, { password: "tooShort" }],
    ["everybody's password", { password: "Passwort123", password_confirm: "Passwort123" }, { password: "common" }],
    ["another password", { password_confirm: "x" }, { password_confirm: "mismatch" }],
    ["terms not accepted", { terms: 0 }, { terms: "required" }],
    ["a wrong VAT number", { vat_number: "ATU12345678" }, { vat_number: "invalid" }],
    ["a company without its name", { title: 3, company: " " }, { company: "required" }],
    ["an association without its name", { title: 5 }, { company: "required" }],
    ["a title that no form has", { title: 7, company: "Huber OG" }, { title: "invalid" }],
    ["a Romanian address without its county", { ...ROMANIAN, state: undefined }, { state: "required" }],
    ["no postcode", { zipcode: "" }, { zipcode: "required" }],
    ["no phone where it is required", { phone: "", locale: "ro_RO" }, { phone: "required" }],
  ])("%s is named", async (_, fault, fields) => {
    const response = await call(app, "POST", "/register", registrationBody("faulty@example.com", fault), {
      ipAddress: "faulty",
    });
    expect([response.status, await response.json()]).toMatchObject([422, { code: "INVALID_INPUT", fields }]);
  });

  test("the phone number fits the storefront's country", async () => {
    await addPhonePatterns(db);
    const attempt = (email: string, more: object) =>
      call(app, "POST", "/register", registrationBody(email, { ...ROMANIAN, ...more }), { ipAddress: email });
    const response = await attempt("telefon-ro@example.com", { locale: "ro_RO" });
    expect([response.status, await response.json()]).toMatchObject([422, { fields: { phone: "invalidForCountry" } }]);
    // The form of another storefront knows no Romanian numbers.
    expect((await attempt("telefon-at@example.com", { locale: "de_AT" })).status).toBe(201);
    await removePhonePatterns(db);
  });

  test.each([{ isAdmin: true }, { admin: true }, { customer_id: 1 }, { vat_status: "valid" }])(
    "nobody makes more of themselves: %j",
    async (more) => {
      expect((await call(app, "POST", "/register", registrationBody("more@example.com", more))).status).toBe(400);
    },
  );

  test("an email has one account, in any spelling, also under concurrent calls", async () => {
    await register(app, "einmal@example.com");
    const again = await call(app, "POST", "/register", registrationBody("EINMAL@example.com"));
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { code: "EMAIL_EXISTS", fields: { email: "exists" } },
    ]);
    const responses = await Promise.all(
      [1, 2, 3].map(() => call(app, "POST", "/register", registrationBody("zugleich@example.com"))),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test("a bot cannot probe a thousand addresses; a family can register", async () => {
    await register(app, "gesucht@example.com");
    const statuses = [];
    for (let at = 0; at < 22; at += 1) {
      statuses.push(
        (await call(app, "POST", "/register", registrationBody("gesucht@example.com"), { ipAddress: "asker" })).status,
      );
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    for (let at = 0; at < 22; at += 1) await register(app, `familie${at}@example.com`, {}, { ipAddress: "family" });
  });

  test("a password of 64 characters and more, with blanks, is fine", async () => {
    const password = `${"vier Stühle ".repeat(8)}und ein Tisch`;
    await register(app, "lang@example.com", { password, password_confirm: password });
    expect((await login(app, "lang@example.com", password)).status).toBe(200);
  });
});

describe("login", () => {
  test("an unknown address and a wrong password get the same response", async () => {
    await register(app, "wer@example.com");
    const wrong = await bodyOf(login(app, "wer@example.com", "wrong", { ipAddress: "w1" }));
    const unknown = await bodyOf(login(app, "niemand@example.com", "wrong", { ipAddress: "w2" }));
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject([401, expect.stringContaining("LOGIN_FAILED")]);
  });

  test("a guest of a checkout has no account to sign in to", async () => {
    const { cartId, token } = await createShopper(app);
    await send(app, "/cart/assignCustomer", { email: "gast@example.com", cart_id: cartId }, { token });
    expect((await login(app, "gast@example.com", "")).status).toBe(400);
    expect((await login(app, "gast@example.com", "anything")).status).toBe(401);
  });

  test("a bot is limited temporarily, a person at another address is not", async () => {
    await register(app, "ziel@example.com");
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => login(app, "ziel@example.com", "guess", { ipAddress: "203.0.113.9" })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused.map(({ headers }) => headers.get("Retry-After"))).toEqual(refused.map(() => "900"));
    expect((await login(app, "ziel@example.com", PASSWORD, { ipAddress: "203.0.113.9" })).status).toBe(429);
    expect((await login(app, "ziel@example.com", PASSWORD, { ipAddress: "198.51.100.4" })).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 901_000);
    expect((await login(app, "ziel@example.com", PASSWORD, { ipAddress: "203.0.113.9" })).status).toBe(200);
  });

  test("all spellings of an account share its attempts", async () => {
    await register(app, "iris@example.com");
    await sql`update customer set email = ${"İris@example.com"} where email = 'iris@example.com'`.execute(db);
    const { rows } = await sql<{ spelling: string }>`select lower(${"İris@example.com"}) as spelling`.execute(db);
    const spellings = ["İris@example.com", "İRIS@example.com", "İrIs@example.com", rows[0]?.spelling ?? ""];
    const tries = [];
    for (const spelling of [...spellings, ...spellings])
      tries.push(await login(app, spelling, "guess", { ipAddress: "i" }));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test("a customer is told once a day of many failed logins from many addresses", async () => {
    await register(app, "beliebt@example.com");
    for (let at = 0; at < 30; at += 1) await login(app, "beliebt@example.com", "guess", { ipAddress: `bot ${at}` });
    const notices = () =>
      db
        .selectFrom("mail_outbox")
        .select("id")
        .where("kind", "=", "logins_failed")
        .where("recipient", "=", "beliebt@example.com")
        .execute();
    expect(await notices()).toHaveLength(1);
    expect((await login(app, "beliebt@example.com", PASSWORD, { ipAddress: "own" })).status).toBe(200);
  });

  test("failed logins are counted alike for known and unknown addresses, up to the notice", async () => {
    await register(app, "bekannt@example.com");
    const rows = async () =>
      Number((await db.selectFrom("rate_limit").select(db.fn.countAll().as("count")).executeTakeFirstOrThrow()).count);
    const added = async (email: string) => {
      const counts = [];
      for (let at = 0; at < 26; at += 1) {
        const before = await rows();
        await login(app, email, "guess", { ipAddress: `${email} ${at}` });
        counts.push((await rows()) - before);
      }
      return counts;
    };
    expect(await added("unbekannt@example.com")).toEqual(await added("bekannt@example.com"));
    const mails = db.selectFrom("mail_outbox").select("recipient").where("kind", "=", "logins_failed");
    expect((await mails.execute()).map(({ recipient }) => recipient)).not.toContain("unbekannt@example.com");
  });

  test("many mistyping people of one household are not limited, a hundred probed accounts are", async () => {
    for (let at = 0; at < 10; at += 1) {
      expect((await login(app, `person${at}@example.com`, "oops", { ipAddress: "2001:db8:1::1" })).status).toBe(401);
    }
    const tries = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        login(app, `person${at}@example.com`, "oops", { ipAddress: `2001:db8:1:0:${at}::2` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBe(20);
  });

  test("a caller who signs in over and over with the right password is limited: each time costs a hash", async () => {
    const { token: bearer, customer } = await register(app, "immer@example.com");
    const signIn = (ipAddress: string) => login(app, "immer@example.com", PASSWORD, { ipAddress });
    const confirm = () => call(app, "POST", "/exportCustomer", { password: PASSWORD }, { bearer });
    expect([(await signIn("203.0.113.77")).status, (await confirm()).status]).toEqual([200, 200]);
    const count = (limit: RateLimit, whose: string | number) =>
      enforceRateLimit({ db, clock: () => clock.now }, { ...limit, amount: limit.maxAttempts - 1 }, whose);
    await count(SIGN_INS, "203.0.113.77");
    await count(CONFIRMATIONS, customer.ID);
    expect([(await signIn("203.0.113.77")).status, (await confirm()).status]).toEqual([429, 429]);
    expect((await signIn("203.0.113.78")).status).toBe(200);
  });

  test("a customer who mistypes four times in 15 minutes can always sign in", async () => {
    await register(app, "tippt@example.com");
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 4; at += 1) await login(app, "tippt@example.com", "oops", { ipAddress: "t" });
      expect((await login(app, "tippt@example.com", PASSWORD, { ipAddress: "t" })).status).toBe(200);
    }
  });

  test("a password stored with a lower cost is hashed again", async () => {
    const { customer } = await register(app, "alt@example.com");
    const cheap = "$argon2id$v=19$m=1024,t=1,p=1$";
    const { argon2Sync } = await import("node:crypto");
    const salt = Buffer.alloc(16, 7);
    const tag = argon2Sync("argon2id", {
      message: PASSWORD,
      nonce: salt,
      tagLength: 32,
      memory: 1024,
      passes: 1,
      parallelism: 1,
    });
    const text = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
    await db
      .updateTable("customer")
      .set({ password_hash: `${cheap}${text(salt)}$${text(tag)}` })
      .where("id", "=", customer.ID)
      .execute();
    expect((await login(app, "alt@example.com")).status).toBe(200);
    const { password_hash } = await db
      .selectFrom("customer")
      .select("password_hash")
      .where("id", "=", customer.ID)
      .executeTakeFirstOrThrow();
    // OWASP minimum. Source: ASVS 5.0, 11.4.2.
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(app, "alt@example.com")).status).toBe(200);
  });
});

describe("the guest's cart at login", () => {
  const withCart = (email: string, cart: { cartId: number; token: string }) =>
    parseSession(
      call(app, "POST", "/login", { email, password: PASSWORD, cart_id: cart.cartId }, { cartToken: cart.token }),
    );

  test("becomes the customer's under a new id and secret, and is repriced once", async () => {
    await register(app, "korb@example.com");
    const guest = await createShopper(app, fixtureItems.pouf, 2);
    const first = await withCart("korb@example.com", guest);
    expect(first.cart).toMatchObject({ totalItems: 2, items: [{ quantity: 2, price: 59 }] });
    expect(first.cart?.cartId).not.toBe(guest.cartId);
    expect(first.cart?.token).not.toBe(guest.token);
    const again = await withCart("korb@example.com", guest);
    expect(again.cart).toMatchObject({ cartId: first.cart?.cartId, totalItems: 2 });
    const mergedCart = await send(app, "/cart/get", { cart_id: guest.cartId }, { token: guest.token });
    expect(await mergedCart.json()).toMatchObject({ status: "Cart not found" });
  });

  test("is merged into the customer's cart", async () => {
    const { token: bearer } = await register(app, "mehr@example.com");
    const own = await call(app, "POST", "/cart/add", addBody(fixtureItems.pouf, 3), { bearer });
    const { data } = (await own.json()) as { data: { cartId: number } };
    const guest = await createShopper(app, fixtureItems.pouf, 2);
    await send(app, "/cart/add", addBody(fixtureItems.stool, 1, guest.cartId), { token: guest.token });
    const { cart } = await withCart("mehr@example.com", guest);
    expect(cart).toMatchObject({ cartId: data.cartId, items: [{ quantity: 5 }, { quantity: 1 }] });
  });

  test("keeps pending notices: a line whose product was deleted meanwhile", async () => {
    await register(app, "weg@example.com");
    await sql`
      insert into product (id, ref, text) values (9100, 'WEG', '{"de": {"title": "Hocker"}}');
      insert into sale_element (id, product_id, ref, stock, net) values (91001, 9100, 'WEG-1', 5, 10)`.execute(db);
    const guest = await createShopper(app, { product: 9100, product_sale_elements_id: 91_001 });
    await db.deleteFrom("product").where("id", "=", 9100).execute();
    const { cart, token: bearer } = await withCart("weg@example.com", guest);
    expect(cart).toMatchObject({ totalItems: 0 });
    const validated = await call(
      app,
      "POST",
      "/cart/validate",
      { cart_id: cart?.cartId },
      { bearer, cartToken: cart?.token },
    );
    expect(await validated.json()).toMatchObject({ data: { removed: [{ title: "Hocker" }] } });
  });

  test("does not grow above the stock", async () => {
    const { token: bearer } = await register(app, "viel@example.com");
    await call(app, "POST", "/cart/add", addBody(fixtureItems.armchair, 3), { bearer });
    const { cart } = await withCart("viel@example.com", await createShopper(app, fixtureItems.armchair, 3));
    expect(cart).toMatchObject({ items: [{ quantity: 4 }] });
  });

  test("of another customer, or without its secret, is not taken over", async () => {
    await register(app, "dieb@example.com");
    const victim = await createShopper(app);
    expect(await withCart("dieb@example.com", { cartId: victim.cartId, token: "AAAA" })).not.toHaveProperty("cart");
    const victimCart = await send(app, "/cart/get", { cart_id: victim.cartId }, { token: victim.token });
    expect(await victimCart.json()).toMatchObject({ status_code: 200 });
  });

  test("two logins at once merge it once", async () => {
    await register(app, "doppelt@example.com");
    const guest = await createShopper(app, fixtureItems.pouf, 2);
    const sessions = await Promise.all([1, 2, 3].map(() => withCart("doppelt@example.com", guest)));
    expect(sessions.map(({ cart }) => [cart?.cartId, cart?.totalItems])).toEqual(
      sessions.map(() => [sessions[0]?.cart?.cartId, 2]),
    );
  });

  test("a customer's cart is readable by the customer only, even with its secret", async () => {
    const { token: bearer } = await register(app, "geht@example.com");
    const { cart } = await withCart("geht@example.com", await createShopper(app));
    const get = (as: object) => bodyOf(call(app, "POST", "/cart/get", { cart_id: cart?.cartId }, as));
    expect(await get({ bearer })).toMatchObject([200, expect.stringContaining('"status_code":200')]);
    await call(app, "POST", "/logout", {}, { bearer });
    expect(await get({ cartToken: cart?.token })).toMatchObject([200, expect.stringContaining("Cart not found")]);
  });
});
