import type { SearchClient } from "../calls/searchClient.js";
import {
  emptySearch,
  type SearchEffect,
  type SearchEvent,
  type SearchState,
  searchTransition,
} from "./searchTransition.js";
import type { Environment } from "../environment/environment.js";
import { isShopError } from "../shared/shopError.js";
import { createStore, type Store } from "../store/createStore.js";

/** Debounce delay of typing. */
const DEBOUNCE_MS = 300;

/** State of one search box. */
export interface SearchStore extends Store<SearchState> {
  /** Sets the text; searches once the shopper stops typing. */
  setText(text: string): void;
  /** Loads the next page, near the end of the list. */
  loadMore(): void;
  open(): void;
  close(): void;
  /** Aborts the running search; a late response is ignored. */
  destroy(): void;
}

/** Options of one search box. */
export interface SearchBoxOptions {
  /** Minimum length of a text, in characters: `searchMinLength` of the locale config. Default 4. */
  minLength?: number | undefined;
}

export function createSearchStore(
  deps: { client: SearchClient; environment: Environment },
  { minLength }: SearchBoxOptions = {},
): SearchStore {
  const { client, environment } = deps;
  const { getSnapshot, send, subscribe } = createStore(emptySearch(minLength), searchTransition, run, environment.log);
  let stop: () => void = () => {};

  function run(effect: SearchEffect): void {
    stop();
    if (effect.type === "cancel") return;
    const { requestId } = effect;
    if (effect.type === "debounce") {
      stop = environment.timers.after(DEBOUNCE_MS, () => send({ type: "debounced", requestId }));
      return;
    }
    const controller = new AbortController();
    stop = () => controller.abort();
    fetchPage(effect, controller).then(
      (event) => controller.signal.aborted || send(event),
      (error: unknown) => {
        // A newer search runs, or the shop was destroyed.
        if (controller.signal.aborted || isShopError(error, "ABORTED")) return;
        logInvalidResponse(error);
        send({ type: "failed", requestId });
      },
    );
  }

  async function fetchPage(
    effect: Extract<SearchEffect, { text: string }>,
    { signal }: AbortController,
  ): Promise<SearchEvent> {
    const { text, size, requestId } = effect;
    if (effect.type === "fetchMore") {
      const page = await client.products({ text, from: effect.from, size }, { signal });
      return { type: "moreLoaded", requestId, page };
    }
    // Products are useful without links.
    const links = client.links(text, { signal }).catch((error: unknown) => {
      logInvalidResponse(error);
      return [];
    });
    const page = await client.products({ text, from: 0, size }, { signal });
    return { type: "loaded", requestId, result: { ...page, text, links: await links } };
  }

  /** Logs invalid responses only: connection failures are visible to the shopper. */
  function logInvalidResponse(error: unknown): void {
    if (isShopError(error, "RESPONSE_INVALID")) environment.log.warn("The search engine's response is invalid", error);
  }

  return {
    getSnapshot,
    subscribe,
    setText: (text) => send({ type: "typed", text }),
    loadMore: () => send({ type: "moreRequested" }),
    open: () => send({ type: "opened" }),
    close: () => send({ type: "closed" }),
    destroy: () => stop(),
  };
}
