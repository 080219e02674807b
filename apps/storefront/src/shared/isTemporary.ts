import { failureKind } from "@shop/core";

/** Retry-After of a 503 page: search engines request it again then. */
export const UNAVAILABLE_SECONDS = 10;

/** Returns whether the backend could not answer, as while its database restarts. */
export const isTemporary = (error: unknown): boolean => ["network", "busy"].includes(failureKind(error));
