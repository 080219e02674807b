import type { Environment } from "./environment.js";

/** Returns 128 bits of the secure random source as text of `A–Z a–z 0–9 - _`. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

const fetchRequest: Environment["fetch"] = (request) => fetch(request);
const clock = { now: () => Date.now() };

/** The runtime's `fetch` and clock. */
export const network: Pick<Environment, "fetch" | "clock"> = { fetch: fetchRequest, clock };

/** Features common to browsers, Node, Deno, Bun and workers. */
export const runtime: Pick<Environment, "fetch" | "clock" | "timers" | "random" | "log"> = {
  fetch: fetchRequest,
  clock,
  timers: {
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  random: { key: randomKey },
  log: { warn: (message, detail) => console.warn(message, detail) },
};
