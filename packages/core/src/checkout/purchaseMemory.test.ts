import { expect, test } from "vitest";
import { memoryStorage } from "../environment/runtime.js";
import { createPurchaseMemory } from "./purchaseMemory.js";

test("a purchase is reported once per order, also across reloads", () => {
  const storage = memoryStorage();
  expect(createPurchaseMemory(storage).isNew("ORD1")).toBe(true);
  expect(createPurchaseMemory(storage).isNew("ORD1")).toBe(false);
  expect(createPurchaseMemory(storage).isNew("ORD2")).toBe(true);
});

test("it keeps the last fifty, with any stored content before", () => {
  const storage = memoryStorage({ purchases_told: "[1,2]" });
  const memory = createPurchaseMemory(storage);
  for (let number = 0; number <= 50; number++) expect(memory.isNew(`ORD${number}`)).toBe(true);
  expect(memory.isNew("ORD50")).toBe(false);
  expect(memory.isNew("ORD0")).toBe(true);
});

test.each([
  [100, false],
  [101, true],
])("a stored reference of %d characters is new: %s", (length, isNew) => {
  const ref = "A".repeat(length);
  const storage = memoryStorage({ purchases_told: JSON.stringify([ref]) });
  expect(createPurchaseMemory(storage).isNew(ref)).toBe(isNew);
});

test("revoking consent deletes it", () => {
  const storage = memoryStorage();
  const memory = createPurchaseMemory(storage);
  memory.isNew("ORD1");
  memory.forget();
  expect(storage.get("purchases_told")).toBeUndefined();
});
