import type { SearchClient } from "../clients/searchClient.js";
import {
  emptySearch,
  type SearchEffect,
  type SearchEvent,
  type SearchState,
  searchTransition,
} from "../domain/search/searchTransition.js";
import type { Environment } from "../environment/environment.js";
import { isShopError } from "../shared/shopError.js";
import { createStore, type Store } from "./createStore.js";

/** Debounce delay of typing. */
const REST_MS = 300;

/** State of one search box. */
export interface SearchStore extends Store<SearchState> {
  /** Sets the text; searches once the shopper stops typing. */
  type(text: string): void;
  /** Loads the next page, near the end of the list. */
  more(): void;
  open(): void;
  close(): void;
  /** Aborts the running search; a late response is ignored. */
  destroy(): void;
}

export function createSearchStore(deps: { client: SearchClient; environment: Environment }): SearchStore {
  const { client, environment } = deps;
  const store = createStore<SearchState, SearchEvent, SearchEffect>(
    emptySearch(),
    searchTransition,
    run,
    environment.log,
  );
  let stop: () => void = () => {};

  function run(effect: SearchEffect): void {
    switch (effect.type) {
      case "giveUp":
        return stop();
      case "rest":
        stop();
        stop = environment.timers.after(REST_MS, () => store.send({ type: "rested", search: effect.search }));
        return;
      case "ask":
        return underWay(effect.search, async (signal) => {
          const { text, size, search } = effect;
          // Products are useful without links.
          const links = client.links(text, signal).catch((error: unknown) => {
            complain(error);
            return [];
          });
          const page = await client.products({ text, from: 0, size }, signal);
          return { type: "found", search, found: { ...page, text, links: await links } };
        });
      case "askMore":
        return underWay(effect.search, async (signal) => {
          const { text, from, size, search } = effect;
          return { type: "moreFound", search, page: await client.products({ text, from, size }, signal) };
        });
    }
  }

  /** Logs invalid responses only: connection failures are visible to the shopper. */
  function complain(error: unknown): void {
    if (isShopError(error, "ANSWER_INVALID"))
      environment.log.warn("The search engine's answer is not understood", error);
  }

  function underWay(search: number, ask: (signal: AbortSignal) => Promise<SearchEvent>): void {
    stop();
    const controller = new AbortController();
    stop = () => controller.abort();
    ask(controller.signal).then(
      (event) => controller.signal.aborted || store.send(event),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        complain(error);
        store.send({ type: "failed", search });
      },
    );
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    type: (text) => store.send({ type: "typed", text }),
    more: () => store.send({ type: "moreWanted" }),
    open: () => store.send({ type: "opened" }),
    close: () => store.send({ type: "closed" }),
    destroy: () => stop(),
  };
}
