import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("provider accounts are read completely; live by default", () => {
  const { keys } = readEnv({
    STRIPE_SECRET_KEY: "sk",
    STRIPE_WEBHOOK_SECRET: "whsec",
    PAYPAL_CLIENT_ID: "c",
    PAYPAL_SECRET: "s",
    PAYPAL_WEBHOOK_ID: "w",
    AMAZON_PAY_PUBLIC_KEY_ID: "LIVE-1",
    AMAZON_PAY_PRIVATE_KEY: String.raw`-----BEGIN\nKEY-----`,
    AMAZON_PAY_MERCHANT_ID: "M1",
    AMAZON_PAY_STORE_ID: "amzn1.store",
    AMAZON_PAY_MODE: "sandbox",
    KLARNA_USERNAME: "",
  }).payment;
  expect(keys).toEqual({
    stripe: { secretKey: "sk", webhookSecret: "whsec" },
    paypal: { clientId: "c", secret: "s", webhookId: "w", mode: "live" },
    klarna: undefined,
    globalpayments: undefined,
    amazon: {
      publicKeyId: "LIVE-1",
      privateKey: "-----BEGIN\nKEY-----",
      merchantId: "M1",
      storeId: "amzn1.store",
      mode: "sandbox",
    },
  });
});

test("an incomplete account stops the start and names missing variables, never values", () => {
  const read = () => readEnv({ PAYPAL_CLIENT_ID: "secret-1", PAYPAL_SECRET: "secret-2" });
  expect(read).toThrow("PAYPAL_WEBHOOK_ID is missing");
  expect(read).not.toThrow("secret-");
  expect(() => readEnv({ KLARNA_USERNAME: "a", KLARNA_PASSWORD: "b", KLARNA_MODE: "test" })).toThrow("KLARNA_MODE");
});

test.each([
  [{}, true],
  [{ NODE_ENV: "production" }, false],
  [{ NODE_ENV: "production", DEMO: "1" }, true],
  [{ DATABASE_URL: "postgres://db/shop" }, false],
  [{ DATABASE_URL: "postgres://db/shop", TEST_BANK: "on" }, true],
  [{ DEMO: "1", TEST_BANK: "off" }, false],
])("the test bank pays nothing in a real shop, unless configured: %j", (variables, there) => {
  expect(readEnv(variables).payment.testBank).toBe(there);
});

const LIVE = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec" };

test.each([
  [LIVE, true],
  [{ STRIPE_SECRET_KEY: "rk_live_1", STRIPE_WEBHOOK_SECRET: "whsec" }, true],
  [{ KLARNA_USERNAME: "a", KLARNA_PASSWORD: "b" }, true],
  [{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec" }, false],
  [{ KLARNA_USERNAME: "a", KLARNA_PASSWORD: "b", KLARNA_MODE: "sandbox" }, false],
])("live keys end the demo and its test bank: %j", (variables, isLive) => {
  const { demo, payment } = readEnv({ DEMO: "1", NODE_ENV: "production", ...variables });
  expect([demo, payment.testBank]).toEqual([!isLive, !isLive]);
});

test("a test bank beside live keys stops the start", () => {
  expect(() => readEnv({ ...LIVE, TEST_BANK: "on" })).toThrow(
    "TEST_BANK=on cannot be used: there are live payment keys",
  );
});
