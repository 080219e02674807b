import type { MiddlewareHandler } from "hono";

/** What the calls of one request tell each other. */
export interface AppEnv {
  Variables: { dialect: "main" | "fast" };
}

/** Marks a call of the Fast API dialect, whose failures read `{"detail": text}`. */
export const fastApi: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set("dialect", "fast");
  await next();
};
