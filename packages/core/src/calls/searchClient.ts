import { members } from "../shared/members.js";
import { requireGlobal } from "../shared/requireGlobal.js";
import type { Environment } from "../environment/environment.js";
import { encodeLocale } from "../wire/locale.js";
import { type SearchAccess, searchAccessRow } from "../wire/search.js";
import { type CallClient, type CallContext, createClient } from "./apiCall.js";
import * as search from "./search.js";
import { createHttp, type Http, type HttpCall, type Transport, withAnySignal } from "./transport/http.js";
import { type ToShopError, toStatusError } from "./transport/responseErrors.js";

/**
 * Calls of the search engine.
 *
 * @throws ShopError ABORTED, NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID
 */
export interface SearchClient extends CallClient<typeof search> {}

/** Cache lifetime of the engine's URL and credentials. */
const ACCESS_CACHE_MS = 300_000;
const TIMEOUT_MS = 10_000;

/** Returns the search calls: the backend provides URL and credentials, the engine is called directly. */
export function createSearchClient(
  http: Http,
  context: CallContext,
  environment: Environment & { readonly signal?: AbortSignal },
  wrap: (engine: Http) => Http = (engine) => engine,
): SearchClient {
  let cached: { access: Promise<SearchAccess>; untilMs: number } | undefined;

  function access(): Promise<SearchAccess> {
    const nowMs = environment.clock.now();
    if (cached === undefined || nowMs >= cached.untilMs) {
      const request = http({ method: "GET", path: "ConfigApi", schema: searchAccessRow });
      cached = { access: request, untilMs: nowMs + ACCESS_CACHE_MS };
      request.catch(forget);
    }
    return cached.access;
  }

  // After a failure, the engine's URL or password may have changed.
  const forget = (): void => {
    cached = undefined;
  };

  const transport: Transport = async ({ path: index, query, body: input, signal }) => {
    const params = { ...members(input), ...query };
    const { baseUrl, prefix, username, password } = await access();
    signal?.throwIfAborted();
    const timeout = new AbortController();
    const stop = environment.timers.after(TIMEOUT_MS, () => timeout.abort(new DOMException("", "TimeoutError")));
    try {
      return await withAnySignal([signal, timeout.signal], async (any) => {
        const response = await environment.fetch(
          new Request(new URL(`${prefix}${index}_${encodeLocale(context.locale)}/_search/template`, baseUrl), {
            method: "POST",
            headers: { Authorization: basicAuth(username, password), "Content-Type": "application/json" },
            body: JSON.stringify({ id: `${prefix}${index}`, params }),
            signal: any,
          }),
        );
        const body: unknown = response.ok ? await response.json() : undefined;
        // A fetch of the caller's own may ignore the signal.
        signal?.throwIfAborted();
        return { response, body };
      });
    } finally {
      stop();
    }
  };
  const engine = createHttp(transport, toEngineError, environment);

  const send = <T>(call: HttpCall<T>): Promise<T> =>
    withAnySignal([call.signal, environment.signal], async (signal) => {
      try {
        return await engine({ ...call, label: "_search", signal });
      } catch (error) {
        if (!signal.aborted) forget();
        throw error;
      }
    });
  return createClient(search, wrap(send), context);
}

/** The statuses of the engine say nothing about the shopper's session or a record of the shop. */
const toEngineError: ToShopError = (path, response, body, nowMs) =>
  toStatusError(path, response, body, nowMs, response.status === 429 ? "RATE_LIMITED" : "HTTP_STATUS");

/** Basic credentials, encoded as UTF-8. Source: RFC 7617. */
function basicAuth(username: string, password: string): string {
  requireGlobal("btoa");
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
