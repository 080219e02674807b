import type { MiddlewareHandler } from "hono";
import { incomingMessage } from "./connection.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** No request of another method is created: the fetch standard forbids TRACE and throws. */
export const rejectUnknownMethods: MiddlewareHandler = async (c, next) =>
  METHODS.includes(c.req.method) ? next() : c.text("Method not allowed", 405, { Allow: METHODS.join(", ") });

/** Node ignores a second Host header; a proxy may have chosen the other one. */
export const rejectSecondHost: MiddlewareHandler = async (c, next) => {
  const incoming = incomingMessage(c);
  const rawHeaders = incoming !== undefined && "rawHeaders" in incoming ? incoming.rawHeaders : [];
  const names = Array.isArray(rawHeaders) ? rawHeaders.filter((_, at) => at % 2 === 0) : [];
  const hosts = names.filter((name) => String(name).toLowerCase() === "host");
  return hosts.length > 1 ? c.text("More than one Host", 400) : next();
};
