import { ApiError } from "./apiError.ts";

/** serialization_failure, deadlock_detected */
const COLLISIONS: ReadonlySet<string> = new Set(["40001", "40P01"]);
/** Connection exceptions, a server that shuts down or has no connection left, and the driver's own names for them. */
const UNREACHABLE = /^(08|57P0|53300|ECONN|EPIPE|ETIMEDOUT)/;

/**
 * What became of a query: after a collision it may be run again, where the database cannot be reached the caller may ask
 * again. A connection lost at the commit leaves open whether it happened: that one is not run again, the caller's key
 * makes it safe for the caller to ask again.
 */
export function databaseFailure(error: unknown): "collision" | "unreachable" | "ours" {
  if (!(error instanceof Error)) return "ours";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (COLLISIONS.has(code)) return "collision";
  // Of a socket; elsewhere it is a file that is missing.
  const hasNoSocket = code === "ENOENT" && "syscall" in error && error.syscall === "connect";
  return hasNoSocket ||
    UNREACHABLE.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
    ? "unreachable"
    : "ours";
}

export const busy = (): ApiError => new ApiError(503, "BUSY", "The shop is busy. Please try again.", 1);
