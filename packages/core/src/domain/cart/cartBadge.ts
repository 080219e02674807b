/** Returns the text of the cart icon badge: "" at 0, thousands as "12k"; `small` above 99 items. */
export function cartBadge(itemCount: number): { text: string; small: boolean } {
  if (!(itemCount > 0)) return { text: "", small: false };
  const text = itemCount < 1000 ? String(itemCount) : `${Math.floor(itemCount / 1000)}k`;
  return { text, small: itemCount > 99 };
}
