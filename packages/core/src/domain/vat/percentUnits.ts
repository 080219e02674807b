import { ShopError } from "../../shared/shopError.js";

/** What 100 % is in {@link percentUnits}. */
export const WHOLE = 1_000_000;

/**
 * A percent in ten-thousandths of a percent, as a whole number: 5.5 → 55 000. Decimals beyond the fourth are rounded away.
 * @throws ShopError PERCENT_INVALID for a negative or not finite percent.
 */
export function percentUnits(percent: number): number {
  if (!(percent >= 0 && percent < Infinity)) {
    throw new ShopError("PERCENT_INVALID", { details: { percent } });
  }
  return Math.round(percent * 10_000);
}
