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

/** Kinds of the codes that are not `refused`. */
const KINDS: Partial<Record<ShopErrorCode, FailureKind>> = {
  NETWORK: "network",
  TIMEOUT: "network",
  ABORTED: "network",
  RATE_LIMITED: "busy",
  IDEMPOTENCY_IN_FLIGHT: "busy",
  PAYMENT_UNAVAILABLE: "busy",
  TOKEN_REFRESH_FAILED: "busy",
  RESPONSE_INVALID: "bug",
  CONFIG_MISSING: "bug",
  NOT_STARTED: "bug",
  AMOUNT_INVALID: "bug",
  AMOUNT_NOT_FINITE: "bug",
  PERCENT_INVALID: "bug",
  QUANTITY_INVALID: "bug",
  LOCALE_INVALID: "bug",
};

/** Returns the kind of a failure; a value that is no ShopError is a `bug`. */
export function failureKind(error: unknown): FailureKind {
  if (!isShopError(error)) return "bug";
  const { status, reason } = error.details;
  // `plainHttp` derives the code from the status alone; the backend's own is the reason.
  if (error.code === "HTTP_STATUS" && (Number(status) >= 500 || reason === "IDEMPOTENCY_IN_FLIGHT")) return "busy";
  return KINDS[error.code] ?? "refused";
}

/** Returns the kind of a failure without a decision of the backend: the same call is worth a retry. */
export function undecidedKind(error: unknown): "network" | "busy" | undefined {
  const kind = failureKind(error);
  return kind === "network" || kind === "busy" ? kind : undefined;
}

/** Returns whether the backend may have done or may still do the call: only the same key may be sent again. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !isShopError(error) || error.code === "RESPONSE_INVALID" || undecidedKind(error) !== undefined;

/** In seconds, without a Retry-After. */
const RETRY_DELAYS: Partial<Record<ShopErrorCode, number>> = { RATE_LIMITED: 60, PAYMENT_PENDING: 120 };

/**
 * Returns the whole seconds until the next attempt: as the backend requested, else the usual ones of RATE_LIMITED and
 * PAYMENT_PENDING; undefined for other failures.
 */
export function retryAfterSeconds(error: unknown): number | undefined {
  if (!isShopError(error)) return undefined;
  const seconds = Number(error.details.retryAfterSeconds);
  return seconds > 0 ? Math.ceil(seconds) : RETRY_DELAYS[error.code];
}
