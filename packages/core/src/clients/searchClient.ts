import type * as v from "valibot";
import type { SearchLink, SearchPage } from "../domain/search/search.js";
import { SEARCH_LINKS_FETCHED } from "../domain/search/searchPages.js";
import { cleanSearchText, escapeSearchText } from "../domain/search/searchText.js";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError, type ShopErrorCode } from "../shared/shopError.js";
import { type SearchAccess, searchAccessRow, searchLinksAnswer, searchPageAnswer } from "../wire/search.js";
import type { Http } from "./http.js";
import { decode } from "./httpAnswer.js";

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

/** Calls of the search engine. */
export interface SearchClient {
  /**
   * Returns products, best match first.
   * @throws ShopError ABORTED once the signal has aborted, NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID
   */
  products(query: SearchQuery, signal?: AbortSignal): Promise<SearchPage>;
  /**
   * Returns content pages, best match first.
   * @throws ShopError as {@link SearchClient.products}
   */
  links(text: string, signal?: AbortSignal): Promise<SearchLink[]>;
}

/** Cache lifetime of the engine's URL and credentials. */
const ACCESS_MS = 300_000;
const TIMEOUT_MS = 10_000;

/** Returns the search calls: the backend provides URL and credentials, the engine is called directly. */
export function createSearchClient(http: Http, where: { locale: string }, environment: Environment): SearchClient {
  let known: { access: Promise<SearchAccess>; untilMs: number } | undefined;

  function access(): Promise<SearchAccess> {
    const nowMs = environment.clock.now();
    if (known === undefined || nowMs >= known.untilMs) {
      const asked = http({ api: "main", method: "GET", path: "ConfigApi", answer: searchAccessRow });
      known = { access: asked, untilMs: nowMs + ACCESS_MS };
      asked.catch(forget);
    }
    return known.access;
  }

  // After a failure, the engine's URL or password may have changed.
  const forget = (): void => {
    known = undefined;
  };

  async function ask<T>(
    index: "product" | "content",
    params: Record<string, unknown>,
    answer: v.GenericSchema<unknown, T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const engine = await access();
    if (isAborted(signal)) throw aborted(signal);
    const path = `${engine.prefix}${index}_${where.locale}/_search/template`;
    const wait = waiting(signal, environment);
    const request = new Request(new URL(path, engine.address), {
      method: "POST",
      headers: { Authorization: basic(engine), "Content-Type": "application/json" },
      body: JSON.stringify({ id: `${engine.prefix}${index}`, params }),
      signal: wait.signal,
    });
    try {
      return decode(`${index} search`, answer, await send(request, environment));
    } catch (error) {
      if (isAborted(signal)) throw aborted(signal);
      forget();
      throw error;
    } finally {
      wait.end();
    }
  }

  return {
    products: ({ text, from, size, categoryId }, signal) => {
      const params = { text: engineText(text), from, size };
      const category = categoryId === undefined ? {} : { category: categoryId };
      return ask("product", { ...params, ...category }, searchPageAnswer, signal);
    },
    links: (text, signal) =>
      ask("content", { text: engineText(text), from: 0, size: SEARCH_LINKS_FETCHED }, searchLinksAnswer, signal),
  };
}

const engineText = (text: string): string => escapeSearchText(cleanSearchText(text));

/** Basic credentials, encoded as UTF-8. Source: RFC 7617. */
function basic({ username, password }: SearchAccess): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;
const aborted = (signal: AbortSignal | undefined): ShopError =>
  new ShopError("ABORTED", { cause: signal?.reason, details: { path: "_search" } });

/** Combines the caller's signal with a timeout. */
function waiting(signal: AbortSignal | undefined, { timers }: Environment): { signal: AbortSignal; end: () => void } {
  const late = new AbortController();
  const tooLong = new ShopError("TIMEOUT", { details: { path: "_search" } });
  const end = timers.after(TIMEOUT_MS, () => late.abort(tooLong));
  return { signal: signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]), end };
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
