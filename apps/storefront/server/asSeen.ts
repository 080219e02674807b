import type { Context } from "hono";

/**
 * The request with the protocol the browser speaks. A proxy that ends TLS hands on plain http and says https in
 * X-Forwarded-Proto; without proxies of our own anybody could have written that, and nobody is believed.
 */
export function asSeen(c: Context, trustedProxies = 0): Request {
  return isSecure(c, trustedProxies) && c.req.url.startsWith("http:")
    ? new Request(c.req.url.replace(/^http:/, "https:"), c.req.raw)
    : c.req.raw;
}

/** Whether the browser came by https. Of several proxies the outermost knows: what was written before it does not count. */
export function isSecure(c: Context, trustedProxies = 0): boolean {
  if (c.req.url.startsWith("https:")) return true;
  if (trustedProxies === 0) return false;
  const protocols = (c.req.header("X-Forwarded-Proto") ?? "").split(",").map((protocol) => protocol.trim());
  // Most proxies replace the header instead of adding to it: then there is one entry, that of the last who did.
  return (protocols.at(-trustedProxies) ?? protocols[0]) === "https";
}
