import { ApiError } from "./apiError.ts";

/** serialization_failure, deadlock_detected */
const COLLISIONS: ReadonlySet<string> = new Set(["40001", "40P01"]);
/** Connection exceptions, server shutdown, too many connections, and the driver's own error codes. */
const UNREACHABLE = /^(08|57P0|53300|ECONN|EPIPE|ETIMEDOUT)/;

/**
 * Classifies a database error. A "collision" can be retried; "unreachable" is reported to the caller and never retried
 * here: after a connection lost during commit the outcome is unknown, and only the caller's Idempotency-Key makes a
 * retry safe.
 */
export function databaseFailure(error: unknown): "collision" | "unreachable" | "ours" {
  if (!(error instanceof Error)) return "ours";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (COLLISIONS.has(code)) return "collision";
  // ENOENT of a socket; otherwise a missing file.
  const hasNoSocket = code === "ENOENT" && "syscall" in error && error.syscall === "connect";
  return hasNoSocket ||
    UNREACHABLE.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
    ? "unreachable"
    : "ours";
}

export const busy = (): ApiError => new ApiError(503, "BUSY", "The shop is busy. Please try again.", 1);
