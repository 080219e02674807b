import type { PostalAddress } from "../customer/customer.js";

/** Guest data of a quick checkout. */
export interface ExpressUser {
  startedAtMs: number;
  email: string;
  address: PostalAddress | undefined;
}

/** Lifetime of quick-checkout data: 30 minutes. */
export const EXPRESS_LIFETIME_MS = 1_800_000;

/** Returns whether quick-checkout data is younger than {@link EXPRESS_LIFETIME_MS}; not with a start in the future. */
export function isExpressFresh(startedAtMs: number, nowMs: number): boolean {
  const ageMs = nowMs - startedAtMs;
  return ageMs >= 0 && ageMs < EXPRESS_LIFETIME_MS;
}
