import type { Environment } from "@shop/core";
import { memoryEnvironment } from "@shop/core/testing";
import type { createApp } from "../app.ts";

/**
 * Spelling of values in responses: native JSON types, or all strings as in older backends. Source: wire reference 0.1
 * and 0.2.
 */
export type Dialect = "natives" | "strings";

/** Environment whose requests reach `app` through real Request and Response objects, in one of the two dialects. */
export function createEnvironment(app: ReturnType<typeof createApp>, dialect: Dialect): Environment {
  return memoryEnvironment({
    fetch: async (request) => {
      const url = new URL(request.url);
      const path = `${url.pathname.replace(/^\/api/, "")}${url.search}`;
      const response = await app.request(path, new Request(request));
      if (dialect === "natives" || !response.ok || response.status === 204) return response;
      return Response.json(numbersToStrings(await response.json()), { status: response.status });
    },
    clock: { now: () => Date.parse("2026-11-21T09:00:00Z") },
    timers: {
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    random: { key: () => "contract" },
  });
}

/** Mimics PHP's old database driver: numbers become strings. Source: wire reference 0.2. */
function numbersToStrings(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(numbersToStrings);
  if (typeof answer === "number") return String(answer);
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, numbersToStrings(value)]));
}
