import type { Context } from "hono";

/**
 * Returns the request with the protocol the browser used. A TLS-terminating proxy forwards plain HTTP and sets
 * X-Forwarded-Proto; the header is ignored without trusted proxies, because clients can forge it.
 */
export function withForwardedProtocol(c: Context, trustedProxies = 0): Request {
  return isSecure(c, trustedProxies) && c.req.url.startsWith("http:")
    ? new Request(c.req.url.replace(/^http:/, "https:"), c.req.raw)
    : c.req.raw;
}

/** Returns whether the browser used HTTPS. Of several proxies the outermost decides; earlier entries are ignored. */
export function isSecure(c: Context, trustedProxies = 0): boolean {
  if (c.req.url.startsWith("https:")) return true;
  if (trustedProxies === 0) return false;
  const protocols = (c.req.header("X-Forwarded-Proto") ?? "").split(",").map((protocol) => protocol.trim());
  // Most proxies replace the header instead of appending, which leaves one entry.
  return (protocols.at(-trustedProxies) ?? protocols[0]) === "https";
}
