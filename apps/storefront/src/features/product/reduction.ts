import { discountPercent, oldPriceCents, type SaleElement } from "@shop/core";

export interface Reduction {
  /** Strikethrough price, in cents. */
  regularCents: number;
  /** Lowest price of the previous 30 days, in cents; base of the percentage. */
  lowestCents: number | undefined;
  /** Defined only if the lowest price is not the base. */
  percent: number | undefined;
}

/**
 * Reduction to display (decision D1). Base is the lowest 30-day price: if it is unknown or not above the price, there
 * is no reduction. A calculated old price (specification 9) needs the backend's setting.
 */
export function reduction(
  { priceCents, regularCents, lowestCents }: Pick<SaleElement, "priceCents" | "regularCents" | "lowestCents">,
  showFallbackOldPrice: boolean,
): Reduction | undefined {
  if (regularCents !== undefined && lowestCents !== undefined && lowestCents > priceCents)
    return { regularCents, lowestCents, percent: undefined };
  if (!showFallbackOldPrice) return undefined;
  const old = oldPriceCents(priceCents, regularCents);
  return { regularCents: old, lowestCents: undefined, percent: discountPercent(priceCents, old) };
}
