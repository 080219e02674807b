import type { Context } from "hono";

/** Returns whether the client closed the connection before sending the whole request. Not worth logging. */
export function isRequestAborted(c: Context, error: unknown): boolean {
  const bindings: unknown = c.env;
  if (typeof bindings !== "object" || bindings === null || !("incoming" in bindings)) return false;
  const { incoming } = bindings;
  return typeof incoming === "object" && incoming !== null && "errored" in incoming && incoming.errored === error;
}
