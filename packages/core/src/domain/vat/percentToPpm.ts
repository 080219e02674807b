import { ShopError } from "../../shared/shopError.js";

/** 100 % in parts per million. */
export const PPM = 1_000_000;

/**
 * Converts a percent to parts per million: 5.5 → 55 000. Rounds decimals beyond the fourth.
 * @throws ShopError PERCENT_INVALID for a negative or non-finite percent
 */
export function percentToPpm(percent: number): number {
  if (!(percent >= 0 && percent < Infinity)) {
    throw new ShopError("PERCENT_INVALID", { details: { percent } });
  }
  return Math.round(percent * 10_000);
}
