import type { MiddlewareHandler } from "hono";

export interface PagePolicy {
  nonce: string;
  /** other origins that pictures come from */
  pictureOrigins: readonly string[];
}

/** What a page may load and run: its own files, its own inline scripts, nothing else. Source: legal-security C3. */
export function contentSecurityPolicy({ nonce, pictureOrigins }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    `img-src 'self' data: ${pictureOrigins.join(" ")}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types shop-html",
  ].join("; ");
}

/** Headers of every answer, errors and API among them. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
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
  if (new URL(c.req.url).protocol === "https:") {
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload");
  }
};
