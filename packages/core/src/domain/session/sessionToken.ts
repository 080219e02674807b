import { requireGlobal } from "../../shared/requireGlobal.js";
import { isOn } from "../../shared/isOn.js";
import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";

/** Login token with its lifetime on the local clock. */
export interface SessionToken {
  jwt: string;
  customerId: number;
  isAdmin: boolean;
  /** Local time of receipt, ms since 1970; makes the lifetime independent of clock skew. */
  receivedAtMs: number;
  lifetimeMs: number;
}

/** Upper limit for a plausible lifetime; the backend issues tokens for 6 hours. */
const MAX_LIFETIME_MS = 86_400_000;

/**
 * Parses a login token (JWT) from the backend or storage. Does not verify its signature.
 * @param audience expected `aud`; undefined: any
 * @param receivedAtMs local time of receipt; undefined: `iat`, which assumes a correct local clock
 * @returns undefined for another format, another audience or implausible times
 */
export function readToken(
  text: string,
  { audience, receivedAtMs }: { audience: string | undefined; receivedAtMs: number | undefined },
): SessionToken | undefined {
  const claims = decodeClaims(text);
  if (claims === undefined) return undefined;
  const { sub, iat, exp, aud, admin } = claims;
  const customerId = parsePositiveInteger(sub);
  if (customerId === undefined || typeof iat !== "number" || typeof exp !== "number") return undefined;
  const lifetimeMs = (exp - iat) * 1000;
  // NaN and Infinity fail this comparison.
  if (!(lifetimeMs > 0 && lifetimeMs <= MAX_LIFETIME_MS && iat >= 0)) return undefined;
  if (audience !== undefined && !(Array.isArray(aud) ? aud : [aud]).includes(audience)) return undefined;
  return { jwt: text, customerId, isAdmin: isOn(admin), receivedAtMs: receivedAtMs ?? iat * 1000, lifetimeMs };
}

/** Returns the decoded payload of a JWT. Does not verify it. */
function decodeClaims(text: string): Record<string, unknown> | undefined {
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(text)?.[1];
  if (payload === undefined || text.length > 4096) return undefined;
  requireGlobal("atob");
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

/** Lifetime of a login token: 6 hours. */
export const TOKEN_LIFETIME_MS = 21_600_000;

/**
 * Decides what to do with a token: keep it below two thirds of its lifetime, refresh it from there on, expire it at the
 * end. All times are ms of one clock; a token with invalid times is expired.
 */
export function decideToken(
  input: Record<"issuedAtMs" | "expiresAtMs" | "nowMs", number>,
): "keep" | "refresh" | "expire" {
  const { issuedAtMs, expiresAtMs, nowMs } = input;
  // NaN fails every comparison and so ends in "expire".
  if (!(nowMs < expiresAtMs && issuedAtMs < expiresAtMs)) return "expire";
  return (nowMs - issuedAtMs) * 3 < (expiresAtMs - issuedAtMs) * 2 ? "keep" : "refresh";
}
