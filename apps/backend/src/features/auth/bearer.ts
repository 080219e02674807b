import { errors, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { tokenKey } from "./tokenKey.ts";

// Fixed algorithm, key, issuer and audience: a token cannot select any of them.
const ALGORITHM = "HS256";
const ISSUER = "lindenhaus";
const AUDIENCE = "storefront";

/** Identity from a valid token, checked against the customer and session rows. */
export interface Bearer {
  customerId: number;
  email: string;
  sessionId: string;
}

const claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number)),
  sid: v.pipe(v.string(), v.minLength(1)),
  jti: v.pipe(v.string(), v.minLength(1)),
  iat: v.number(),
  exp: v.number(),
  epoch: v.pipe(v.number(), v.integer()),
});

/** Claims of a token signed by this backend; its session may have ended. */
export type Claims = v.InferOutput<typeof claims>;

/** Equal input yields an equal token. Times in seconds since 1970. */
export interface TokenFacts {
  customer: { id: number; token_epoch: number };
  /** Shows admin menus only; the backend checks its own table. */
  admin: boolean;
  sessionId: string;
  jti: string;
  issuedAt: number;
  endsAt: number;
}

/** Signs a token that contains no personal data. */
export async function signToken(deps: Deps, facts: TokenFacts): Promise<string> {
  const { customer, admin, sessionId, jti, issuedAt, endsAt } = facts;
  return new SignJWT({ admin, epoch: customer.token_epoch, sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
    .setSubject(String(customer.id))
    .setJti(jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(endsAt)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .sign(await tokenKey(deps));
}

/**
 * Returns the owner; `undefined` when the token is forged, expired, replaced, of an earlier epoch, or its customer is
 * deleted.
 */
export async function readBearer(deps: Deps, token: string): Promise<Bearer | undefined> {
  const shown = await readClaims(deps, token);
  if (shown === undefined) return undefined;
  const row = await deps.db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customer_id")
    .select(["customer.id", "email"])
    .where("session.id", "=", shown.sid)
    .where("jti", "=", shown.jti)
    .where("customer.id", "=", shown.sub)
    .where("guest", "=", false)
    .where("token_epoch", "=", shown.epoch)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { customerId: row.id, email: row.email, sessionId: shown.sid };
}

/** Returns the claims of a token that this backend signed and that has not expired. */
export async function readClaims(deps: Deps, token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, await tokenKey(deps), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: "JWT",
      currentDate: deps.clock(),
      requiredClaims: ["sub", "sid", "jti", "iat", "exp"],
    });
    const read = v.safeParse(claims, payload);
    return read.success ? read.output : undefined;
  } catch (error) {
    // A database failure must not look like an expired session.
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
