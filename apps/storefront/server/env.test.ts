import { expect, test } from "vitest";
import { findMissingSettings, findUnsafeSettings, readEnv } from "./env.ts";

test("without settings the shop runs on its embedded default", () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    shopApiUrl: undefined,
    storefront: undefined,
  });
  expect(readEnv({}).dataDir).toMatch(/\/\.shop$/);
});

test("an empty variable counts as absent", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  [{ PORT: "80a" }, "PORT=80a"],
  [{ PORT: "99999" }, "PORT=99999"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL=mysql://x"],
  [{ SHOP_API_URL: "shop" }, "SHOP_API_URL=shop"],
  [{ SEARCH_URL: "ftp://engine" }, "SEARCH_URL=ftp://engine"],
  [{ SEARCH_PREFIX: "Shop*" }, "SEARCH_PREFIX=Shop*"],
  [{ SEARCH_ORIGINS: "https://a.example, https://b.example/index" }, "SEARCH_ORIGINS"],
  [{ SEARCH_ORIGINS: "https://a.example; script-src *" }, "SEARCH_ORIGINS"],
  [{ ADVENT_DAY: "tomorrow" }, "ADVENT_DAY=tomorrow"],
])("an invalid setting is named: %j", (variables, named) => {
  expect(() => readEnv(variables)).toThrow(named);
});

test.each([
  [{}, "local"],
  [{ DATABASE_URL: "postgres://shop@db/shop" }, "vies"],
  [{ DATABASE_URL: "postgres://shop@db/shop", VAT_REGISTER: "local" }, "local"],
])("published VAT numbers exempt no order of a real shop, unless configured: %j", (variables, register) => {
  expect(readEnv(variables).vatRegister).toBe(register);
});

test.each([
  [{}, true],
  [{ DATABASE_URL: "postgres://shop@db/shop" }, false],
  [{ DATABASE_URL: "postgres://shop@db/shop", DEMO: "0" }, false],
  [{ DATABASE_URL: "postgres://shop@db/shop", DEMO: "1" }, true],
])("an external database is filled with the demo catalogue on request only: %j", (variables, importsDemo) => {
  expect(readEnv(variables)).toMatchObject({ importsDemo, demo: !("DATABASE_URL" in variables) });
});

test("search engines are listed in order", () => {
  expect(readEnv({}).allowedOrigins).toEqual([]);
  expect(readEnv({ ALLOWED_ORIGINS: "https://front.example" }).allowedOrigins).toEqual(["https://front.example"]);
  expect(readEnv({}).searchOrigins).toEqual([]);
  expect(readEnv({ SEARCH_ORIGINS: "https://a.example, http://b:9200" }).searchOrigins).toEqual([
    "https://a.example",
    "http://b:9200",
  ]);
});

test.each([
  ["DATABASE_URL", "mysql://shop:top-secret@db/shop"],
  ["SEARCH_URL", "elastic:top-secret@search.example:9200"],
  ["PUBLIC_URL", "https://me:top-secret@shop.example"],
  ["SMTP_URL", "mail.example/top-secret"],
  ["TOKEN_SECRET", "top-secret"],
  ["TOKEN_SECRET", `${"x".repeat(32)},top-secret`],
])("an invalid %s is reported without its password", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}=…[^]* cannot be used: (?![^]*top-secret)`));
});

test("unsafe and missing settings of a real shop are named; a complete one and the demo have none", () => {
  const DATABASE_URL = "postgres://shop@db/shop";
  const bare = readEnv({ DATABASE_URL, TEST_BANK: "on", VAT_REGISTER: "local" });
  expect(findUnsafeSettings(bare)).toEqual(
    ["TEST_BANK=on", "VAT_REGISTER=local", "TOKEN_SECRET", "PUBLIC_URL"].map((name) => expect.stringContaining(name)),
  );
  expect(findMissingSettings(bare)).toEqual([expect.stringContaining("SMTP_URL")]);
  const complete = {
    DATABASE_URL,
    TOKEN_SECRET: "x".repeat(32),
    PUBLIC_URL: "https://shop.example",
    SMTP_URL: "smtp://mail.example",
  };
  for (const env of [readEnv(complete), readEnv({})])
    expect([...findUnsafeSettings(env), ...findMissingSettings(env)]).toEqual([]);
});

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://collector:4318/v1/traces" }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", OTEL_SDK_DISABLED: "true" }, false],
])("requests are traced as the variables of OpenTelemetry say: %j", (variables, isTraced) => {
  expect(readEnv(variables).isTraced).toBe(isTraced);
});

test.each([{ SECURITY_CONTACT: "mailto:a@b.example" }, { SECURITY_EXPIRES: "2027-06-30" }])(
  "security.txt needs contact and expiry: %j stops the start",
  (variables) => {
    expect(() => readEnv(variables)).toThrow("SECURITY_CONTACT and SECURITY_EXPIRES belong together");
  },
);
