import type { MenuCategory } from "@shop/core";
import type { HistoryState } from "@tanstack/react-router";

const states = new WeakMap<readonly MenuCategory[], Map<string, HistoryState>>();

/** Returns the history state of a link to a category; undefined for other paths. Source: specification 2. */
export function findCategoryState(menu: readonly MenuCategory[], path: string): HistoryState | undefined {
  const known = states.get(menu) ?? collectStates(menu, new Map());
  states.set(menu, known);
  return known.get(path);
}

function collectStates(menu: readonly MenuCategory[], found: Map<string, HistoryState>): typeof found {
  for (const { url, title, id, children } of menu) {
    if (!found.has(url)) found.set(url, { title, id });
    collectStates(children, found);
  }
  return found;
}
