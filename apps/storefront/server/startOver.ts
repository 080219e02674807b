import type { Context } from "hono";

/**
 * Retry on the page for a shop that does not answer: what the browser keeps of it is thrown away, cart and login with it,
 * and the page is asked for again. Works without a script. Source: specification 8, decision D5.
 */
export function startOver(c: Context): Response {
  // Somebody else's page must not empty a shopper's cart.
  if (c.req.header("sec-fetch-site") !== "same-origin")
    return c.text("Pages are only read", 405, { Allow: "GET, HEAD" });
  c.header("Clear-Site-Data", '"storage"');
  c.header("Cache-Control", "no-store");
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/${pathname.replace(/^\/+/, "")}${search}`, 303);
}
