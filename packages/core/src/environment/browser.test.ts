import { afterEach, expect, test, vi } from "vitest";
import { browserEnvironment } from "./browser.js";

afterEach(() => vi.unstubAllGlobals());

const storage = (values: Map<string, string>): Partial<Storage> => ({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
});

test("what is stored outlives the environment", () => {
  const values = new Map<string, string>();
  vi.stubGlobal("localStorage", storage(values));
  browserEnvironment().storage.local.set("cart_id", "7");
  expect(browserEnvironment().storage.local.get("cart_id")).toBe("7");
});

test("blocked storage: the shop works from memory", () => {
  vi.stubGlobal("localStorage", undefined);
  const { local } = browserEnvironment().storage;
  local.set("cart_id", "7");
  expect(local.get("cart_id")).toBe("7");
  local.remove("cart_id");
  expect(local.get("cart_id")).toBeUndefined();
});

test("full storage: the newer value is kept in memory and wins", () => {
  const values = new Map([["cart_id", "1"]]);
  const full = {
    ...storage(values),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  vi.stubGlobal("localStorage", full);
  const { local } = browserEnvironment().storage;
  local.set("cart_id", "2");
  expect(local.get("cart_id")).toBe("2");
});

test("a key has 128 bits and is safe in a header", () => {
  const { random } = browserEnvironment();
  const keys = Array.from({ length: 50 }, () => random.key());
  expect(new Set(keys).size).toBe(50);
  expect(keys.every((key) => /^[\w-]{22}$/.test(key))).toBe(true);
});
