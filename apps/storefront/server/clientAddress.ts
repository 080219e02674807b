import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The browser's address: that of the connection, or, behind so many proxies of our own, what the outermost of them saw.
 * Everything further left in X-Forwarded-For the caller has written, so a made-up one changes nothing.
 */
export function clientAddress(c: Context, trustedProxies = 0): string | undefined {
  const connected = connectedAddress(c);
  if (trustedProxies === 0) return connected;
  const forwarded = (c.req.header("X-Forwarded-For") ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? connected;
}

/** Undefined where there is no connection, as in tests. */
function connectedAddress(c: Context): string | undefined {
  // The server's own calls and tests hand requests over without a socket.
  const bindings: unknown = c.env;
  if (typeof bindings !== "object" || bindings === null || !("incoming" in bindings)) return undefined;
  return getConnInfo(c).remote.address;
}
