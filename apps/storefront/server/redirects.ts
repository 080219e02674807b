import { cleanSearchText } from "@shop/core";
import type { Context, MiddlewareHandler } from "hono";

/** Limits how long browsers cache a 301, because the URL may be reassigned. Source: specification 9. */
export const REDIRECT_CACHE_CONTROL = "public, max-age=300";

export const redirectToSearch: MiddlewareHandler = async (c, next) => {
  const text = cleanSearchText(c.req.query("q") ?? "");
  return text === "" ? next() : c.redirect(`/search/${spell(encodeURIComponent(text))}`, 303);
};

/**
 * Returns a segment as the browser's router spells it ("%27" is "'"). The router would replace any other spelling, which
 * is a navigation before the page has hydrated.
 */
const spell = (segment: string): string =>
  segment.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    // The router keeps it, the URL parser escapes it: they would redirect to each other forever.
    if (character === "^") return "%20";
    return /[\w!'()*.~[\]-]/.test(character) ? character : escape.toUpperCase();
  });

/** Removes empty segments and other spellings from URLs ("/sofas/") and follows further redirects in the same step. */
export const normalizePath =
  (renderPage: (c: Context, path: string) => Promise<Response>): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const segments = pathname.split("/").filter((segment) => segment !== "");
    // One leading slash: "//" would name another host. The router would parse "$" as a parameter name.
    const normalized = `/${segments.map((segment) => spell(segment).replace(/^\$/, "%24")).join("/")}`;
    if (normalized === pathname) return next();
    // Errors surface at the final URL. The page is usually cached for the request that follows.
    const page = await renderPage(c, normalized + search).catch(() => undefined);
    if (page?.status === 301) return page;
    c.header("Cache-Control", REDIRECT_CACHE_CONTROL);
    return c.redirect(`${normalized}${search}`, 301);
  };
