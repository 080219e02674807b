import type { MiddlewareHandler } from "hono";

/** Specification 9: data is cached for 300 seconds. Failures are not: they would outlive their cause. */
export const publicRead: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.header("Cache-Control", "public, max-age=300");
};
