import type { Environment } from "../../environment/environment.js";
import { baseUrl } from "./baseUrl.js";
import { type HttpConfig, readJson, TIMEOUT_MS, type Transport } from "./http.js";

/** Sends each request once, as a guest. */
export const fetchTransport =
  (config: HttpConfig, fetch: Environment["fetch"], startTimer: Environment["timers"]["after"]): Transport =>
  async ({ api, method, path, query = {}, body, cartToken, idempotencyKey, signal }) => {
    const url = new URL(path, baseUrl(config, api));
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    // Not AbortSignal.timeout and AbortSignal.any, which some native apps lack. The end removes its own listener.
    const ending = new AbortController();
    const abort = (): void => ending.abort(signal?.reason);
    const stop = startTimer(TIMEOUT_MS, () => ending.abort({ name: "TimeoutError" }));
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, ending);
    try {
      const response = await fetch(
        new Request(url, {
          method,
          headers: {
            Authorization: `TOKEN ${config.token}`,
            ...(body ? { "Content-Type": "application/json" } : {}),
            ...(cartToken === undefined ? {} : { "X-Cart-Token": cartToken }),
            ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
          },
          // Undefined for a call without a body.
          body: JSON.stringify(body),
          signal: ending.signal,
          // A write reaches the backend when the page is left.
          keepalive: idempotencyKey !== undefined,
        }),
      );
      return { response, body: await readJson(response, response) };
    } finally {
      stop();
      abort();
    }
  };
