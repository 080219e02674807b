import { ShopError } from "../../shared/shopError.js";
import { TOKEN_LIFETIME_MS } from "./sessionToken.js";

/** RFC 4648, section 5: base64 for URLs. */
const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");

/**
 * Returns the session token of another backend as a shop keeps it: as an unsigned JWT that contains it, without an
 * audience. Read it with {@link unwrapToken} in each call.
 *
 * @param token opaque token of the backend, in ASCII
 * @param lifetimeMs at most 24 hours; default: 6 hours
 */
export function wrapToken(
  token: string,
  { customerId, nowMs, lifetimeMs = TOKEN_LIFETIME_MS }: { customerId: number; nowMs: number; lifetimeMs?: number },
): { token: string; expiresInMs: number } {
  const iat = Math.floor(nowMs / 1000);
  const claims = { sub: String(customerId), iat, exp: iat + Math.floor(lifetimeMs / 1000), token };
  return { token: `${encode({ alg: "none" })}.${encode(claims)}.none`, expiresInMs: lifetimeMs };
}

/**
 * Returns the backend's token inside of {@link wrapToken}'s.
 * @throws ShopError RESPONSE_INVALID for another token
 */
export function unwrapToken(jwt: string): string {
  try {
    const claims: unknown = JSON.parse(atob((jwt.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof claims === "object" && claims !== null && "token" in claims && typeof claims.token === "string")
      return claims.token;
  } catch {
    // Another token.
  }
  throw new ShopError("RESPONSE_INVALID", { details: { at: "token", expected: "a token of wrapToken" } });
}
