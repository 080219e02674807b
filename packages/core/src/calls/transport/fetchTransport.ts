import type { Environment } from "../../environment/environment.js";
import { parseJson } from "../../shared/parseJson.js";
import { baseUrl } from "./baseUrl.js";
import { type CallRequest, type HttpConfig, TIMEOUT_MS, toHeaders, type Transport } from "./http.js";

/** Sends each request once, without retries. */
export const fetchTransport =
  (config: HttpConfig, fetch: Environment["fetch"], startTimer: Environment["timers"]["after"]): Transport =>
  async (call) => {
    const { method, body, signal } = call;
    const url = new URL(call.path, baseUrl(config, call.api));
    setAll(url.searchParams, call.query);
    // Not AbortSignal.timeout and AbortSignal.any, which some native apps lack. The end removes its own listener.
    const ending = new AbortController();
    const abort = (): void => ending.abort(signal?.reason);
    const request = new Request(url, {
      method,
      // Undefined for a call without a body.
      body: JSON.stringify(body),
      signal: ending.signal,
      // A write that may be repeated is in storage: it must not end with its page.
      keepalive: !!call.idempotencyKey,
    });
    // The timer holds the request: Node collects it otherwise, and with it the abort of its signal.
    const stop = startTimer(TIMEOUT_MS, () => ending.abort({ name: "TimeoutError", request }));
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, ending);
    try {
      setAll(request.headers, { "Content-Type": body ? "application/json" : undefined, ...toHeaders(call, config) });
      const response = await fetch(request);
      return { response, body: parseJson(await response.text()) };
    } finally {
      stop();
      abort();
    }
  };

function setAll(target: Headers | URLSearchParams, values: CallRequest["query"] = {}): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) target.set(name, String(value));
  }
}
