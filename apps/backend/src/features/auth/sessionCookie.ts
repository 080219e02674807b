import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Deps } from "../../deps.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { macOf, sameSecret } from "../../http/mac.ts";
import { tokenKey } from "./tokenKey.ts";

/** A token, and the cookie that renews it; no cookie: the token renews itself. */
export interface Issued {
  token: string;
  expiresInSeconds: number;
  cookie: { value: string; seconds: number } | undefined;
}

/** `__Host-`: of this host alone, over TLS (or localhost) alone. Source: legal-security C2. */
const NAME = "__Host-rt";

/**
 * What renews a session beside its token; another one with every token. It is made of the token's id with the shop's key,
 * so there is nothing to keep, and nothing to steal from the database.
 */
export async function cookieOf(deps: Deps, sessionId: string, jti: string): Promise<string> {
  return macOf(await tokenKey(deps), `session cookie ${sessionId} ${jti}`).toString("base64url");
}

/** Whether it belongs to one of the tokens. */
export async function fitsCookie(
  deps: Deps,
  shown: string | undefined,
  sessionId: string,
  jtis: readonly string[],
): Promise<boolean> {
  const given = Buffer.from(shown ?? "");
  const right = await Promise.all(jtis.map(async (jti) => Buffer.from(await cookieOf(deps, sessionId, jti))));
  return right.some((one) => sameSecret(given, one));
}

/**
 * A browser says by itself, and no script can make it say otherwise, that a page of the shop's own origin calls: such a
 * page gets its cookie back with every call. Apps, servers and pages of another origin could not keep one.
 */
export const keepsCookie = (c: Context<AppEnv>): boolean => c.req.header("Sec-Fetch-Site") === "same-origin";

export const shownCookie = (c: Context<AppEnv>): string | undefined => getCookie(c, NAME);

/** Hands over a session: the cookie in the header, the rest is for the body. */
export function answerSession(c: Context<AppEnv>, { token, expiresInSeconds, cookie }: Issued) {
  if (cookie !== undefined) setCookie(c, cookie.value, cookie.seconds);
  return { token, expires_in: expiresInSeconds };
}

export const dropCookie = (c: Context<AppEnv>): void => setCookie(c, "", 0);

function setCookie(c: Context<AppEnv>, value: string, seconds: number): void {
  c.header("Set-Cookie", `${NAME}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`);
}
