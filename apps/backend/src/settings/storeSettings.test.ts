import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { hasDemoBankAccount } from "./storeSettings.ts";

const { db } = await createTestBackend();
const setIban = (scope: string, iban: string) =>
  db
    .insertInto("setting")
    .values({ scope, name: "bank_iban", value: JSON.stringify(iban) })
    .execute();

test("the demo's bank account is found until every storefront has another one", async () => {
  expect(await hasDemoBankAccount(db)).toBe(true);
  await setIban("AT", "AT61 1904 3002 3457 3201");
  expect(await hasDemoBankAccount(db)).toBe(true);
  await setIban("shared", "AT61 1904 3002 3457 3201");
  expect(await hasDemoBankAccount(db)).toBe(false);
  await setIban("ro_RO", "AT18 0000 0000 0000 0000");
  expect(await hasDemoBankAccount(db)).toBe(true);
});
