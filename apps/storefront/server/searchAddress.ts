import { cleanSearchText } from "@shop/core";
import type { MiddlewareHandler } from "hono";

/** A search form that was sent before JavaScript: on to the page of what was typed, letter by letter. */
export const leadToSearch: MiddlewareHandler = async (c, next) => {
  const text = cleanSearchText(c.req.query("q") ?? "");
  return text === "" ? next() : c.redirect(`/search/${encodeURIComponent(text)}`, 303);
};

/**
 * The router would take "$" at the beginning of a segment for the name of a parameter. Its own links never have one there,
 * but anybody can type it.
 */
export const spellDollar: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (!pathname.includes("/$")) return next();
  // A path of this shop, whatever it begins with: "//" would name another host.
  return c.redirect(`/${pathname.replaceAll("/$", "/%24").replace(/^\/+/, "")}${search}`, 301);
};
