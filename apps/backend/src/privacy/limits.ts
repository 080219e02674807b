import type { RateLimit } from "../platform/http/rateLimit.ts";

/** By customer: an export reads much. */
export const EXPORTS: RateLimit = { name: "export", maxAttempts: 10, windowSeconds: 60 * 60 };
