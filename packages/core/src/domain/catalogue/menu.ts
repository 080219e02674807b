import type { Picture } from "./product.js";

/** Entry of the category menu; `count` includes the products of subcategories. */
export interface MenuCategory {
  id: number;
  title: string;
  url: string;
  count: number;
  icon?: string;
  /** Decorative. */
  picture?: Pick<Picture, "base" | "widths">;
  children: MenuCategory[];
}

/** Returns the categories with products; at most 5 third-level entries per second-level entry. */
export function megaMenu(roots: readonly MenuCategory[]): MenuCategory[] {
  return prune(roots, (categories, level) => (level === 3 ? categories.slice(0, 5) : categories));
}

/** Returns the categories with products, at most four levels deep. */
export function fullMenu(roots: readonly MenuCategory[]): MenuCategory[] {
  return prune(roots, (categories, level) => (level > 4 ? [] : categories));
}

/** Returns the categories with the given ids, from any level and in that order; all roots without ids. */
export function menuRoots(roots: readonly MenuCategory[], ids: readonly number[]): readonly MenuCategory[] {
  if (ids.length === 0) return roots;
  const find = (categories: readonly MenuCategory[], id: number): MenuCategory | undefined =>
    categories.find((category) => category.id === id) ??
    categories.map(({ children }) => find(children, id)).find((found) => found !== undefined);
  return [...new Set(ids)].flatMap((id) => find(roots, id) ?? []);
}

type Limit = (categories: MenuCategory[], level: number) => MenuCategory[];

function prune(categories: readonly MenuCategory[], limit: Limit, level: number = 1): MenuCategory[] {
  const filled = categories.filter(({ count }) => count > 0);
  return limit(filled, level).map((category) => ({
    ...category,
    children: prune(category.children, limit, level + 1),
  }));
}
