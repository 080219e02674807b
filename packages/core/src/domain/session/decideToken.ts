/** Lifetime of a login token: 6 hours. */
export const TOKEN_LIFETIME_MS = 21_600_000;

/**
 * Decides what to do with a token: keep it below two thirds of its lifetime, refresh it from there on, expire it at the
 * end. All times are ms of one clock; a token with invalid times is expired.
 */
export function decideToken(input: {
  issuedAtMs: number;
  expiresAtMs: number;
  nowMs: number;
}): "keep" | "refresh" | "expire" {
  const { issuedAtMs, expiresAtMs, nowMs } = input;
  // NaN fails every comparison and so ends in "expire".
  if (!(nowMs < expiresAtMs && issuedAtMs < expiresAtMs)) return "expire";
  return (nowMs - issuedAtMs) * 3 < (expiresAtMs - issuedAtMs) * 2 ? "keep" : "refresh";
}
