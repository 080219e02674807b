import type { MiddlewareHandler } from "hono";
import type { Subject } from "./subject.ts";

/** What the calls of one request tell each other. */
export interface AppEnv {
  /** handed to `fetch` by whoever owns the connection */
  Bindings: {
    /** of the caller, behind all trusted proxies; absent: unknown */
    clientAddress?: string | undefined;
  };
  Variables: {
    dialect: "main" | "fast";
    /** who calls, read from the bearer token when first asked for */
    subject: () => Promise<Subject>;
  };
}

/** Marks a call of the Fast API dialect, whose failures read `{"detail": text}`. */
export const fastApi: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set("dialect", "fast");
  await next();
};
