import type { RateLimit } from "../platform/http/rateLimit.ts";

const HOUR = 60 * 60;

// Keyed by IP address, so high enough for an office behind one address. They stop scripts from reserving all stock or
// emailing third parties.
export const PAY_LIMIT: RateLimit = { name: "pay", maxAttempts: 200, windowSeconds: HOUR };
export const RESULT_LIMIT: RateLimit = { name: "order result", maxAttempts: 600, windowSeconds: 10 * 60 };
/** Stops guessing of mailed links. */
export const ORDER_LINK: RateLimit = { name: "guest invoice", maxAttempts: 30, windowSeconds: 10 * 60 };

/** Unfinished payments hold stock this long. */
export const PAYMENT_LIFETIME_MS = 30 * 60_000;
