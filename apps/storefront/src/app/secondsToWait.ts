import { isShopError } from "@shop/core";

/** Where the shop does not say how long. */
const USUAL_SECONDS = 60;

/** How long a shop that was asked too often wants to be left alone; undefined where something else is the matter. */
export function secondsToWait(error: unknown): number | undefined {
  if (!isShopError(error, "RATE_LIMITED")) return undefined;
  const seconds = Number(error.details["retryAfterSeconds"]);
  return seconds > 0 ? Math.ceil(seconds) : USUAL_SECONDS;
}
