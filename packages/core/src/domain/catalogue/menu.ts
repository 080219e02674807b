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

type Limit = (kept: MenuCategory[], level: number) => MenuCategory[];

function prune(categories: readonly MenuCategory[], limit: Limit, level: number = 1): MenuCategory[] {
  const filled = categories.filter((category) => category.count > 0);
  return limit(filled, level).map((category) => ({
    ...category,
    children: prune(category.children, limit, level + 1),
  }));
}
