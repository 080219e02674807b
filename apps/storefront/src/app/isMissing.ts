import { isShopError } from "@shop/core";

/** A missing record becomes a not-found page; every other error is a failure. */
export const isMissing = (error: unknown): boolean => isShopError(error, "NOT_FOUND");
