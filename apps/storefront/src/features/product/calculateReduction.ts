import { discountPercent, oldPriceCents, type Variant } from "@shop/core";

export interface PriceReduction {
  /** Strikethrough price, in cents. */
  compareAtCents: number;
  /** Lowest price of the previous 30 days, in cents; base of the percentage. */
  lowestPrice30dCents: number | undefined;
  /** Defined only if the lowest price is not the base. */
  percent: number | undefined;
}

/**
 * Reduction to display (decision 0053). Base is the lowest 30-day price: if it is unknown or not above the price, there
 * is no reduction. A calculated compare-at price (specification 9) needs the backend's setting.
 */
export function calculateReduction(
  {
    priceCents,
    compareAtCents,
    lowestPrice30dCents,
  }: Pick<Variant, "priceCents" | "compareAtCents" | "lowestPrice30dCents">,
  showFallbackCompareAtPrice: boolean,
): PriceReduction | undefined {
  if (compareAtCents !== undefined && lowestPrice30dCents !== undefined && lowestPrice30dCents > priceCents)
    return { compareAtCents, lowestPrice30dCents, percent: undefined };
  if (!showFallbackCompareAtPrice) return undefined;
  const fallbackCents = oldPriceCents(priceCents, compareAtCents);
  return {
    compareAtCents: fallbackCents,
    lowestPrice30dCents: undefined,
    percent: discountPercent(priceCents, fallbackCents),
  };
}
