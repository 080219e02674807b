import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { MARKET_COOKIE, marketCookieHeader, parseMarket } from "@shop/core";
import { storefrontById, storefrontByHost } from "../src/storefronts.ts";

/** Seconds. Outlasts hydration of the next page, which would otherwise prefer an older value in browser storage. */
const DEFAULT_COOKIE_SECONDS = 60;

/** Handles the country and VAT form of the footer without JavaScript. */
export async function handleDisplayForm(c: Context, storefront: string | undefined): Promise<Response> {
  // CSRF: another site must not change the shopper's settings.
  if (c.req.header("sec-fetch-site") !== "same-origin") return c.text("Only the shop's own form", 403);
  const form = await c.req.parseBody();
  const current = storefrontById(storefront) ?? storefrontByHost(new URL(c.req.url).host);
  const previous = parseMarket(getCookie(c, MARKET_COOKIE));
  const excludeVat = form["excludeVat"] !== undefined;
  // A read-only country is plain text, not a form field, so it stays unchanged.
  const requested = parseMarket(`gross.${typeof form["country"] === "string" ? form["country"] : ""}`);
  const country = (requested ?? previous)?.country ?? current.market;
  c.header(
    "Set-Cookie",
    marketCookieHeader({ excludeVat, country }, current.market, { defaultMaxAgeS: DEFAULT_COOKIE_SECONDS }),
  );
  c.header("Cache-Control", "no-store");
  return c.redirect(refererPath(c), 303);
}

export function refererPath(c: Context): string {
  const referer = URL.parse(c.req.header("referer") ?? "");
  // Compares hosts, not origins: behind a TLS-terminating proxy this server receives HTTP, while the browser uses
  // HTTPS.
  return referer?.host === new URL(c.req.url).host ? `/${referer.pathname.replace(/^\/+/, "")}${referer.search}` : "/";
}
