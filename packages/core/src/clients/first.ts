import { ShopError, type ShopErrorDetails } from "../shared/shopError.js";

/** A list of one; an empty one is an unknown record. @throws ShopError NOT_FOUND */
export function first<T>([row]: readonly T[], details: ShopErrorDetails): T {
  if (row === undefined) throw new ShopError("NOT_FOUND", { details });
  return row;
}
