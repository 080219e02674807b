import type { ProductFeature, Variant } from "@shop/core";

export const DIMENSIONS = ["width", "depth", "height"] as const;

/** Whether the selected size has other outer dimensions than the size in drawings and package data. */
export function isOtherSize(
  features: readonly ProductFeature[],
  variant: Pick<Variant, "measures"> | undefined,
): boolean {
  return DIMENSIONS.some((side) => {
    const own = variant?.measures[side];
    return own !== undefined && own !== features.find(({ code }) => code === side)?.numericValue;
  });
}
