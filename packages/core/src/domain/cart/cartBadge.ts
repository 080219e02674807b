/**
 * The number on the cart icon: nothing at 0, thousands as "12k", a smaller font above 99 items.
 * Source: specification 2, mini cart.
 */
export function cartBadge(itemCount: number): { text: string; small: boolean } {
  if (!(itemCount > 0)) return { text: "", small: false };
  const text = itemCount < 1000 ? String(itemCount) : `${Math.floor(itemCount / 1000)}k`;
  return { text, small: itemCount > 99 };
}
