import { createHash } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { shopSecret } from "./secrets.ts";

/** Source: specification 9. */
export const TOKEN_SECONDS = 6 * 60 * 60;

// One algorithm, one key, one issuer, one audience: there is nothing a token could choose.
const ALGORITHM = "HS256";
const ISSUER = "lindenhaus";
const AUDIENCE = "storefront";
const JTI_BYTES = 16;

/** What a good token tells, checked against the customer's row. */
export interface Bearer {
  customerId: number;
  email: string;
  admin: boolean;
  jti: string;
  expiresAt: Date;
}

const claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number)),
  jti: v.pipe(v.string(), v.minLength(1)),
  iat: v.number(),
  exp: v.number(),
  epoch: v.pipe(v.number(), v.integer()),
});

/** A new token of a customer: six hours, no personal data in it. */
export async function issueToken(
  deps: Deps,
  customer: { id: number; admin: boolean; token_epoch: number },
): Promise<{ token: string; expires_in: number }> {
  const issuedAt = Math.floor(deps.clock().getTime() / 1000);
  const token = await new SignJWT({ admin: customer.admin, epoch: customer.token_epoch })
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
    .setSubject(String(customer.id))
    .setJti(deps.random(JTI_BYTES).toString("base64url"))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .sign(await keyOf(deps));
  return { token, expires_in: TOKEN_SECONDS };
}

/** Whose token it is; undefined where it is forged, over, revoked, of an epoch gone by, or of nobody any more. */
export async function readBearer(deps: Deps, token: string): Promise<Bearer | undefined> {
  const shown = await verify(deps, token);
  if (shown === undefined) return undefined;
  const customer = await deps.db
    .selectFrom("customer")
    .select(["id", "email", "admin"])
    .where("id", "=", shown.sub)
    .where("guest", "=", false)
    .where("token_epoch", "=", shown.epoch)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("revoked_token").select("jti").where("jti", "=", shown.jti))),
    )
    .executeTakeFirst();
  if (customer === undefined) return undefined;
  const { id, email, admin } = customer;
  return { customerId: id, email, admin, jti: shown.jti, expiresAt: new Date(shown.exp * 1000) };
}

async function verify(deps: Deps, token: string): Promise<v.InferOutput<typeof claims> | undefined> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(deps), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: "JWT",
      currentDate: deps.clock(),
      requiredClaims: ["sub", "jti", "iat", "exp"],
    });
    const read = v.safeParse(claims, payload);
    return read.success ? read.output : undefined;
  } catch (error) {
    // A database that is away must not look like a session that is over.
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/**
 * The token is worth nothing from here on; false where it was so already. The row may go when the token would have ended.
 */
export async function revokeToken({ db }: Deps, { jti, expiresAt }: Bearer): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("revoked_token")
    .values({ jti, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

const kept = new WeakMap<Deps, Promise<Uint8Array>>();

/** Asked for once per app; a failure is not kept. */
function keyOf(deps: Deps): Promise<Uint8Array> {
  const known = kept.get(deps);
  if (known !== undefined) return known;
  const { tokenSecret } = deps;
  const key =
    tokenSecret === undefined
      ? shopSecret(deps, "token")
      : Promise.resolve(createHash("sha256").update(tokenSecret).digest());
  kept.set(deps, key);
  key.catch(() => kept.delete(deps));
  return key;
}
