import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { call, PASSWORD, readMailedToken, register } from "../auth/testing/account.ts";
import { decodeBase32 } from "../auth/testing/decodeBase32.ts";
import { computeTotp } from "../auth/totp.ts";
import { createBuyer, fixtureItems, payBody, send } from "../cart/testing/shopper.ts";
import { createPaymentSecret, verifyPaymentSecret } from "../payment/paymentLink.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { loadKeys } from "./keys.ts";

const { db, deps, clock } = await createTestBackend();
const OLD = "the secret of the last year, long enough";
const NEW = "the secret of this year, long enough too";
const withSecrets = (...tokenSecrets: string[]) => {
  const own = { ...deps, tokenSecrets: tokenSecrets.length === 0 ? undefined : tokenSecrets };
  return { own, app: createApp(own) };
};
type Shop = ReturnType<typeof withSecrets>;
const before = withSecrets(OLD);
const during = withSecrets(NEW, OLD);
const after = withSecrets(NEW);

const meStatus = async ({ app }: Shop, bearer: string): Promise<number> =>
  (await call(app, "GET", "/ExternalOrderApi/customer", undefined, { bearer })).status;

test("sessions last through a change of TOKEN_SECRET while the old one is named; new ones need only the new one", async () => {
  const { token } = await register(before.app, "sitzung@example.com");
  expect([await meStatus(during, token), await meStatus(after, token)]).toEqual([200, 401]);
  const response = await call(during.app, "POST", "/login", { email: "sitzung@example.com", password: PASSWORD });
  const { token: renewed } = (await response.json()) as { token: string };
  expect([await meStatus(after, renewed), await meStatus(before, renewed)]).toEqual([200, 401]);
});

test("payment links last as long", async () => {
  const secret = await createPaymentSecret(before.own, "return", 7);
  expect(await verifyPaymentSecret(during.own, "return", secret)).toBe(7);
  expect(await verifyPaymentSecret(after.own, "return", secret)).toBeUndefined();
});

test.each([
  ["the old secret", before],
  ["a key of the database", withSecrets()],
])("an authenticator of %s is encrypted with the new one when it is used", async (name, first) => {
  const email = `${name.replaceAll(" ", "-")}@example.com`;
  const { token: bearer, customer } = await register(first.app, email);
  await db.updateTable("customer").set({ email_confirmed_at: clock.now }).where("id", "=", customer.ID).execute();
  const start = await call(first.app, "POST", "/secondFactor/start", { password: PASSWORD }, { bearer });
  const { secret } = (await start.json()) as { secret: string };
  const nextCode = (): string => {
    clock.now = new Date(clock.now.getTime() + 30_000);
    return computeTotp(decodeBase32(secret), clock.now.getTime() / 1000);
  };
  const confirmed = await call(first.app, "POST", "/secondFactor/confirm", { code: nextCode() }, { bearer });
  expect(confirmed.status).toBe(200);
  const login = async ({ app }: Shop): Promise<number> =>
    (await call(app, "POST", "/login", { email, password: PASSWORD, code: nextCode() }, { ipAddress: email })).status;
  expect(await login(during)).toBe(200);
  await db.deleteFrom("secret").where("name", "=", "token").execute();
  expect(await login(after)).toBe(200);
});

test("links of orders and newsletters stay valid, also those mailed with a key of the database", async () => {
  for (const first of [withSecrets(), before]) {
    const buyer = await createBuyer(first.app, fixtureItems.pouf);
    await send(first.app, "/vorkasse/pay", payBody(buyer), { token: buyer.token });
    const result = await call(first.app, "GET", `/order/result?cart_id=${buyer.cartId}&api_locale=de_AT`, undefined, {
      cartToken: buyer.token,
    });
    const { ref, guest_hash: hash } = (await result.json()) as { ref: string; guest_hash: string };
    // Only the mail's link remains, as after an email under the new secret.
    await db
      .updateTable("orders")
      .set({ link_hash: Buffer.alloc(32, 1) })
      .where("ref", "=", ref)
      .execute();
    expect((await call(during.app, "GET", `/guest/order/${ref}/${hash}`)).status).toBe(200);

    const email = `leser${buyer.cartId}@example.com`;
    await call(first.app, "POST", "/newsletter/subscribe", { email, locale: "de_AT" }, { ipAddress: email });
    const confirm = await readMailedToken({ db }, "newsletter_confirm", email);
    await call(first.app, "POST", "/newsletter/confirm", { token: confirm });
    const token = await readMailedToken({ db }, "newsletter_welcome", email);
    expect((await call(during.app, "POST", "/newsletter/unsubscribe", { token })).status).toBe(200);
  }
});

test("with TOKEN_SECRET no key is created in the database", async () => {
  await db.deleteFrom("secret").execute();
  for (const purpose of ["token", "order", "newsletter"] as const)
    expect(await loadKeys(during.own, purpose)).toHaveLength(2);
  expect(await db.selectFrom("secret").select("name").execute()).toEqual([]);
});
