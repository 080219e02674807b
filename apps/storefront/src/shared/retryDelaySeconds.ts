import { isShopError } from "@shop/core";

/** Used when the response has no retry delay. */
const DEFAULT_SECONDS = 60;

/** Returns the retry delay of a rate-limited request; undefined for any other error. */
export function retryDelaySeconds(error: unknown): number | undefined {
  if (!isShopError(error, "RATE_LIMITED")) return undefined;
  const seconds = Number(error.details["retryAfterSeconds"]);
  return seconds > 0 ? Math.ceil(seconds) : DEFAULT_SECONDS;
}
