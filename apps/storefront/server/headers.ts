import type { MiddlewareHandler } from "hono";
import { isSecure } from "./asSeen.ts";
import type { OpenHosts } from "./partyHosts.ts";

export interface PagePolicy {
  /** its inline scripts: "'nonce-…'", or the hash of each */
  inline: readonly string[];
  /** other origins that pictures come from */
  pictureOrigins: readonly string[];
  /** of search engines that browsers ask themselves */
  searchOrigins?: readonly string[] | undefined;
  /** of third parties that are set up */
  hosts: OpenHosts;
}

/**
 * What a page may load and run: its own files, its own inline scripts, and what the shop has set up; nothing else. Where
 * tags may run there is a Trusted Types policy more: the one by which they load scripts from their own hosts, and only that.
 * Source: legal-security C3.
 */
export function contentSecurityPolicy({ inline, pictureOrigins, searchOrigins = [], hosts }: PagePolicy): string {
  const sources = (...list: readonly string[]): string => list.filter((source) => source !== "").join(" ");
  return [
    "default-src 'none'",
    sources("script-src 'self'", ...inline, ...hosts.script),
    "style-src 'self'",
    sources("img-src 'self' data:", ...pictureOrigins, ...hosts.img),
    "font-src 'self'",
    sources("connect-src 'self'", ...searchOrigins, ...hosts.connect),
    ...(hosts.frame.length === 0 ? [] : [sources("frame-src", ...hosts.frame)]),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    sources("trusted-types shop-html", hosts.script.length === 0 ? "" : "default"),
  ].join("; ");
}

/** A picture opened by itself is a document of this origin, and a drawing can hold scripts. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers of pictures, models and documents, wherever they lie. */
export const pictureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  // Browsers show a PDF by a program of their own, which a sandbox would keep out.
  if (headers.get("Content-Type") !== "application/pdf") headers.set("Content-Security-Policy", PICTURE_POLICY);
};

/** Headers of every answer, errors and API among them. */
export const securityHeaders =
  (trustedProxies = 0): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("X-Content-Type-Options", "nosniff");
    // A page with a secret in its address says more.
    if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    // A session of WebXR draws into the camera's picture and never gives the picture itself to the page: `camera` stays shut.
    headers.set(
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), usb=(), payment=(self), xr-spatial-tracking=(self)",
    );
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    headers.set("Cross-Origin-Resource-Policy", "same-site");
    if (isSecure(c, trustedProxies)) {
      headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload");
      secureCookies(headers);
    }
  };

/** Where the page is secure its cookies are, whoever ends TLS. Source: legal-security C1, 3.3.1. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies)
    headers.append("Set-Cookie", /;\s*Secure(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);
}
