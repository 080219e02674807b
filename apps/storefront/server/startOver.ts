import type { Context, Next } from "hono";

/** Name of the button. */
export const START_OVER = "start-over";

/**
 * Retry on the page for a shop that does not answer: what the browser keeps of it is thrown away, cart and login with it,
 * and the page is asked for again. Works without a script. Source: specification 8, decision D5.
 */
export async function startOver(c: Context, next: Next): Promise<Response | undefined> {
  // Some other form: nothing of the shopper's goes for it.
  if (!Object.hasOwn(await c.req.parseBody(), START_OVER)) {
    await next();
    return undefined;
  }
  // Somebody else's page must not empty a shopper's cart.
  if (c.req.header("sec-fetch-site") !== "same-origin")
    return c.text("Pages are only read", 405, { Allow: "GET, HEAD" });
  c.header("Clear-Site-Data", '"storage"');
  c.header("Cache-Control", "no-store");
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/${pathname.replace(/^\/+/, "")}${search}`, 303);
}
