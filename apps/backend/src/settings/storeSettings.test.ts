import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { country } from "../testing/fixture/ids.ts";
import { findUnsafeRows, readBankAccount } from "./storeSettings.ts";

const { db } = await createTestBackend();
const DEMO_IBAN = "AT18 0000 0000 0000 0000";
const set = (scope: string, name: string, text: string) => {
  const value = JSON.stringify(text);
  return db
    .insertInto("setting")
    .values({ scope, name, value })
    .onConflict((conflict) => conflict.columns(["scope", "name"]).doUpdateSet({ value }))
    .execute();
};
const hasUnsafe = async (name: string) => (await findUnsafeRows(db)).some((line) => line.startsWith(name));

test("the demo's bank account is unsafe until every storefront has another one", async () => {
  await set("shared", "bank_iban", DEMO_IBAN);
  expect(await hasUnsafe("bank_iban")).toBe(true);
  await set("AT", "bank_iban", "AT61 1904 3002 3457 3201");
  expect(await hasUnsafe("bank_iban")).toBe(true);
  await set("shared", "bank_iban", "AT61 1904 3002 3457 3201");
  expect(await hasUnsafe("bank_iban")).toBe(false);
  await set("ro_RO", "bank_iban", DEMO_IBAN);
  expect(await hasUnsafe("bank_iban")).toBe(true);
});

test("without payment in advance the demo's bank account is not used", async () => {
  await set("shared", "bank_iban", DEMO_IBAN);
  expect(await hasUnsafe("bank_iban")).toBe(true);
  await db.updateTable("payment_method").set({ active: false }).where("code", "=", "Vorkasse").execute();
  expect(await hasUnsafe("bank_iban")).toBe(false);
});

test("the demo's email address is unsafe until every storefront has another one", async () => {
  await set("shared", "store_email", "hallo@lindenhaus.example");
  expect(await findUnsafeRows(db)).toContainEqual(expect.stringContaining("hallo@lindenhaus.example"));
  await set("shared", "store_email", "office@shop.test");
  expect(await hasUnsafe("store_email")).toBe(false);
});

test.each([
  ["company_name", "Lindenhaus Muster GmbH", "Huber Möbel GmbH"],
  ["company_vat_number", "ATU00000000", "ATU12345675"],
])("the demo's %s is unsafe until every storefront has another one", async (name, demo, own) => {
  await set("shared", name, demo);
  expect(await hasUnsafe(name)).toBe(true);
  await set("shared", name, own);
  expect(await hasUnsafe(name)).toBe(false);
  await set("RO", name, demo);
  expect(await hasUnsafe(name)).toBe(true);
});

test("the demo's account holder is unsafe while payment in advance is active", async () => {
  const setActive = (active: boolean) =>
    db.updateTable("payment_method").set({ active }).where("code", "=", "Vorkasse").execute();
  await setActive(true);
  await set("shared", "bank_account_holder", "Lindenhaus Muster GmbH");
  expect(await hasUnsafe("bank_account_holder")).toBe(true);
  await setActive(false);
  expect(await hasUnsafe("bank_account_holder")).toBe(false);
  await setActive(true);
  await set("shared", "bank_account_holder", "Huber Möbel GmbH");
  expect(await hasUnsafe("bank_account_holder")).toBe(false);
});

test("an order is paid to the account of its country, in any storefront", async () => {
  await db.deleteFrom("setting").where("name", "in", ["bank_iban", "bank_name"]).execute();
  const [austrian, romanian] = ["AT61 1904 3002 3457 3201", "RO49 AAAA 1B31 0075 9384 0000"];
  await set("shared", "bank_iban", austrian);
  await set("AT", "bank_iban", austrian);
  await set("RO", "bank_iban", romanian);
  await set("shared", "bank_name", "Bank");
  await set("en_RO", "bank_name", "Bank (English)");
  await set("ro_RO", "bank_name", "Banca");
  const read = async (locale: string, countryId: number) => {
    const { iban, bankName } = await readBankAccount(db, { locale, countryId });
    return [iban, bankName];
  };
  expect(await read("de_AT", country.romania)).toEqual([romanian, "Banca"]);
  expect(await read("en_AT", country.romania)).toEqual([romanian, "Bank (English)"]);
  expect(await read("ro_RO", country.romania)).toEqual([romanian, "Banca"]);
  expect(await read("ro_RO", country.austria)).toEqual([austrian, "Bank"]);
  // Countries without a storefront pay to the account of the storefront of the order.
  expect(await read("ro_RO", 999)).toEqual([romanian, "Banca"]);
});
