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
