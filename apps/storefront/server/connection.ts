import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Returns the browser's address: of the connection or, behind trusted proxies, as reported by the outermost one. */
export function clientAddress(c: Context, trustedProxies = 0): string | undefined {
  const connected = incomingMessage(c) === undefined ? undefined : getConnInfo(c).remote.address;
  return reportedByProxy(c.req.header("X-Forwarded-For"), trustedProxies) ?? connected;
}

/** Returns the request with the protocol of the browser: a TLS-terminating proxy forwards plain HTTP. */
export function withForwardedProtocol(c: Context, trustedProxies = 0): Request {
  return isSecure(c, trustedProxies) && c.req.url.startsWith("http:")
    ? new Request(c.req.url.replace(/^http:/, "https:"), c.req.raw)
    : c.req.raw;
}

export const isSecure = (c: Context, trustedProxies = 0): boolean =>
  c.req.url.startsWith("https:") || isHttps(c.req.header("X-Forwarded-Proto"), trustedProxies);

/** Returns whether the trusted proxies report HTTPS. */
export const isHttps = (forwardedProto: string | undefined, trustedProxies = 0): boolean =>
  reportedByProxy(forwardedProto, trustedProxies) === "https";

/** Returns the entry of the outermost trusted proxy; clients can forge those further left, or all without a proxy. */
function reportedByProxy(header: string | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const entries = (header ?? "").split(",").flatMap((entry) => entry.trim() || []);
  // Proxies that replace the header leave one entry.
  return entries.at(-trustedProxies) ?? entries[0];
}

/** Returns whether the client closed the connection before sending the whole request. */
export function isRequestAborted(c: Context, error: unknown): boolean {
  const incoming = incomingMessage(c);
  return incoming !== undefined && "errored" in incoming && incoming.errored === error;
}

/** Returns Node's request; undefined for internal calls and tests, which pass requests without a socket. */
export function incomingMessage(c: Context): object | undefined {
  const bindings: unknown = c.env;
  if (typeof bindings !== "object" || bindings === null || !("incoming" in bindings)) return undefined;
  const { incoming } = bindings;
  return typeof incoming === "object" && incoming !== null ? incoming : undefined;
}
