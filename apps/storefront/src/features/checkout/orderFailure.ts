import { isShopError } from "@shop/core";

/** Why an order was not taken: a key of the checkout's texts, and how long to wait where waiting helps. */
export interface OrderFailure {
  key: string;
  /** seconds, counted from when it was said */
  waitSeconds: number | undefined;
}

/** What the shopper is told of each refusal. Source: specification 8, catalogue messages. */
const MESSAGES: Readonly<Record<string, string>> = {
  NETWORK: "network",
  TIMEOUT: "network",
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

/** What the shop says itself where no code of core tells it. */
const REASONS: Readonly<Record<string, string>> = {
  AMAZON_SESSION_MISSING: "payment",
  PAYMENT_NOT_ALLOWED: "payment",
  CART_EMPTY: "cartGone",
  PHONE_MISSING: "address",
};

/** Failures of what comes before the payment have messages of their own. */
const DURING: Readonly<Record<string, string>> = { customer: "customer", address: "addressBook", pickup: "pickup" };

/** As specified: two minutes before a payment is tried again, where the shop says nothing else. */
const PENDING_SECONDS = 120;
const RATE_LIMITED_SECONDS = 60;

/** @param amazon its problems have a message of their own */
export function orderFailure(error: unknown, { amazon }: { amazon: boolean }): OrderFailure {
  const key = keyOf(error);
  const isPayment = key === "payment" || key === "unavailable";
  return { key: amazon && isPayment ? "amazon" : key, waitSeconds: waitOf(error) };
}

function keyOf(error: unknown): string {
  if (!isShopError(error)) return "unexpected";
  const { code, details } = error;
  const said = MESSAGES[code] ?? REASONS[String(details["reason"])];
  // What somebody typed is at fault: then it is no matter in which call the shop noticed.
  return said ?? DURING[String(details["during"])] ?? (code === "NOT_FOUND" ? "address" : "unexpected");
}

function waitOf(error: unknown): number | undefined {
  if (!isShopError(error, "PAYMENT_PENDING") && !isShopError(error, "RATE_LIMITED")) return undefined;
  const said = error.details["retryAfterSeconds"];
  if (typeof said === "number" && said > 0) return said;
  return error.code === "PAYMENT_PENDING" ? PENDING_SECONDS : RATE_LIMITED_SECONDS;
}
