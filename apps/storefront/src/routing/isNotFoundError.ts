import { isShopError } from "@shop/core";

/** A missing record becomes a not-found page; every other error is a failure. */
export const isNotFoundError = (error: unknown): boolean => isShopError(error, "NOT_FOUND");
