/** An entry of the category menu. `count` is the number of products in it and below. */
export interface MenuCategory {
  id: number;
  title: string;
  url: string;
  count: number;
  icon?: string;
  children: MenuCategory[];
}

/** Third-level entries the mega menu shows under each second-level one. Source: specification 2. */
const MEGA_MENU_THIRD_LEVEL = 5;
/** Levels the full-screen menu shows. Source: specification 2. */
const FULL_MENU_LEVELS = 4;

/** Only categories with products; at most 5 third-level entries under each second-level one. Source: specification 2. */
export function megaMenu(roots: readonly MenuCategory[]): MenuCategory[] {
  return prune(roots, (kept, level) => (level === 3 ? kept.slice(0, MEGA_MENU_THIRD_LEVEL) : kept));
}

/** Only categories with products, at most four nested levels. Source: specification 2. */
export function fullMenu(roots: readonly MenuCategory[]): MenuCategory[] {
  return prune(roots, (kept, level) => (level > FULL_MENU_LEVELS ? [] : kept));
}

/** The categories the settings name as roots of the menu, from any level and in that order; without any named, all roots. */
export function menuRoots(roots: readonly MenuCategory[], ids: readonly number[]): readonly MenuCategory[] {
  if (ids.length === 0) return roots;
  const find = (categories: readonly MenuCategory[], id: number): MenuCategory | undefined =>
    categories.find((category) => category.id === id) ??
    categories.map(({ children }) => find(children, id)).find((found) => found !== undefined);
  return [...new Set(ids)].flatMap((id) => find(roots, id) ?? []);
}

type Limit = (kept: MenuCategory[], level: number) => MenuCategory[];

function prune(categories: readonly MenuCategory[], limit: Limit, level: number = 1): MenuCategory[] {
  const filled = categories.filter((category) => category.count > 0);
  return limit(filled, level).map((category) => ({
    ...category,
    children: prune(category.children, limit, level + 1),
  }));
}
