import type { PostalAddress } from "../customer/customer.js";

/** Guest data of a quick checkout, kept in session storage for 30 minutes. */
export interface ExpressUser {
  /** ms since 1970 */
  startedAtMs: number;
  email: string;
  address: PostalAddress | undefined;
}

/** Lifetime of quick-checkout data: 30 minutes. */
export const EXPRESS_LIFETIME_MS = 1_800_000;

/**
 * Returns whether quick-checkout data is younger than {@link EXPRESS_LIFETIME_MS}. A start in the future, as after a
 * clock change, is not fresh.
 */
export function isExpressFresh(startedAtMs: number, nowMs: number): boolean {
  const ageMs = nowMs - startedAtMs;
  return ageMs >= 0 && ageMs < EXPRESS_LIFETIME_MS;
}
