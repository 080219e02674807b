import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./appEnv.ts";

/** Marks a call of the Fast API dialect, whose errors have the form `{"detail": text}`. */
export const markFastApi: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set("dialect", "fast");
  await next();
};
