import type { SearchFound, SearchPage, SearchProduct } from "./search.js";
import { SEARCH_FIRST_PAGE, SEARCH_PAGE } from "./searchPages.js";
import { cleanSearchText, isSearchable } from "./searchText.js";

/** State of a search box. */
export interface SearchState {
  /** Normalized text of the input. */
  text: string;
  status: "idle" | "tooShort" | "loading" | "loadingMore" | "ready" | "error";
  /** The results panel is open. */
  open: boolean;
  /** Results of the last loaded text; kept visible until the next response. */
  found: SearchFound | undefined;
  /** Counter of texts; responses to an older one are ignored. */
  search: number;
}

/** Event of a search box. */
export type SearchEvent =
  | { type: "typed"; text: string }
  /** The debounce time has passed. */
  | { type: "rested"; search: number }
  | { type: "found"; search: number; found: SearchFound }
  | { type: "moreWanted" }
  | { type: "moreFound"; search: number; page: SearchPage }
  | { type: "failed"; search: number }
  | { type: "opened" }
  | { type: "closed" };

/** Side effect to run after the state is updated. */
export type SearchEffect =
  /** Cancel the request in flight and start the debounce timer. */
  | { type: "rest"; search: number }
  | { type: "giveUp" }
  | { type: "ask"; search: number; text: string; size: number }
  | { type: "askMore"; search: number; text: string; from: number; size: number };

type Next = readonly [SearchState, readonly SearchEffect[]];

/** Returns the initial state: no text, no results. */
export const emptySearch = (): SearchState => ({ text: "", status: "idle", open: false, found: undefined, search: 0 });

/** Returns the next state of a search box and its effects. */
export function searchTransition(state: SearchState, event: SearchEvent): Next {
  switch (event.type) {
    case "typed":
      return typed(state, cleanSearchText(event.text));
    case "rested":
      return event.search === state.search ? rested(state) : [state, []];
    case "found":
      return isAwaited(state, event.search, "loading")
        ? [{ ...state, status: "ready", found: event.found }, []]
        : [state, []];
    case "moreWanted":
      return moreWanted(state);
    case "moreFound":
      return isAwaited(state, event.search, "loadingMore") ? [withMore(state, event.page), []] : [state, []];
    case "failed":
      return failed(state, event.search);
    case "opened":
      return state.open || state.status === "idle" ? [state, []] : [{ ...state, open: true }, []];
    case "closed":
      return state.open ? [{ ...state, open: false }, []] : [state, []];
  }
}

const isAwaited = (state: SearchState, search: number, status: SearchState["status"]): boolean =>
  search === state.search && state.status === status;

function typed(state: SearchState, text: string): Next {
  if (text === state.text) return [state, []];
  const search = state.search + 1;
  if (text === "") return [{ ...emptySearch(), search }, [{ type: "giveUp" }]];
  const next: SearchState = isSearchable(text)
    ? { ...state, text, search, status: state.found === undefined ? "idle" : "ready" }
    : { ...emptySearch(), text, search };
  return [next, [{ type: "rest", search }]];
}

function rested(state: SearchState): Next {
  const { text, search } = state;
  if (!isSearchable(text)) return [{ ...state, status: "tooShort", open: true }, []];
  return [{ ...state, status: "loading", open: true }, [{ type: "ask", search, text, size: SEARCH_FIRST_PAGE }]];
}

function moreWanted(state: SearchState): Next {
  const { found, search, text } = state;
  if (state.status !== "ready" || found?.text !== text || found.products.length >= found.total) return [state, []];
  return [
    { ...state, status: "loadingMore" },
    [{ type: "askMore", search, text, from: found.products.length, size: SEARCH_PAGE }],
  ];
}

function withMore(state: SearchState, page: SearchPage): SearchState {
  const { found } = state;
  if (found === undefined) return state;
  const products = together(found.products, page.products);
  // A page without new products is the last one, whatever the engine counted.
  const total = products.length === found.products.length ? products.length : page.total;
  return { ...state, status: "ready", found: { ...found, products, total } };
}

/** The index may change between two pages, so duplicates are removed. */
function together(before: readonly SearchProduct[], more: readonly SearchProduct[]): SearchProduct[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}

function failed(state: SearchState, search: number): Next {
  if (isAwaited(state, search, "loadingMore")) return [{ ...state, status: "error" }, []];
  return isAwaited(state, search, "loading") ? [{ ...state, status: "error", found: undefined }, []] : [state, []];
}
