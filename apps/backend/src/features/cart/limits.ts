import type { Limit } from "../../http/rateLimit.ts";

const HOUR = 60 * 60;

// By IP address and therefore wide: offices share one. Only scripts reach these limits.
export const NEW_CART: Limit = { name: "new cart", most: 600, seconds: HOUR };
export const ASSIGN: Limit = { name: "assign customer", most: 300, seconds: HOUR };
