import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText, SEEDED } from "../../../../testkit/src/arbitraries.js";
import type { SearchFound, SearchPage, SearchProduct } from "./search.js";
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
  listCents: undefined,
  lowestCents: undefined,
  picture: undefined,
  categories: [],
  keywords: [],
  saleElementId: id,
  fulfilmentCenter: "",
});

const pageOf = (ids: number[], total: number): SearchPage => ({
  products: ids.map(product),
  total,
  all: total,
  categories: [],
  corrections: [],
});

const foundFor = (text: string, ids = [1, 2, 3, 4, 5], total = 20): SearchFound => ({
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
const rested = (search: number): SearchEvent => ({ type: "rested", search });
const sofa: SearchEvent[] = [typed("sofa"), rested(1)];
const sofaFound: SearchEvent[] = [...sofa, { type: "found", search: 1, found: foundFor("sofa") }];

test("the search fires once typing has stopped, for the first five products", () => {
  expect(after(typed("sofa"))).toMatchObject({ state: { status: "idle" }, effects: [{ type: "rest", search: 1 }] });
  expect(after(...sofa)).toMatchObject({
    state: { status: "loading", open: true },
    effects: [{ type: "ask", search: 1, text: "sofa", size: 5 }],
  });
});

test("a rest that another letter has ended asks for nothing", () => {
  expect(after(typed("sofa"), typed("sofas"), rested(1)).effects).toEqual([]);
  expect(after(typed("sofa"), typed("sofas"), rested(2)).effects).toMatchObject([{ type: "ask", text: "sofas" }]);
});

test("fewer than four characters ask for nothing and say so", () => {
  expect(after(typed("so "), rested(1))).toMatchObject({ state: { status: "tooShort", open: true }, effects: [] });
  expect(after(...sofaFound, typed("sof")).state).toMatchObject({ open: false, found: undefined });
});

test("an empty box is idle and gives up what is under way", () => {
  expect(after(...sofa, typed("  "))).toMatchObject({
    state: { status: "idle", open: false, found: undefined },
    effects: [{ type: "giveUp" }],
  });
});

test("the same text again asks for nothing again", () => {
  expect(after(...sofaFound, typed(" sofa ")).effects).toEqual([]);
});

test("an older answer never overwrites a newer one, nor does an older failure", () => {
  const newer = [...sofa, typed("sofa grau"), rested(2)];
  for (const late of [
    { type: "found", search: 1, found: foundFor("sofa") },
    { type: "failed", search: 1 },
    { type: "moreFound", search: 1, page: pageOf([6], 20) },
  ] as const) {
    expect(after(...newer, late).state).toEqual(after(...newer).state);
  }
});

test("what was found stays in sight until the next answer", () => {
  const { state } = after(...sofaFound, typed("sofa grau"), rested(2));
  expect(state).toMatchObject({ status: "loading", open: true, found: { text: "sofa" } });
});

test("more comes in pages of six, from where the list ends", () => {
  const asked = after(...sofaFound, { type: "moreWanted" });
  expect(asked).toMatchObject({
    state: { status: "loadingMore" },
    effects: [{ type: "askMore", search: 1, text: "sofa", from: 5, size: 6 }],
  });
  const more = after(
    ...sofaFound,
    { type: "moreWanted" },
    { type: "moreFound", search: 1, page: pageOf([5, 6, 7], 20) },
  );
  expect(more.state.status).toBe("ready");
  // Product 5 was already listed: no duplicates.
  expect(more.state.found?.products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("more is asked for once, and not at the end", () => {
  expect(after(...sofaFound, { type: "moreWanted" }, { type: "moreWanted" }).effects).toEqual([]);
  const all: SearchEvent = { type: "found", search: 1, found: foundFor("sofa", [1, 2], 2) };
  expect(after(...sofa, all, { type: "moreWanted" }).effects).toEqual([]);
  const nothingNew: SearchEvent = { type: "moreFound", search: 1, page: pageOf([1, 2], 20) };
  expect(after(...sofaFound, { type: "moreWanted" }, nothingNew, { type: "moreWanted" }).effects).toEqual([]);
});

test("a failed search is an error; failing to load more keeps what is there", () => {
  expect(after(...sofa, { type: "failed", search: 1 }).state).toMatchObject({ status: "error", found: undefined });
  const state = after(...sofaFound, { type: "moreWanted" }, { type: "failed", search: 1 }).state;
  expect(state).toMatchObject({ status: "error", found: { text: "sofa" } });
});

test("results close on an outside click and stay closed when the answer comes", () => {
  const late: SearchEvent = { type: "found", search: 1, found: foundFor("sofa") };
  const { state } = after(...sofa, { type: "closed" }, late);
  expect(state).toMatchObject({ status: "ready", open: false });
  expect(after(...sofa, { type: "closed" }, late, { type: "opened" }).state.open).toBe(true);
});

test("whatever is typed and answered in whatever order: results in sight are of a text that was typed, never of fewer than four characters", () => {
  const event = fc.oneof(
    fc.oneof(hostileText(), fc.constantFrom("", "so", "sofa", "tisch", "tisch 160x90")).map(typed),
    fc.nat(6).map(rested),
    fc.nat(6).map((search): SearchEvent => ({ type: "found", search, found: foundFor("tisch") })),
    fc.nat(6).map((search): SearchEvent => ({ type: "failed", search })),
    fc.nat(6).map((search): SearchEvent => ({ type: "moreFound", search, page: pageOf([9], 20) })),
    fc.constantFrom<SearchEvent>({ type: "moreWanted" }, { type: "opened" }, { type: "closed" }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = emptySearch();
      for (const one of events) {
        const [next, effects] = searchTransition(state, one);
        const broken = [
          next.search < state.search,
          one.type === "found" && next.found === one.found && one.search !== next.search,
          effects.some((effect) => effect.type === "ask" && Array.from(effect.text).length < 4),
          (next.status === "tooShort" || next.status === "idle") && next.found !== undefined,
        ];
        expect(broken).toEqual([false, false, false, false]);
        state = next;
      }
    }),
    SEEDED,
  );
});
