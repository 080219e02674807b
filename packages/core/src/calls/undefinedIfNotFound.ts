import { isShopError } from "../shared/shopError.js";

/** Returns undefined for NOT_FOUND and rethrows any other error. */
export function undefinedIfNotFound(error: unknown): undefined {
  if (isShopError(error, "NOT_FOUND")) return undefined;
  throw error;
}
