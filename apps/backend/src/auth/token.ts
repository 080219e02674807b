import { errors, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import type { AuthenticatedCustomer } from "../platform/http/appEnv.ts";
import { loadTokenKeys } from "../security/loadTokenKeys.ts";

// Fixed algorithm, key, issuer and audience: a token cannot select any of them.
const ALGORITHM = "HS256";
const ISSUER = "lindenhaus";
const AUDIENCE = "storefront";

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number)),
  sid: v.pipe(v.string(), v.minLength(1)),
  jti: v.pipe(v.string(), v.minLength(1)),
  iat: v.number(),
  exp: v.number(),
  epoch: v.pipe(v.number(), v.integer()),
});

/** Claims of a token signed by this backend; its session may have ended. */
export type TokenClaims = v.InferOutput<typeof claimsSchema>;

/** Equal input yields an equal token. Times in seconds since 1970. */
export interface TokenInput {
  customer: { id: number; token_epoch: number };
  /** Shows admin menus only; the backend checks its own table. */
  admin: boolean;
  sessionId: string;
  jti: string;
  issuedAt: number;
  expiresAt: number;
}

/** Signs a token that contains no personal data. */
export async function signToken(deps: Deps, input: TokenInput): Promise<string> {
  const [key] = await loadTokenKeys(deps);
  const { customer, admin, sessionId, jti, issuedAt, expiresAt } = input;
  return new SignJWT({ admin, epoch: customer.token_epoch, sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
    .setSubject(String(customer.id))
    .setJti(jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .sign(key);
}

/**
 * Returns the owner; `undefined` when the token is forged, expired, replaced, of an earlier epoch, or its customer is
 * deleted.
 */
export async function authenticateToken(deps: Deps, token: string): Promise<AuthenticatedCustomer | undefined> {
  const claims = await verifyToken(deps, token);
  if (claims === undefined) return undefined;
  const row = await deps.db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customer_id")
    .select(["customer.id", "email"])
    .where("session.id", "=", claims.sid)
    .where("jti", "=", claims.jti)
    .where("customer.id", "=", claims.sub)
    .where("guest", "=", false)
    .where("token_epoch", "=", claims.epoch)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { customerId: row.id, email: row.email, sessionId: claims.sid };
}

/** Returns the claims of a token that this backend signed and that has not expired. */
export async function verifyToken(deps: Deps, token: string): Promise<TokenClaims | undefined> {
  for (const key of await loadTokenKeys(deps)) {
    const claims = await verifyWith(key, deps, token);
    if (claims !== undefined) return claims;
  }
  return undefined;
}

async function verifyWith(key: Buffer, deps: Deps, token: string): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: "JWT",
      currentDate: deps.clock(),
      requiredClaims: ["sub", "sid", "jti", "iat", "exp"],
    });
    const parsed = v.safeParse(claimsSchema, payload);
    return parsed.success ? parsed.output : undefined;
  } catch (error) {
    // A database failure must not look like an expired session.
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
