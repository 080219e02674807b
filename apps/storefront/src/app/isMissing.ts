import { isShopError } from "@shop/core";

/** A record the shop does not know is a page that is not there; everything else is a failure. */
export const isMissing = (error: unknown): boolean => isShopError(error, "NOT_FOUND");
