import type { Limit } from "../../http/rateLimit.ts";

const HOUR = 60 * 60;

// By address, so wide: an office shares one. Nobody shops like this; a script that fills the tables does.
export const NEW_CART: Limit = { name: "new cart", most: 600, seconds: HOUR };
export const ASSIGN: Limit = { name: "assign customer", most: 300, seconds: HOUR };
