import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { DISPLAY_COOKIE, displayCookie, homeDisplay, readDisplay } from "../src/app/displayCookie.ts";
import { storefrontById, storefrontOfHost } from "../src/storefronts.ts";

/** Long enough for the page that follows to come alive: what its browser has stored from earlier is out of date then. */
const SHARED_S = 60;

/**
 * The country and VAT form of the footer, for a page without JavaScript: the choice goes into the cookie that the server
 * draws prices by, and the page is asked for again.
 */
export async function chooseDisplay(c: Context, storefront: string | undefined): Promise<Response> {
  // Somebody else's page must not change what a shopper sees.
  if (c.req.header("sec-fetch-site") !== "same-origin") return c.text("Only the shop's own form", 403);
  const form = await c.req.parseBody();
  const here = storefrontById(storefront) ?? storefrontOfHost(new URL(c.req.url).host);
  const sofar = readDisplay(getCookie(c, DISPLAY_COOKIE)) ?? homeDisplay(here);
  const excludeVat = form["excludeVat"] !== undefined;
  // Shown read-only, the country is words: it stays.
  const asked = readDisplay(`gross.${typeof form["country"] === "string" ? form["country"] : ""}`);
  const flags = { excludeVat, countryId: (asked ?? sofar).countryId };
  c.header("Set-Cookie", displayCookie(flags, here, SHARED_S));
  c.header("Cache-Control", "no-store");
  return c.redirect(pageOf(c), 303);
}

/** The page the form stood on: a path of this shop, never another address. */
export function pageOf(c: Context): string {
  const from = URL.parse(c.req.header("referer") ?? "");
  // Hosts, not origins: behind a proxy that ends TLS this server is spoken to in http, the browser in https.
  return from?.host === new URL(c.req.url).host ? `/${from.pathname.replace(/^\/+/, "")}${from.search}` : "/";
}
