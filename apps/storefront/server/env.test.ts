import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

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

test("search engines are listed in order", () => {
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
])("an invalid %s is reported without its password", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}=…[^]* cannot be used: (?![^]*top-secret)`));
});
