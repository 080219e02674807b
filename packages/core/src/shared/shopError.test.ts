import { expect, test } from "vitest";
import { isShopError, ShopError } from "./shopError.js";
import { SHOP_ERROR_MESSAGES } from "./shopErrorMessages.js";

test("an error has its code, details, cause and page", () => {
  const cause = new TypeError("fetch failed");
  const error = new ShopError("NETWORK", { details: { path: "cart/add" }, cause });
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe("ShopError");
  expect(error.code).toBe("NETWORK");
  expect(error.details).toEqual({ path: "cart/add" });
  expect(error.cause).toBe(cause);
  expect(error.message).toBe("NETWORK cart/add, see docs/errors/SHOP-NETWORK.md");
});

test.each([
  [{ missing: ["apiUrl", "locale"] }, "apiUrl, locale"],
  [{ received: "number", at: "product" }, "number"],
  [{ path: "products/7", at: "0.PRICE" }, "products/7"],
  [{ at: "country" }, "country"],
])("the message names what is missing, what came instead, or the call: %j", (details, subject) => {
  expect(new ShopError("INVALID_INPUT", { details }).message).toMatch(`INVALID_INPUT ${subject}, see docs/errors`);
});

test("without a cause there is no cause member", () => {
  expect("cause" in new ShopError("TIMEOUT")).toBe(false);
});

test("every code is in UPPER_SNAKE and its text says what is wrong and what to do", () => {
  for (const [code, text] of Object.entries(SHOP_ERROR_MESSAGES)) {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(text).toMatch(/^[A-Z].{20,}\.$/);
  }
});

test("the guard accepts an error of another copy of the package", () => {
  const foreign = Object.defineProperty(new Error("x"), Symbol.for("@shop/core/ShopError"), {
    value: true,
  });
  Object.assign(foreign, { code: "CART_NOT_FOUND" });
  expect(isShopError(foreign)).toBe(true);
  expect(isShopError(foreign, "CART_NOT_FOUND")).toBe(true);
  expect(isShopError(foreign, "NETWORK")).toBe(false);
});

test("the guard rejects other errors, look-alikes and plain values", () => {
  const lookAlike: unknown = JSON.parse('{"name":"ShopError","code":"NETWORK"}');
  for (const value of [new Error("NETWORK"), lookAlike, "NETWORK", null, undefined, 0]) {
    expect(isShopError(value)).toBe(false);
  }
});
