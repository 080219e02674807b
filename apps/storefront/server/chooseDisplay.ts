import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { DISPLAY_COOKIE, displayCookie, homeDisplay, readDisplay } from "../src/app/displayCookie.ts";
import { storefrontById, storefrontOfHost } from "../src/storefronts.ts";

/** Seconds. Outlasts hydration of the next page, which would otherwise prefer an older value in browser storage. */
const SHARED_S = 60;

/** Handles the country and VAT form of the footer without JavaScript. */
export async function chooseDisplay(c: Context, storefront: string | undefined): Promise<Response> {
  // CSRF: another site must not change the shopper's settings.
  if (c.req.header("sec-fetch-site") !== "same-origin") return c.text("Only the shop's own form", 403);
  const form = await c.req.parseBody();
  const here = storefrontById(storefront) ?? storefrontOfHost(new URL(c.req.url).host);
  const sofar = readDisplay(getCookie(c, DISPLAY_COOKIE)) ?? homeDisplay(here);
  const excludeVat = form["excludeVat"] !== undefined;
  // A read-only country is plain text, not a form field, so it stays unchanged.
  const asked = readDisplay(`gross.${typeof form["country"] === "string" ? form["country"] : ""}`);
  const flags = { excludeVat, countryId: (asked ?? sofar).countryId };
  c.header("Set-Cookie", displayCookie(flags, here, SHARED_S));
  c.header("Cache-Control", "no-store");
  return c.redirect(pageOf(c), 303);
}

export function pageOf(c: Context): string {
  const from = URL.parse(c.req.header("referer") ?? "");
  // Compares hosts, not origins: behind a TLS-terminating proxy this server receives HTTP, while the browser uses
  // HTTPS.
  return from?.host === new URL(c.req.url).host ? `/${from.pathname.replace(/^\/+/, "")}${from.search}` : "/";
}
