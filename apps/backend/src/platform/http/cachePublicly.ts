import type { MiddlewareHandler } from "hono";

/** Caches successful responses for 300 seconds. Source: specification 9. Cached errors would outlive their cause. */
export const cachePublicly: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.header("Cache-Control", "public, max-age=300");
};
