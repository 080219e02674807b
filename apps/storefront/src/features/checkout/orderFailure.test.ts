import { ShopError } from "@shop/core";
import { expect, test } from "vitest";
import texts from "./texts/de.json" with { type: "json" };
import { describeOrderError } from "./CheckoutNotices.tsx";

const of = (error: unknown, amazon = false) => describeOrderError(error, { amazon });

test.each([
  ["NETWORK", "network"],
  ["TIMEOUT", "network"],
  ["PRICE_CHANGED", "priceChanged"],
  ["OUT_OF_STOCK", "outOfStock"],
  ["UNDELIVERABLE", "undeliverable"],
  ["CART_NOT_FOUND", "cartGone"],
  ["PAYMENT_UNAVAILABLE", "unavailable"],
  ["PAYMENT_FAILED", "payment"],
  ["UNAUTHORIZED", "login"],
  ["INVALID_INPUT", "address"],
  ["RESPONSE_INVALID", "unexpected"],
] as const)("%s is reported as %s", (code, key) => {
  expect(of(new ShopError(code))).toEqual({ key, waitSeconds: undefined });
  expect(texts.failures).toHaveProperty(key);
});

test.each([
  ["could not register customer details", "customer", "customer"],
  ["address add failure", "address", "addressBook"],
  ["could not process local pickup address", "pickup", "pickup"],
] as const)("%s has its own message", (_, during, key) => {
  expect(of(new ShopError("HTTP_STATUS", { details: { status: 500, step: during } })).key).toBe(key);
  expect(of(new ShopError("NETWORK", { details: { step: during } })).key).toBe("network");
  expect(texts.failures).toHaveProperty(key);
});

test.each([
  ["PAYMENT_NOT_ALLOWED", "payment"],
  ["CART_EMPTY", "cartGone"],
  ["BELOW_MINIMUM", "minimum"],
  ["PHONE_MISSING", "address"],
  ["UNCONFIRMED_ORDER_LIMIT", "unconfirmed"],
  ["FREE_ORDER_LIMIT", "freeLimit"],
] as const)("the backend's %s is reported as %s", (reason, key) => {
  expect(of(new ShopError("HTTP_STATUS", { details: { status: 400, reason } })).key).toBe(key);
});

test("an address deleted from the book is an address error", () => {
  expect(of(new ShopError("NOT_FOUND", { details: { reason: "NOT_FOUND" } })).key).toBe("address");
});

test("wait two minutes before retrying payment, or as long as the backend asks", () => {
  expect(of(new ShopError("PAYMENT_PENDING"))).toEqual({ key: "pending", waitSeconds: 120 });
  expect(of(new ShopError("PAYMENT_PENDING", { details: { retryAfterSeconds: 40 } }))).toEqual({
    key: "pending",
    waitSeconds: 40,
  });
  expect(of(new ShopError("RATE_LIMITED"))).toEqual({ key: "rateLimited", waitSeconds: 60 });
});

test("a problem with Amazon Pay has its own message, other rejections do not", () => {
  expect(of(new ShopError("PAYMENT_FAILED"), true).key).toBe("amazon");
  expect(of(new ShopError("PAYMENT_UNAVAILABLE"), true).key).toBe("amazon");
  expect(of(new ShopError("PRICE_CHANGED"), true).key).toBe("priceChanged");
});

test("errors without a code are unexpected", () => {
  expect(of(new Error("x"))).toEqual({ key: "unexpected", waitSeconds: undefined });
});
