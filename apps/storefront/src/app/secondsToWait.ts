import { isShopError } from "@shop/core";

/** Used when the response has no retry delay. */
const USUAL_SECONDS = 60;

/** Returns the retry delay of a rate-limited request; undefined for any other error. */
export function secondsToWait(error: unknown): number | undefined {
  if (!isShopError(error, "RATE_LIMITED")) return undefined;
  const seconds = Number(error.details["retryAfterSeconds"]);
  return seconds > 0 ? Math.ceil(seconds) : USUAL_SECONDS;
}
