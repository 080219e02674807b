import type { Hono } from "hono";
import type { AppEnv } from "../../http/appEnv.ts";

/** A call's method: the first word of its name in the routing table. */
export const methodOf = (name: string): string => name.slice(0, name.indexOf(" "));

/** The name in the routing table, without what tells two uses of one call apart. */
export const routeOf = (name: string): string => name.replace(/ #.*$/, "");

/** All calls the backend answers, "GET /brands/:id/:locale". What runs around calls (`use`) is none. */
export function routesOf(app: Hono<AppEnv>): string[] {
  const calls = app.routes.filter(({ method, handler }) => method !== "ALL" || handler.length < 2);
  return [...new Set(calls.map(({ method, path }) => `${method} ${path}`))];
}
