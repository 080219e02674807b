import type * as v from "valibot";
import {
  cleanSearchText,
  escapeSearchText,
  SEARCH_LINKS_LIMIT,
  type SearchLink,
  type SearchPage,
} from "../domain/search/search.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError, type ShopErrorCode } from "../shared/shopError.js";
import { type SearchAccess, searchAccessRow, searchLinksResponse, searchPageResponse } from "../wire/search.js";
import type { CallClient, ReadCall } from "./apiCall.js";
import { anySignal, decode, type CallOptions, type Http } from "./transport/http.js";

/** A product search. */
export interface SearchQuery {
  /** As typed. */
  text: string;
  from: number;
  /** At most 100. */
  size: number;
  /** Only products of this category. */
  categoryId?: number | undefined;
}

export interface SearchCalls {
  /** Returns products, best match first. */
  products: ReadCall<[query: SearchQuery], SearchPage>;
  /** Returns content pages, best match first. */
  links: ReadCall<[text: string], SearchLink[]>;
}

/**
 * Calls of the search engine.
 *
 * @throws ShopError ABORTED, NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID
 */
export interface SearchClient extends CallClient<SearchCalls> {}

/** Cache lifetime of the engine's URL and credentials. */
const ACCESS_CACHE_MS = 300_000;
const TIMEOUT_MS = 10_000;

/** Returns the search calls: the backend provides URL and credentials, the engine is called directly. */
export function createSearchClient(
  http: Http,
  context: { locale: string },
  environment: Environment & { readonly signal?: AbortSignal },
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

  async function search<T>(
    index: "product" | "content",
    params: Record<string, unknown>,
    schema: v.GenericSchema<unknown, T>,
    options: CallOptions = {},
  ): Promise<T> {
    const signal = anySignal(options.signal, environment.signal);
    const engine = await access();
    if (signal.aborted) throw toAbortedError(signal);
    const path = `${engine.prefix}${index}_${context.locale}/_search/template`;
    const timeout = withTimeout(signal, environment);
    const request = new Request(new URL(path, engine.baseUrl), {
      method: "POST",
      headers: { Authorization: basicAuth(engine), "Content-Type": "application/json" },
      body: JSON.stringify({ id: `${engine.prefix}${index}`, params }),
      signal: timeout.signal,
    });
    try {
      const body = await send(request, environment);
      // A fetch of the caller's own may ignore the signal.
      signal.throwIfAborted();
      return decode(`${index} search`, schema, body);
    } catch (error) {
      if (signal.aborted) throw toAbortedError(signal);
      forget();
      throw error;
    } finally {
      timeout.end();
    }
  }

  return {
    products: ({ text, from, size, categoryId }, options) => {
      const params = { text: engineText(text), from, size };
      const category = categoryId === undefined ? {} : { category: categoryId };
      return search("product", { ...params, ...category }, searchPageResponse, options);
    },
    links: (text, options) =>
      search("content", { text: engineText(text), from: 0, size: SEARCH_LINKS_LIMIT }, searchLinksResponse, options),
  };
}

const engineText = (text: string): string => escapeSearchText(cleanSearchText(text));

/** Basic credentials, encoded as UTF-8. Source: RFC 7617. */
function basicAuth({ username, password }: SearchAccess): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

const toAbortedError = (signal: AbortSignal): ShopError =>
  new ShopError("ABORTED", { cause: signal.reason, details: { path: "_search" } });

/** Combines the caller's signal with a timeout. */
function withTimeout(signal: AbortSignal, { timers }: Environment): { signal: AbortSignal; end: () => void } {
  const late = new AbortController();
  const tooLong = new ShopError("TIMEOUT", { details: { path: "_search" } });
  const end = timers.after(TIMEOUT_MS, () => late.abort(tooLong));
  return { signal: AbortSignal.any([signal, late.signal]), end };
}

async function send(request: Request, environment: Environment): Promise<unknown> {
  try {
    const response = await environment.fetch(request);
    if (response.ok) return await response.json();
    const code: ShopErrorCode = response.status === 429 ? "RATE_LIMITED" : "HTTP_STATUS";
    throw new ShopError(code, { details: { path: "_search", status: response.status } });
  } catch (error) {
    if (isShopError(error) || request.signal.aborted) throw error;
    throw new ShopError("NETWORK", { cause: error, details: { path: "_search" } });
  }
}
