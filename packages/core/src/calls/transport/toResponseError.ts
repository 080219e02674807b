import type { ShopError, ShopErrorCode } from "../../shared/shopError.js";
import { toStatusError, readErrorBody } from "./toStatusError.js";

/** Error codes that the backend sends itself. */
const BACKEND_ERROR_CODES = [
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
export type ToShopError = (path: string, response: Response, body: unknown, nowMs: number) => ShopError;

/** Like {@link toStatusError}, with the code of the body when it is a known one. */
export const toResponseError: ToShopError = (path, response, body, nowMs) =>
  toStatusError(path, response, body, nowMs, readErrorCode(body));

export function readErrorCode(body: unknown): ShopErrorCode | undefined {
  const code = readErrorBody(body)?.code;
  return BACKEND_ERROR_CODES.find((known) => known === code);
}

/** Returns whether an automatic retry is useless, regardless of the status. */
export function isFinalError(body: unknown): boolean {
  const code = readErrorCode(body);
  return code === "PAYMENT_PENDING" || code === "PAYMENT_UNAVAILABLE";
}
