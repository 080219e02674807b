import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";
import { isOn } from "../../shared/isOn.js";
import type { SessionToken } from "./sessionToken.js";

/** No token lives longer; the shop's live 6 hours. What says otherwise was not made by a shop. */
const LONGEST_LIFETIME_MS = 86_400_000;

/**
 * The token in a text that came from the shop or out of storage; `undefined` for anything that is none: another shape,
 * another audience, times that make no sense. Says nothing about its signature, which only the shop can check.
 *
 * @param receivedAtMs when this device got it; undefined: when it was issued, as far as this device's clock is right
 */
export function readToken(
  text: string,
  { audience, receivedAtMs }: { audience: string | undefined; receivedAtMs: number | undefined },
): SessionToken | undefined {
  const claims = claimsOf(text);
  if (claims === undefined) return undefined;
  const { sub, iat, exp, aud, admin } = claims;
  const customerId = parsePositiveInteger(sub);
  if (customerId === undefined || typeof iat !== "number" || typeof exp !== "number") return undefined;
  const lifetimeMs = (exp - iat) * 1000;
  // Written so that NaN and infinity are refused.
  if (!(lifetimeMs > 0 && lifetimeMs <= LONGEST_LIFETIME_MS && iat >= 0)) return undefined;
  if (audience !== undefined && !(Array.isArray(aud) ? aud : [aud]).includes(audience)) return undefined;
  return { text, customerId, isAdmin: isOn(admin), receivedAtMs: receivedAtMs ?? iat * 1000, lifetimeMs };
}

/** The middle of a signed JSON web token. */
function claimsOf(text: string): Record<string, unknown> | undefined {
  const middle = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(text)?.[1];
  if (middle === undefined || text.length > 4096) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(middle.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}
