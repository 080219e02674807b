import type { Limit } from "../../http/rateLimit.ts";

const HOUR = 60 * 60;

// By address, so wide: an office shares one. Enough to keep a script from emptying the shelves or mailing strangers.
export const PAY: Limit = { name: "pay", most: 200, seconds: HOUR };
export const RESULT: Limit = { name: "order result", most: 600, seconds: 10 * 60 };
