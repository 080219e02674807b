import { isShopError } from "../shared/shopError.js";

/** For what comes of a call: what the shop does not have is no failure here. */
export function absent(error: unknown): undefined {
  if (isShopError(error, "NOT_FOUND")) return undefined;
  throw error;
}
