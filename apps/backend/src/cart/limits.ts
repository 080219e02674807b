import type { RateLimit } from "../platform/http/rateLimit.ts";

const HOUR = 60 * 60;

// By IP address and therefore wide: offices share one. Only scripts reach these limits.
export const NEW_CART: RateLimit = { name: "new cart", maxAttempts: 600, windowSeconds: HOUR };
export const ASSIGN: RateLimit = { name: "assign customer", maxAttempts: 300, windowSeconds: HOUR };
