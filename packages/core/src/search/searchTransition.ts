import {
  cleanSearchText,
  isSearchable,
  SEARCH_FIRST_PAGE_SIZE,
  SEARCH_PAGE_SIZE,
  type SearchPage,
  type SearchResult,
} from "../domain/search/search.js";
import { SEARCH_MIN_LENGTH } from "../domain/search/searchMinLength.js";

/** State of a search box. */
export interface SearchState {
  /** Shorter texts are not searched; in characters. */
  minLength: number;
  /** Normalized text of the input. */
  text: string;
  status: "idle" | "tooShort" | "loading" | "loadingMore" | "ready" | "error";
  /** The results panel is open. */
  isOpen: boolean;
  /** Results of the last loaded text; kept visible until the next response. */
  result: SearchResult | undefined;
  /** Counter of texts; responses to an older one are ignored. */
  requestId: number;
}

export type SearchEvent =
  | { type: "typed"; text: string }
  /** The debounce time has passed. */
  | { type: "debounced"; requestId: number }
  | { type: "loaded"; requestId: number; result: SearchResult }
  | { type: "moreRequested" }
  | { type: "moreLoaded"; requestId: number; page: SearchPage }
  | { type: "failed"; requestId: number }
  | { type: "opened" }
  | { type: "closed" };

export type SearchEffect =
  /** Cancel the request in flight and start the debounce timer. */
  | { type: "debounce"; requestId: number }
  | { type: "cancel" }
  | { type: "fetch"; requestId: number; text: string; size: number }
  | { type: "fetchMore"; requestId: number; text: string; from: number; size: number };

type Step = readonly [SearchState, readonly SearchEffect[]];

/** Returns the initial state: no text, no results. */
export const emptySearch = (minLength: number = SEARCH_MIN_LENGTH): SearchState => ({
  minLength,
  text: "",
  status: "idle",
  isOpen: false,
  result: undefined,
  requestId: 0,
});

export function searchTransition(state: SearchState, event: SearchEvent): Step {
  switch (event.type) {
    case "typed":
      return changeText(state, cleanSearchText(event.text));
    case "debounced":
      return event.requestId === state.requestId ? startSearch(state) : [state, []];
    case "loaded":
      return isPending(state, event.requestId, "loading")
        ? [{ ...state, status: "ready", result: event.result }, []]
        : [state, []];
    case "moreRequested":
      return requestMore(state);
    case "moreLoaded":
      return isPending(state, event.requestId, "loadingMore") ? [appendPage(state, event.page), []] : [state, []];
    case "failed":
      if (!isPending(state, event.requestId, "loading", "loadingMore")) return [state, []];
      return [{ ...state, status: "error", result: state.status === "loading" ? undefined : state.result }, []];
    case "opened":
      if (isUnsearched(state)) return searchAtOnce(state);
      return state.isOpen || state.text === "" ? [state, []] : [{ ...state, isOpen: true }, []];
    case "closed":
      // A search that has not started must not reopen the panel, for example over the results after Enter.
      return [state.isOpen ? { ...state, isOpen: false } : state, isUnsearched(state) ? [{ type: "cancel" }] : []];
  }
}

const isPending = (state: SearchState, requestId: number, ...statuses: Array<SearchState["status"]>): boolean =>
  requestId === state.requestId && statuses.includes(state.status);

/** The text awaits its debounce, or was closed before. */
const isUnsearched = ({ text, status, result }: SearchState): boolean =>
  text !== "" && (status === "idle" || status === "ready") && result?.text !== text;

function changeText(state: SearchState, text: string): Step {
  if (text === state.text) return [state, []];
  const requestId = state.requestId + 1;
  const empty = emptySearch(state.minLength);
  if (text === "") return [{ ...empty, requestId }, [{ type: "cancel" }]];
  const next: SearchState = isSearchable(text, state.minLength)
    ? { ...state, text, requestId, status: state.result === undefined ? "idle" : "ready" }
    : { ...empty, text, requestId };
  return [next, [{ type: "debounce", requestId }]];
}

function startSearch(state: SearchState): Step {
  const { text, requestId, minLength } = state;
  if (!isSearchable(text, minLength)) return [{ ...state, status: "tooShort", isOpen: true }, []];
  return [
    { ...state, status: "loading", isOpen: true },
    [{ type: "fetch", requestId, text, size: SEARCH_FIRST_PAGE_SIZE }],
  ];
}

function searchAtOnce(state: SearchState): Step {
  const [next, effects] = startSearch(state);
  return [next, [{ type: "cancel" }, ...effects]];
}

function requestMore(state: SearchState): Step {
  const { result, requestId, text } = state;
  if (state.status !== "ready" || result?.text !== text || result.products.length >= result.total) return [state, []];
  return [
    { ...state, status: "loadingMore" },
    [{ type: "fetchMore", requestId, text, from: result.products.length, size: SEARCH_PAGE_SIZE }],
  ];
}

function appendPage(state: SearchState, page: SearchPage): SearchState {
  const { result } = state;
  if (result === undefined) return state;
  // The index may change between two pages, so duplicates are removed.
  const known = new Set(result.products.map(({ id }) => id));
  const products = [...result.products, ...page.products.filter(({ id }) => !known.has(id))];
  // A page without new products is the last one, whatever the engine counted.
  const total = products.length === result.products.length ? products.length : page.total;
  return { ...state, status: "ready", result: { ...result, products, total } };
}
