import type { Context, Next } from "hono";

export const RETRY_BUTTON = "start-over";

/**
 * Handles the retry button of the failure page without JavaScript: clears browser storage, including cart and login,
 * and reloads the page. Source: specification 8, decision 0057.
 */
export async function handleRetry(c: Context, next: Next): Promise<Response | undefined> {
  if (!Object.hasOwn(await c.req.parseBody(), RETRY_BUTTON)) {
    await next();
    return undefined;
  }
  // CSRF: another site must not clear the shopper's cart.
  if (c.req.header("sec-fetch-site") !== "same-origin")
    return c.text("Pages are only read", 405, { Allow: "GET, HEAD" });
  c.header("Clear-Site-Data", '"storage"');
  c.header("Cache-Control", "no-store");
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/${pathname.replace(/^\/+/, "")}${search}`, 303);
}
