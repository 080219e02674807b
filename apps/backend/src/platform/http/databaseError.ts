import { ApiError } from "./apiError.ts";

/** serialization_failure, deadlock_detected */
const RETRYABLE_CODES: ReadonlySet<string> = new Set(["40001", "40P01"]);
/**
 * Connection exceptions, server shutdown, insufficient resources such as connections or disk space, locks that took too
 * long, and the driver's own error codes.
 */
const UNREACHABLE = /^(08|53|57P0|55P03|25P03|ECONN|EPIPE|ETIMEDOUT)/;
/** Errors of the driver without a code. A rollback over a broken connection replaces the error that broke it. */
const UNREACHABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable$)/;

/**
 * Classifies a database error. A "conflict" can be retried; "unreachable" is reported to the caller and never retried
 * here: after a connection lost during commit the outcome is unknown, and only the caller's Idempotency-Key makes a
 * retry safe.
 */
export function classifyDatabaseError(error: unknown): "conflict" | "unreachable" | "other" {
  if (!(error instanceof Error)) return "other";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (RETRYABLE_CODES.has(code)) return "conflict";
  // ENOENT of a socket; otherwise a missing file.
  const isSocketMissing = code === "ENOENT" && "syscall" in error && error.syscall === "connect";
  return isSocketMissing || UNREACHABLE.test(code) || UNREACHABLE_MESSAGE.test(error.message) ? "unreachable" : "other";
}

export const busyError = (): ApiError => new ApiError(503, "BUSY", "The shop is busy. Please try again.", 1);
