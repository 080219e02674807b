import type { ShopError, ShopErrorCode } from "../shared/shopError.js";
import { failureOf, wordsIn } from "./statusFailure.js";

/** Error codes that the backend sends itself. */
const SAID_BY_SHOP = [
  "ADDRESS_IS_DEFAULT",
  "CART_NOT_FOUND",
  "CODE_REQUIRED",
  "COUPON_REJECTED",
  "EMAIL_EXISTS",
  "IDEMPOTENCY_IN_FLIGHT",
  "IDEMPOTENCY_REUSED",
  "INVALID_INPUT",
  "LINK_INVALID",
  "LOGIN_FAILED",
  "OUT_OF_STOCK",
  "PAYMENT_PENDING",
  "PAYMENT_UNAVAILABLE",
  "PRICE_CHANGED",
  "UNDELIVERABLE",
] as const satisfies readonly ShopErrorCode[];

/** Converts an unsuccessful response to an error. */
export type Failure = (path: string, response: Response, body: unknown, nowMs: number) => ShopError;

/** Like {@link failureOf}, with the code of the body when it is a known one. */
export const failureSaid: Failure = (path, response, body, nowMs) =>
  failureOf(path, response, body, nowMs, codeIn(body));

export function codeIn(body: unknown): ShopErrorCode | undefined {
  const said = wordsIn(body)?.code;
  return SAID_BY_SHOP.find((known) => known === said);
}

/** Returns whether an automatic retry is useless, regardless of the status. */
export function isFinal(body: unknown): boolean {
  const code = codeIn(body);
  return code === "PAYMENT_PENDING" || code === "PAYMENT_UNAVAILABLE";
}
