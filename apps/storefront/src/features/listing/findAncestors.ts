import type { MenuCategory } from "@shop/core";

/** Returns the path from the root to the category's parent; empty for a root and for an unknown category. */
export function findAncestors(id: number, menu: readonly MenuCategory[]): MenuCategory[] {
  for (const category of menu) {
    if (category.children.some((child) => child.id === id)) return [category];
    const path = findAncestors(id, category.children);
    if (path.length > 0) return [category, ...path];
  }
  return [];
}
