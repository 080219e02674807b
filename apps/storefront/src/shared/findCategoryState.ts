import type { MenuCategory } from "@shop/core";
import type { HistoryState } from "@tanstack/react-router";

/** Returns the history state of a link to a category; undefined for other paths. Source: specification 2. */
export function findCategoryState(menu: readonly MenuCategory[], path: string): HistoryState | undefined {
  for (const { url, title, id, children } of menu) {
    const state = url === path ? { title, id } : findCategoryState(children, path);
    if (state) return state;
  }
  return undefined;
}
