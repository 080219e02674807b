import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./appEnv.ts";

/** Tag of every public response: a change of unknown extent drops them all. */
export const SHOP_TAG = "shop";

const BEARER = /^bearer /i;

/**
 * Caches successful responses for 300 seconds, source: specification 9. Caches that listen for changes drop them earlier, by
 * their tags. Cached errors would outlive their cause; a customer's own request is never cached.
 */
export const cachePublicly: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.ok || BEARER.test(c.req.header("Authorization") ?? "")) return;
  c.header("Cache-Control", "public, max-age=300");
  c.header("Cache-Tag", [...new Set([SHOP_TAG, ...(c.get("cacheTags") ?? [])])].join(","));
};

/** Adds tags by which caches drop the response. */
export function addCacheTags(c: Context<AppEnv>, tags: readonly string[]): void {
  c.set("cacheTags", [...(c.get("cacheTags") ?? []), ...tags]);
}
