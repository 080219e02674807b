/** Lists with a URL of their own that are neither category nor brand: `/shop-grid-standard/{type}`. */
export const LIST_TYPES = ["bestsellers", "new", "sale", "fast"] as const;
export type ListType = (typeof LIST_TYPES)[number];
