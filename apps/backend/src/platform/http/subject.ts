import type { Context, MiddlewareHandler } from "hono";
import { unauthorized } from "./apiError.ts";
import type { AppEnv, AuthenticatedCustomer, Subject } from "./appEnv.ts";

const GUEST: Subject = { kind: "guest" };

/** Resolves to undefined for an invalid token. */
type AuthenticateToken = (token: string) => Promise<AuthenticatedCustomer | undefined>;

/** Gives handlers access to the caller. The token is read lazily: most requests are public. */
export const identifyCaller =
  (authenticate: AuthenticateToken): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    let read: Promise<Subject> | undefined;
    c.set("subject", () => (read ??= readSubject(authenticate, c.req.header("Authorization"))));
    await next();
  };

/** An invalid token is a 401, not a guest, so that the client learns that its session has ended. */
async function readSubject(authenticate: AuthenticateToken, authorization: string | undefined): Promise<Subject> {
  const token = parseBearerToken(authorization);
  if (token === undefined) return GUEST;
  const bearer = await authenticate(token);
  if (bearer === undefined) throw unauthorized();
  return { kind: "customer", ...bearer };
}

export const parseBearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];

/** @throws ApiError 401 if the bearer token is invalid */
export const getSubject = (c: Context<AppEnv>): Promise<Subject> => c.get("subject")();

/**
 * Returns the calling customer.
 *
 * @throws ApiError 401 for guests
 */
export async function requireCustomer(c: Context<AppEnv>): Promise<AuthenticatedCustomer> {
  const subject = await getSubject(c);
  if (subject.kind !== "customer") throw unauthorized();
  return subject;
}

export async function getCustomerId(c: Context<AppEnv>): Promise<number | undefined> {
  const subject = await getSubject(c);
  return subject.kind === "customer" ? subject.customerId : undefined;
}
