import { errors, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { tokenKey } from "./tokenKey.ts";

// One algorithm, one key, one issuer, one audience: there is nothing a token could choose.
const ALGORITHM = "HS256";
const ISSUER = "lindenhaus";
const AUDIENCE = "storefront";

/** What a good token tells, checked against the customer's row and the session's. */
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

/** What a token of this shop says, whether or not it is still good for anything. */
export type Claims = v.InferOutput<typeof claims>;

/** What a token is made of: the same makes the same token. Times in seconds since 1970. */
export interface TokenFacts {
  customer: { id: number; token_epoch: number };
  /** shows menus: the backend asks its own table */
  admin: boolean;
  sessionId: string;
  jti: string;
  issuedAt: number;
  endsAt: number;
}

/** A token: no personal data in it. */
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

/** Whose token it is; undefined where it is forged, over, given up, of an epoch gone by, or of nobody any more. */
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

/** What a token says that this shop made and whose time is not over. */
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
    // A database that is away must not look like a session that is over.
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
