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

/** As specified: two minutes before a payment is tried again, where the shop says nothing else. */
const PENDING_SECONDS = 120;
const RATE_LIMITED_SECONDS = 60;

/** @param amazon its problems have a message of their own */
export function orderFailure(error: unknown, { amazon }: { amazon: boolean }): OrderFailure {
  const code = isShopError(error) ? error.code : "";
  const key = MESSAGES[code] ?? "unexpected";
  const isPayment = key === "payment" || key === "unavailable";
  return { key: amazon && isPayment ? "amazon" : key, waitSeconds: waitOf(error) };
}

function waitOf(error: unknown): number | undefined {
  if (!isShopError(error, "PAYMENT_PENDING") && !isShopError(error, "RATE_LIMITED")) return undefined;
  const said = error.details["retryAfterSeconds"];
  if (typeof said === "number" && said > 0) return said;
  return error.code === "PAYMENT_PENDING" ? PENDING_SECONDS : RATE_LIMITED_SECONDS;
}
