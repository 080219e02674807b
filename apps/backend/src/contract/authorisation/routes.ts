import type { Hono } from "hono";
import type { AppEnv } from "../../platform/http/appEnv.ts";

export const methodOf = (name: string): string => name.slice(0, name.indexOf(" "));

/** Routing table entry without the suffix that distinguishes several uses of one route. */
export const routeOf = (name: string): string => name.replace(/ #.*$/, "");

/** All routes of the backend, such as "GET /brands/:id/:locale", without middleware. */
export function listRoutes(app: Hono<AppEnv>): string[] {
  const calls = app.routes.filter(({ method, handler }) => method !== "ALL" || handler.length < 2);
  return [...new Set(calls.map(({ method, path }) => `${method} ${path}`))];
}
