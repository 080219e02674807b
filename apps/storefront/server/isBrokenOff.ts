import type { Context } from "hono";

/** Whether it failed because the browser was gone before all of its request was there: nobody's mistake, and nobody reads the answer. */
export function isBrokenOff(c: Context, error: unknown): boolean {
  const bindings: unknown = c.env;
  if (typeof bindings !== "object" || bindings === null || !("incoming" in bindings)) return false;
  const { incoming } = bindings;
  return typeof incoming === "object" && incoming !== null && "errored" in incoming && incoming.errored === error;
}
