import type { Limit } from "../../http/rateLimit.ts";

const HOUR = 60 * 60;

// Keyed by IP address, so high enough for an office behind one address. They stop scripts from reserving all stock or
// emailing third parties.
export const PAY: Limit = { name: "pay", most: 200, seconds: HOUR };
export const RESULT: Limit = { name: "order result", most: 600, seconds: 10 * 60 };
