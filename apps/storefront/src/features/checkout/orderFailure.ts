import { failureKind, isShopError, retryAfterSeconds } from "@shop/core";

/** Why an order was rejected: key of the checkout texts, and the delay before a retry. */
export interface OrderFailure {
  key: string;
  /** Seconds, counted from the rejection. */
  waitSeconds: number | undefined;
}

/** Text keys by error code. Source: specification 8, catalogue messages. */
const MESSAGES: Readonly<Record<string, string>> = {
  PRICE_CHANGED: "priceChanged",
  COUPON_REJECTED: "priceChanged",
  OUT_OF_STOCK: "outOfStock",
  UNDELIVERABLE: "undeliverable",
  CART_NOT_FOUND: "cartGone",
  PAYMENT_PENDING: "pending",
  PAYMENT_UNAVAILABLE: "unavailable",
  PAYMENT_FAILED: "payment",
  RATE_LIMITED: "rateLimited",
  UNAUTHORIZED: "login",
  FORBIDDEN: "login",
  INVALID_INPUT: "address",
};

/** Text keys by backend reason, for errors without a code of their own. */
const REASON_MESSAGES: Readonly<Record<string, string>> = {
  AMAZON_SESSION_MISSING: "payment",
  PAYMENT_NOT_ALLOWED: "payment",
  CART_EMPTY: "cartGone",
  PHONE_MISSING: "address",
};

/** Text keys by failed call, for the calls before the payment. */
const CALL_MESSAGES: Readonly<Record<string, string>> = {
  customer: "customer",
  address: "addressBook",
  pickup: "pickup",
};

/** @param amazon whether to use the texts of Amazon Pay */
export function describeOrderError(error: unknown, { amazon }: { amazon: boolean }): OrderFailure {
  const key = keyOf(error);
  const isPayment = key === "payment" || key === "unavailable";
  return { key: amazon && isPayment ? "amazon" : key, waitSeconds: retryAfterSeconds(error) };
}

function keyOf(error: unknown): string {
  if (!isShopError(error)) return "unexpected";
  if (failureKind(error) === "network") return "network";
  const { code, details } = error;
  const key = MESSAGES[code] ?? REASON_MESSAGES[String(details["reason"])];
  // Invalid input takes precedence over the call that reported it.
  return key ?? CALL_MESSAGES[String(details["step"])] ?? (code === "NOT_FOUND" ? "address" : "unexpected");
}
