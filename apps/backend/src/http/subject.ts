import type { Context, MiddlewareHandler } from "hono";
import type { Deps } from "../deps.ts";
import { type Bearer, readBearer } from "../features/auth/bearer.ts";
import { unauthorized } from "./apiError.ts";
import type { AppEnv, Subject } from "./appEnv.ts";

const GUEST: Subject = { kind: "guest" };

/** Lets every call ask who calls. Nothing is read before: most calls are for everybody. */
export const identify =
  (deps: Deps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    let read: Promise<Subject> | undefined;
    c.set("subject", () => (read ??= readSubject(deps, c.req.header("Authorization"))));
    await next();
  };

/** A token that is not good is no token of a guest's: 401, so that the client learns that its session is over. */
async function readSubject(deps: Deps, authorization: string | undefined): Promise<Subject> {
  const token = bearerIn(authorization);
  if (token === undefined) return GUEST;
  const bearer = await readBearer(deps, token);
  if (bearer === undefined) throw unauthorized();
  return { kind: "customer", ...bearer };
}

/** The text of the token that a call shows. */
export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];

/** @throws ApiError 401 where a bearer token is shown that is not good. */
export const subjectOf = (c: Context<AppEnv>): Promise<Subject> => c.get("subject")();

/** The customer who calls; 401 for guests. */
export async function customerOf(c: Context<AppEnv>): Promise<Bearer> {
  const subject = await subjectOf(c);
  if (subject.kind !== "customer") throw unauthorized();
  return subject;
}

/** The id of the customer who calls, if one does. */
export async function customerIdOf(c: Context<AppEnv>): Promise<number | undefined> {
  const subject = await subjectOf(c);
  return subject.kind === "customer" ? subject.customerId : undefined;
}
