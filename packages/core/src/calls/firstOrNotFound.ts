import { ShopError, type ShopErrorDetails } from "../shared/shopError.js";

/**
 * Returns the first row.
 * @throws ShopError NOT_FOUND for an empty list
 */
export function firstOrNotFound<T>([row]: readonly T[], details: ShopErrorDetails): T {
  if (row === undefined) throw new ShopError("NOT_FOUND", { details });
  return row;
}
