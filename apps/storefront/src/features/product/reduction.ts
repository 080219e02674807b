import { discountPercent, oldPriceCents, type SaleElement } from "@shop/core";

export interface Reduction {
  /** the price to strike through */
  regularCents: number;
  /** the lowest price of the 30 days before; the percent is counted from it */
  lowestCents: number | undefined;
  /** where it is not counted from the lowest price */
  percent: number | undefined;
}

/**
 * What is said of a reduced price (decision D1). The lowest price of 30 days is the base: where it is not known, or was no
 * higher than the price is now, there is no reduction to announce. An invented old price is shown only where the shop's
 * settings say so, as specification 9 counts it.
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
