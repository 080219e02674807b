import { cleanSearchText } from "@shop/core";
import type { Context, MiddlewareHandler } from "hono";

/** Without it a browser keeps a 301 for ever, also when the address means something again. Source: specification 9. */
export const MOVED_CACHE = "public, max-age=300";

/** A search form that was sent before JavaScript: on to the page of what was typed, letter by letter. */
export const leadToSearch: MiddlewareHandler = async (c, next) => {
  const text = cleanSearchText(c.req.query("q") ?? "");
  return text === "" ? next() : c.redirect(`/search/${encodeURIComponent(text)}`, 303);
};

/**
 * Every page has its address without empty segments: "/sofas/" and "//sofas" are "/sofas", for good and in one step: where
 * that leads on by itself ("/SOFAS", an address of before), to there. The router would take "$" at the beginning of a
 * segment for the name of a parameter; its own links never have one there, but anybody can type it.
 *
 * @param draw the page of a path
 */
export const spellPath =
  (draw: (c: Context, path: string) => Promise<Response>): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const segments = pathname.split("/").filter((segment) => segment !== "");
    // Of the first "/" there is one, whatever was asked: "//" would name another host.
    const spelled = `/${segments.map((segment) => segment.replace(/^\$/, "%24")).join("/")}`;
    if (spelled === pathname) return next();
    // What is wrong with the page it says itself. Mostly it is kept until the browser asks for it.
    const page = await draw(c, spelled + search).catch(() => undefined);
    if (page?.status === 301) return page;
    c.header("Cache-Control", MOVED_CACHE);
    return c.redirect(`${spelled}${search}`, 301);
  };
