/** How long quick-checkout data is kept: 30 minutes. Source: specification 9. */
export const EXPRESS_LIFETIME_MS = 1_800_000;

/**
 * Whether express-user data may still be used: for 30 minutes from its start, at which moment it is over. A start in the
 * future, as after a change of the clock, is not fresh. Source: specification 4, Auth.
 */
export function isExpressFresh(startedAtMs: number, nowMs: number): boolean {
  const ageMs = nowMs - startedAtMs;
  return ageMs >= 0 && ageMs < EXPRESS_LIFETIME_MS;
}
