import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { isSecure } from "./connection.ts";
import type { ThirdPartyConfig } from "../src/shared/thirdParties/thirdPartyConfig.ts";

/** Sources for inline scripts and styles: "'nonce-…'", or the hash of each. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface PagePolicy {
  inline: InlineSources;
  pictureOrigins: readonly string[];
  /** Origins of search engines that browsers query directly. */
  searchOrigins?: readonly string[] | undefined;
  hosts: AllowedHosts;
}

/** Content-Security-Policy of a page: own files, own inline scripts and configured hosts. Source: legal-security C3. */
export function contentSecurityPolicy(page: PagePolicy): string {
  const { inline, pictureOrigins, searchOrigins = [], hosts } = page;
  const directive = (...list: readonly string[]): string => list.filter((source) => source !== "").join(" ");
  return [
    "default-src 'none'",
    directive("script-src 'self'", ...inline.scripts, ...hosts.script),
    directive("style-src 'self'", ...inline.styles),
    directive("img-src 'self' data:", ...pictureOrigins, ...hosts.img),
    "font-src 'self'",
    directive("connect-src 'self'", ...searchOrigins, ...hosts.connect),
    ...(hosts.frame.length === 0 ? [] : [directive("frame-src", ...hosts.frame)]),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // "default" lets tags load scripts from their own hosts.
    directive("trusted-types shop-html", hosts.script.length === 0 ? "" : "default"),
  ].join("; ");
}

/** A picture opened directly is a document of this origin, and an SVG can contain scripts. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const pictureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  // Browsers open PDFs in their own viewer, which a sandbox would block.
  if (headers.get("Content-Type") !== "application/pdf") headers.set("Content-Security-Policy", PICTURE_POLICY);
};

/**
 * Lets pages of other origins call the API. Without credentials: callers are identified by the token and the cart's
 * secret in the headers, never by a cookie.
 */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "X-Cart-Token"],
    exposeHeaders: ["Content-Disposition", "Idempotent-Replayed", "Retry-After"],
    maxAge: PREFLIGHT_SECONDS,
  });

/** The longest time that Chromium keeps the answer to a preflight. */
const PREFLIGHT_SECONDS = 7200;

/** Pages of other sites may display the pictures. */
export const crossOriginPictures: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
};

const DATA = /^(?:application\/json|text\/plain)\b/;

export const securityHeaders =
  (trustedProxies = 0): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("X-Content-Type-Options", "nosniff");
    // Pages with a secret in their URL set a stricter value.
    if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    // WebXR draws over the camera image without exposing it to the page, so `camera` stays disabled.
    headers.set(
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), usb=(), payment=(self), xr-spatial-tracking=(self)",
    );
    // Pages and pictures have their own policy.
    if (!headers.has("Content-Security-Policy") && DATA.test(headers.get("Content-Type") ?? ""))
      headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    headers.set("Cross-Origin-Resource-Policy", "same-site");
    if (isSecure(c, trustedProxies)) {
      headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload");
      secureCookies(headers);
    }
  };

/** Adds `Secure` to cookies, also behind a TLS-terminating proxy. Source: legal-security C1, 3.3.1. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies)
    headers.append("Set-Cookie", /;\s*Secure(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);
}

export type AllowedHosts = Readonly<Record<"script" | "img" | "connect" | "frame", readonly string[]>>;

/** Source: developers.google.com/tag-platform/security/guides/csp, without `unsafe-eval` and `unsafe-inline`. */
const TAG_MANAGER: AllowedHosts = {
  script: ["https://*.googletagmanager.com", "https://www.googleadservices.com", "https://googleads.g.doubleclick.net"],
  img: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.g.doubleclick.net",
    "https://www.google.com",
    "https://www.google.at",
    "https://www.google.de",
    "https://www.google.ro",
  ],
  connect: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
    "https://www.google.com",
  ],
  frame: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
};

/** Source: developers.facebook.com/docs/meta-pixel. */
const PIXEL: Partial<AllowedHosts> = {
  script: ["https://connect.facebook.net"],
  img: ["https://www.facebook.com"],
  connect: ["https://www.facebook.com", "https://connect.facebook.net"],
};

/** Returns the hosts of the configured third parties. Private pages run no tags, so the tags' hosts stay blocked. */
export function allowedHosts(
  { tagManager, pixelId, chat, badge }: ThirdPartyConfig,
  page: { isPrivate: boolean },
  errorDsn: string | undefined,
): AllowedHosts {
  const allowsTags = !page.isPrivate;
  const parts: Partial<AllowedHosts>[] = [
    allowsTags && tagManager !== undefined ? TAG_MANAGER : {},
    allowsTags && pixelId !== undefined ? PIXEL : {},
    chat === undefined ? {} : { frame: [new URL(chat.url).origin] },
    { connect: [badge?.url, errorDsn].flatMap((url) => (url === undefined ? [] : new URL(url).origin)) },
  ];
  const all = (kind: keyof AllowedHosts): string[] => [...new Set(parts.flatMap((part) => part[kind] ?? []))];
  return { script: all("script"), img: all("img"), connect: all("connect"), frame: all("frame") };
}
