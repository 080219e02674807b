import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Returns the browser's address: of the connection or, behind trusted proxies, as reported by the outermost one.
 * Entries further left in X-Forwarded-For can be forged and are ignored.
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

function connectedAddress(c: Context): string | undefined {
  // Internal calls and tests pass requests without a socket.
  const bindings: unknown = c.env;
  if (typeof bindings !== "object" || bindings === null || !("incoming" in bindings)) return undefined;
  return getConnInfo(c).remote.address;
}
