/** How long a login token is valid: 6 hours. Source: specification 9. */
export const TOKEN_LIFETIME_MS = 21_600_000;

/**
 * What the background timer does with a token: keep it below two thirds of its lifetime, refresh from two thirds on,
 * expire from the end on. Times in milliseconds of one clock. A token with unreadable times is expired.
 * Source: specification 4, Auth.
 */
export function decideToken(input: {
  issuedAtMs: number;
  expiresAtMs: number;
  nowMs: number;
}): "keep" | "refresh" | "expire" {
  const { issuedAtMs, expiresAtMs, nowMs } = input;
  // Written so that NaN, for which every comparison is false, ends in "expire".
  if (!(nowMs < expiresAtMs && issuedAtMs < expiresAtMs)) return "expire";
  return (nowMs - issuedAtMs) * 3 < (expiresAtMs - issuedAtMs) * 2 ? "keep" : "refresh";
}
