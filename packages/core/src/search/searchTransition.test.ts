import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText, FIXED_SEED } from "../../../testkit/src/arbitraries.js";
import type { SearchResult, SearchPage, SearchProduct } from "../domain/search/search.js";
import {
  emptySearch,
  type SearchEffect,
  type SearchEvent,
  type SearchState,
  searchTransition,
} from "./searchTransition.js";

const product = (id: number): SearchProduct => ({
  id,
  ref: `LH-${id}`,
  title: `Sofa ${id}`,
  url: `/sofa-${id}`,
  stock: 3,
  priceCents: 10_000 + id,
  netCents: undefined,
  listPriceCents: undefined,
  lowestPrice30dCents: undefined,
  picture: undefined,
  categories: [],
  keywords: [],
  variantId: id,
  fulfilmentCenter: "",
});

const pageOf = (ids: number[], total: number): SearchPage => ({
  products: ids.map(product),
  total,
  totalUnfiltered: total,
  categories: [],
  spellingSuggestions: [],
});

const resultFor = (text: string, ids = [1, 2, 3, 4, 5], total = 20): SearchResult => ({
  ...pageOf(ids, total),
  text,
  links: [],
});

/** Returns the state after the events and the effects of the last one. */
function after(...events: SearchEvent[]): { state: SearchState; effects: readonly SearchEffect[] } {
  let state = emptySearch();
  let effects: readonly SearchEffect[] = [];
  for (const event of events) [state, effects] = searchTransition(state, event);
  return { state, effects };
}

const typed = (text: string): SearchEvent => ({ type: "typed", text });
const debounced = (requestId: number): SearchEvent => ({ type: "debounced", requestId });
const sofa: SearchEvent[] = [typed("sofa"), debounced(1)];
const sofaLoaded: SearchEvent[] = [...sofa, { type: "loaded", requestId: 1, result: resultFor("sofa") }];

test("the search fires once typing has stopped, for the first five products", () => {
  expect(after(typed("sofa"))).toMatchObject({
    state: { status: "idle" },
    effects: [{ type: "debounce", requestId: 1 }],
  });
  expect(after(...sofa)).toMatchObject({
    state: { status: "loading", isOpen: true },
    effects: [{ type: "fetch", requestId: 1, text: "sofa", size: 5 }],
  });
});

test("a pause ended by another character sends no request", () => {
  expect(after(typed("sofa"), typed("sofas"), debounced(1)).effects).toEqual([]);
  expect(after(typed("sofa"), typed("sofas"), debounced(2)).effects).toMatchObject([{ type: "fetch", text: "sofas" }]);
});

test("fewer than four characters send no request and report it", () => {
  expect(after(typed("so "), debounced(1))).toMatchObject({ state: { status: "tooShort", isOpen: true }, effects: [] });
  expect(after(...sofaLoaded, typed("sof")).state).toMatchObject({ isOpen: false, result: undefined });
});

test("an empty text is idle and aborts the request", () => {
  expect(after(...sofa, typed("  "))).toMatchObject({
    state: { status: "idle", isOpen: false, result: undefined },
    effects: [{ type: "cancel" }],
  });
});

test("the same text again sends no request", () => {
  expect(after(...sofaLoaded, typed(" sofa ")).effects).toEqual([]);
});

test("an older answer never overwrites a newer one, nor does an older failure", () => {
  const newer = [...sofa, typed("sofa grau"), debounced(2)];
  for (const late of [
    { type: "loaded", requestId: 1, result: resultFor("sofa") },
    { type: "failed", requestId: 1 },
    { type: "moreLoaded", requestId: 1, page: pageOf([6], 20) },
  ] as const) {
    expect(after(...newer, late).state).toEqual(after(...newer).state);
  }
});

test("results stay visible until the next response", () => {
  const { state } = after(...sofaLoaded, typed("sofa grau"), debounced(2));
  expect(state).toMatchObject({ status: "loading", isOpen: true, result: { text: "sofa" } });
});

