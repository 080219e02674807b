import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Deps } from "../deps.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { hmacSha256, isSameSecret } from "../platform/http/mac.ts";
import { loadTokenKeys } from "../security/loadTokenKeys.ts";

/** A token and the cookie required to refresh it; without a cookie the token suffices. */
export interface IssuedToken {
  token: string;
  expiresInSeconds: number;
  cookie: { value: string; seconds: number } | undefined;
}

/** `__Host-` binds the cookie to this host and to TLS (or localhost). Source: legal-security C2. */
const COOKIE_NAME = "__Host-rt";

/**
 * Cookie value that refreshes the session; changes with every token. A MAC of the token id, so the database stores
 * nothing that could be stolen.
 */
export async function computeCookie(deps: Deps, sessionId: string, jti: string): Promise<string> {
  const [key] = await loadTokenKeys(deps);
  return cookieOf(key, sessionId, jti);
}

const cookieOf = (key: Buffer, sessionId: string, jti: string): string =>
  hmacSha256(key, `session cookie ${sessionId} ${jti}`).toString("base64url");

/** Whether the cookie belongs to one of the token ids. */
export async function matchesCookie(
  deps: Deps,
  cookie: string | undefined,
  sessionId: string,
  jtis: readonly string[],
): Promise<boolean> {
  const actual = Buffer.from(cookie ?? "");
  const keys = await loadTokenKeys(deps);
  return keys.some((key) => jtis.some((jti) => isSameSecret(actual, Buffer.from(cookieOf(key, sessionId, jti)))));
}

/**
 * Browsers set Sec-Fetch-Site and scripts cannot forge it. Only same-origin pages send the cookie with every call;
 * apps, servers and other origins could not keep one.
 */
export const isSameOriginPage = (c: Context<AppEnv>): boolean => c.req.header("Sec-Fetch-Site") === "same-origin";

export const readSessionCookie = (c: Context<AppEnv>): string | undefined => getCookie(c, COOKIE_NAME);

/** Sets the cookie header and returns the body fields of the session. */
export function writeSession(c: Context<AppEnv>, { token, expiresInSeconds, cookie }: IssuedToken) {
  if (cookie !== undefined) setCookie(c, cookie.value, cookie.seconds);
  return { token, expires_in: expiresInSeconds };
}

export const clearSessionCookie = (c: Context<AppEnv>): void => setCookie(c, "", 0);

function setCookie(c: Context<AppEnv>, value: string, seconds: number): void {
  c.header("Set-Cookie", `${COOKIE_NAME}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`);
}
