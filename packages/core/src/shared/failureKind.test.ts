import { expect, test } from "vitest";
import { failureKind, type FailureKind, isOutcomeUnknown, retryAfterSeconds } from "./failureKind.js";
import { ShopError, type ShopErrorCode } from "./shopError.js";

const kinds: Record<Exclude<ShopErrorCode, "HTTP_STATUS">, FailureKind> = {
  AMOUNT_INVALID: "bug",
  AMOUNT_NOT_FINITE: "bug",
  PERCENT_INVALID: "bug",
  QUANTITY_INVALID: "bug",
  LOCALE_INVALID: "bug",
  CONFIG_MISSING: "bug",
  NOT_STARTED: "bug",
  NETWORK: "network",
  TIMEOUT: "network",
  ABORTED: "network",
  RATE_LIMITED: "busy",
  RESPONSE_INVALID: "bug",
  UNAUTHORIZED: "refused",
  FORBIDDEN: "refused",
  LOGIN_FAILED: "refused",
  CODE_REQUIRED: "refused",
  EMAIL_EXISTS: "refused",
  LINK_INVALID: "refused",
  TOKEN_REFRESH_FAILED: "busy",
  INVALID_INPUT: "refused",
  ADDRESS_IS_DEFAULT: "refused",
  NOT_FOUND: "refused",
  CART_NOT_FOUND: "refused",
  CART_REJECTED: "refused",
  OUT_OF_STOCK: "refused",
  PRICE_CHANGED: "refused",
  UNDELIVERABLE: "refused",
  COUPON_REJECTED: "refused",
  PAYMENT_FAILED: "refused",
  PAYMENT_PENDING: "refused",
  PAYMENT_UNAVAILABLE: "busy",
  IDEMPOTENCY_REUSED: "refused",
  IDEMPOTENCY_IN_FLIGHT: "busy",
};

test.each(Object.entries(kinds))("%s is of kind %s", (code, kind) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys of the table above
  expect(failureKind(new ShopError(code as ShopErrorCode))).toBe(kind);
});

test.each([
  [400, "refused"],
  [408, "refused"],
  [409, "refused"],
  [422, "refused"],
  [500, "busy"],
  [502, "busy"],
  [503, "busy"],
  [504, "busy"],
  ["503", "busy"],
  [undefined, "refused"],
] as const)("the status %s is of kind %s", (status, kind) => {
  expect(failureKind(new ShopError("HTTP_STATUS", { details: { status } }))).toBe(kind);
});

test("a write that is in flight is busy, also for a client that reads the status alone", () => {
  const details = { status: 409, reason: "IDEMPOTENCY_IN_FLIGHT" };
  expect(failureKind(new ShopError("HTTP_STATUS", { details }))).toBe("busy");
});

test("an error of another origin is a bug, and its call may have taken effect", () => {
  for (const error of [new TypeError("x is undefined"), "NETWORK", undefined]) {
    expect(failureKind(error)).toBe("bug");
    expect(isOutcomeUnknown(error)).toBe(true);
  }
});

test("only a decision of the backend ends a call", () => {
  expect(isOutcomeUnknown(new ShopError("PAYMENT_PENDING"))).toBe(false);
  expect(isOutcomeUnknown(new ShopError("IDEMPOTENCY_REUSED"))).toBe(false);
  expect(isOutcomeUnknown(new ShopError("RESPONSE_INVALID"))).toBe(true);
  expect(isOutcomeUnknown(new ShopError("PAYMENT_UNAVAILABLE"))).toBe(true);
});

test.each([
  ["RATE_LIMITED", 7, 7],
  ["RATE_LIMITED", 0.5, 1],
  ["RATE_LIMITED", 0, 60],
  ["RATE_LIMITED", undefined, 60],
  ["PAYMENT_PENDING", 40, 40],
  ["PAYMENT_PENDING", undefined, 120],
  ["NETWORK", undefined, undefined],
] as const)("%s with a delay of %s waits %s seconds", (code, given, seconds) => {
  expect(retryAfterSeconds(new ShopError(code, { details: { retryAfterSeconds: given } }))).toBe(seconds);
});

test("an error of another origin has no delay", () => {
  expect(retryAfterSeconds(new Error("x"))).toBeUndefined();
});