test("more comes in pages of six, from where the list ends", () => {
  const requested = after(...sofaLoaded, { type: "moreRequested" });
  expect(requested).toMatchObject({
    state: { status: "loadingMore" },
    effects: [{ type: "fetchMore", requestId: 1, text: "sofa", from: 5, size: 6 }],
  });
  const more = after(
    ...sofaLoaded,
    { type: "moreRequested" },
    { type: "moreLoaded", requestId: 1, page: pageOf([5, 6, 7], 20) },
  );
  expect(more.state.status).toBe("ready");
  // Product 5 was already listed: no duplicates.
  expect(more.state.result?.products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("more is requested once, and not at the end of the list", () => {
  expect(after(...sofaLoaded, { type: "moreRequested" }, { type: "moreRequested" }).effects).toEqual([]);
  const all: SearchEvent = { type: "loaded", requestId: 1, result: resultFor("sofa", [1, 2], 2) };
  expect(after(...sofa, all, { type: "moreRequested" }).effects).toEqual([]);
  const noNewProducts: SearchEvent = { type: "moreLoaded", requestId: 1, page: pageOf([1, 2], 20) };
  expect(after(...sofaLoaded, { type: "moreRequested" }, noNewProducts, { type: "moreRequested" }).effects).toEqual([]);
});

test("a failed search is an error; a failed loadMore keeps the results", () => {
  expect(after(...sofa, { type: "failed", requestId: 1 }).state).toMatchObject({ status: "error", result: undefined });
  const state = after(...sofaLoaded, { type: "moreRequested" }, { type: "failed", requestId: 1 }).state;
  expect(state).toMatchObject({ status: "error", result: { text: "sofa" } });
});

test("results close on an outside click and stay closed when the answer comes", () => {
  const late: SearchEvent = { type: "loaded", requestId: 1, result: resultFor("sofa") };
  const { state } = after(...sofa, { type: "closed" }, late);
  expect(state).toMatchObject({ status: "ready", isOpen: false });
  expect(after(...sofa, { type: "closed" }, late, { type: "opened" }).state.isOpen).toBe(true);
});

test("a search submitted before its debounce has passed does not open the list; opening it again searches", () => {
  const submitted = after(typed("sofa"), { type: "closed" });
  expect(submitted.state.isOpen).toBe(false);
  expect(submitted.effects).toEqual([{ type: "cancel" }]);
  const reopened = after(typed("sofa"), { type: "closed" }, { type: "opened" });
  expect(reopened.state).toMatchObject({ status: "loading", isOpen: true });
  expect(reopened.effects).toEqual([{ type: "cancel" }, { type: "fetch", requestId: 1, text: "sofa", size: 5 }]);
});

test("any order of input and responses: visible results belong to a typed text of at least four characters", () => {
  const event = fc.oneof(
    fc.oneof(hostileText(), fc.constantFrom("", "so", "sofa", "tisch", "tisch 160x90")).map(typed),
    fc.nat(6).map(debounced),
    fc.nat(6).map((requestId): SearchEvent => ({ type: "loaded", requestId, result: resultFor("tisch") })),
    fc.nat(6).map((requestId): SearchEvent => ({ type: "failed", requestId })),
    fc.nat(6).map((requestId): SearchEvent => ({ type: "moreLoaded", requestId, page: pageOf([9], 20) })),
    fc.constantFrom<SearchEvent>({ type: "moreRequested" }, { type: "opened" }, { type: "closed" }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = emptySearch();
      for (const one of events) {
        const [next, effects] = searchTransition(state, one);
        const broken = [
          next.requestId < state.requestId,
          one.type === "loaded" && next.result === one.result && one.requestId !== next.requestId,
          effects.some((effect) => effect.type === "fetch" && Array.from(effect.text).length < 4),
          (next.status === "tooShort" || next.status === "idle") && next.result !== undefined,
        ];
        expect(broken).toEqual([false, false, false, false]);
        state = next;
      }
    }),
    FIXED_SEED,
  );
});
