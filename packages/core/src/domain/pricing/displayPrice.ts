import type { UnitMeasure } from "../catalogue/product.js";
import type { DisplayCents, EuroCents } from "../money/cents.js";
import { convertCents } from "../money/convertCents.js";
import { discountPercent } from "../money/discountPercent.js";
import { oldPriceCents } from "../money/oldPriceCents.js";
import { displayCents, type PriceDisplay } from "./displayCents.js";

/**
 * Which reductions are displayed. "lowest30d": from a price that was charged before (Directive 98/6/EC, Art. 6a);
 * "fallback": also from {@link oldPriceCents}, unless the lowest price of the last 30 days is known.
 */
export type ReductionPolicy = "lowest30d" | "fallback";

/** Gross price of a product or variant. */
export interface Price {
  /** VAT percent contained in the amounts; default: that of the display options. */
  vatPercent?: number | undefined;
  priceCents: EuroCents;
  compareAtCents?: EuroCents | undefined;
  /** Lowest gross price of the 30 days before the promotion. */
  lowestPrice30dCents?: EuroCents | undefined;
  /** Content of one item, when a price per unit of measure is mandatory (Directive 98/6/EC, Art. 3): 2.5 l. */
  unit?: { measure: UnitMeasure; content: number } | undefined;
}

/** Price as displayed. `compareAt` is present if and only if `percentOff` is above 0. */
export interface DisplayPrice {
  now: DisplayCents;
  compareAt: DisplayCents | undefined;
  /** Base of the percent; undefined for a fallback compare-at price. */
  lowest30d: DisplayCents | undefined;
  /** 0 to 99; 0 without a reduction. */
  percentOff: number;
  unitPrice: { cents: DisplayCents; measure: UnitMeasure } | undefined;
}

/**
 * Returns a price to display with its reduction and price per unit of measure, computed from the displayed amounts. The
 * percent is rounded down from the lowest price of the last 30 days; a fallback has the percent of
 * {@link discountPercent}.
 * @param options policy default "lowest30d"
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function displayPrice(
  { priceCents, compareAtCents, lowestPrice30dCents, unit, vatPercent }: Price,
  options: PriceDisplay & { policy?: ReductionPolicy | undefined },
): DisplayPrice {
  const display = { ...options, vatPercent: vatPercent ?? options.vatPercent };
  const convertOptional = (cents: EuroCents | undefined): DisplayCents | undefined =>
    cents === undefined ? undefined : displayCents(cents, display);
  const now = displayCents(priceCents, display);
  const lowest30d = convertOptional(lowestPrice30dCents);
  const reported = convertOptional(compareAtCents);
  const isFallback = lowest30d === undefined && display.policy === "fallback";
  const compareAt = isFallback ? oldPriceCents(now, reported) : reported;
  let percentOff = 0;
  if (isFallback) percentOff = discountPercent(now, compareAt ?? 0);
  // Rounded down: a reduction must not be overstated. Below 1 % none is displayed.
  else if (lowest30d !== undefined && lowest30d > now && (compareAt ?? 0) > now)
    percentOff = Math.floor(((lowest30d - now) * 100) / lowest30d);
  return {
    now,
    compareAt: percentOff > 0 ? compareAt : undefined,
    lowest30d: percentOff > 0 ? lowest30d : undefined,
    percentOff: Math.min(percentOff, 99),
    // Divides the displayed price, so that shoppers who divide get the same result.
    unitPrice: unit && { cents: convertCents(now / unit.content), measure: unit.measure },
  };
}
