import { isShopError, type ShopErrorCode } from "./shopError.js";

/**
 * A failure by its next step:
 *
 * - `network`: no response. The call may have taken effect; repeat it with the same idempotency key.
 * - `busy`: the backend could not decide yet. Repeat the same call later, with the same key.
 * - `refused`: the backend has decided. Repeating changes nothing; a new attempt needs a new key.
 * - `bug`: wrong code, configuration or response. Report it.
 */
export type FailureKind = "network" | "busy" | "refused" | "bug";

const UNDECIDED: Partial<Record<ShopErrorCode, "network" | "busy">> = {
  NETWORK: "network",
  TIMEOUT: "network",
  ABORTED: "network",
  RATE_LIMITED: "busy",
  IDEMPOTENCY_IN_FLIGHT: "busy",
  PAYMENT_UNAVAILABLE: "busy",
  TOKEN_REFRESH_FAILED: "busy",
};

const BUGS: readonly ShopErrorCode[] = [
  "RESPONSE_INVALID",
  "CONFIG_MISSING",
  "AMOUNT_INVALID",
  "AMOUNT_NOT_FINITE",
  "PERCENT_INVALID",
  "QUANTITY_INVALID",
  "LOCALE_INVALID",
];

/** Returns the kind of a failure; a value that is no ShopError is a `bug`. */
export function failureKind(error: unknown): FailureKind {
  return undecidedKind(error) ?? (!isShopError(error) || BUGS.includes(error.code) ? "bug" : "refused");
}

/** Returns the kind of a failure without a decision of the backend: the same call is worth a retry. */
export function undecidedKind(error: unknown): "network" | "busy" | undefined {
  if (!isShopError(error)) return undefined;
  if (error.code === "HTTP_STATUS") return Number(error.details.status) >= 500 ? "busy" : undefined;
  return UNDECIDED[error.code];
}

/** Returns whether the backend may have done or may still do the call: only the same key may be sent again. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !isShopError(error) || error.code === "RESPONSE_INVALID" || undecidedKind(error) !== undefined;

/** Delays in seconds without a Retry-After. */
const RETRY_DELAYS: Partial<Record<ShopErrorCode, number>> = { RATE_LIMITED: 60, PAYMENT_PENDING: 120 };

/**
 * Returns the whole seconds to wait before the next attempt: the delay that the backend requested, or the usual one of
 * RATE_LIMITED and PAYMENT_PENDING; undefined for other failures.
 */
export function retryAfterSeconds(error: unknown): number | undefined {
  if (!isShopError(error)) return undefined;
  const seconds = Number(error.details.retryAfterSeconds);
  return seconds > 0 ? Math.ceil(seconds) : RETRY_DELAYS[error.code];
}
