import type { UnitMeasure } from "../catalogue/product.js";
import type { DisplayCents, EuroCents } from "../money/cents.js";
import { convertCents } from "../money/convertCents.js";
import { discountPercent } from "../money/discountPercent.js";
import { oldPriceCents } from "../money/oldPriceCents.js";
import { netFromGross } from "../vat/netFromGross.js";

/** Options for the display of amounts. */
export interface PriceDisplay {
  /** VAT percent contained in the amount; for shipping, the percent of a cart without lines. */
  vatPercent: number;
  /** Display net prices, "0% VAT". */
  showNet: boolean;
  /** Units of the display currency per euro, default 1. */
  rate?: number | undefined;
}

/**
 * Which reductions are displayed. "lowest30d": from a price that was charged before (Directive 98/6/EC, Art. 6a);
 * "fallback": also from {@link oldPriceCents}, unless the lowest price of the last 30 days is known.
 */
export type ReductionPolicy = "lowest30d" | "fallback";

/** Gross price of a product or variant. */
export interface Price {
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
 * Returns an amount to display: net when `showNet`, then converted to the display currency, each rounded once. Convert
 * the unit price, so that a displayed line is unit × quantity.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export const displayCents = (cents: EuroCents, { vatPercent, showNet, rate }: PriceDisplay): DisplayCents =>
  convertCents(showNet ? netFromGross(cents, vatPercent) : cents, rate);

/**
 * Returns a price to display with its reduction and price per unit of measure, computed from the displayed amounts. The
 * percent is rounded down from the lowest price of the last 30 days; a fallback has the percent of
 * {@link discountPercent}.
 * @param display policy default "lowest30d"
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function displayPrice(
  { priceCents, compareAtCents, lowestPrice30dCents, unit }: Price,
  display: PriceDisplay & { policy?: ReductionPolicy | undefined },
): DisplayPrice {
  const convertOptional = (cents: EuroCents | undefined): DisplayCents | undefined =>
    cents === undefined ? undefined : displayCents(cents, display);
  const now = displayCents(priceCents, display);
  const compareAt = convertOptional(compareAtCents);
  const lowest30d = convertOptional(lowestPrice30dCents);
  return {
    now,
    ...calculateReduction(now, compareAt, lowest30d, display.policy),
    // Divides the displayed price, so that shoppers who divide get the same result.
    unitPrice: unit && { cents: convertCents(now / unit.content), measure: unit.measure },
  };
}

type Reduction = Pick<DisplayPrice, "compareAt" | "lowest30d" | "percentOff">;

const NO_REDUCTION: Reduction = { compareAt: undefined, lowest30d: undefined, percentOff: 0 };
const MAX_PERCENT = 99;

function calculateReduction(
  now: DisplayCents,
  compareAt: DisplayCents | undefined,
  lowest30d: DisplayCents | undefined,
  policy: ReductionPolicy | undefined,
): Reduction {
  if (lowest30d !== undefined) {
    if (compareAt === undefined || compareAt <= now || lowest30d <= now) return NO_REDUCTION;
    const scaled = (lowest30d - now) * 100;
    // Rounded down: a reduction must not be overstated. Below 1 % none is displayed.
    const percentOff = Math.min((scaled - (scaled % lowest30d)) / lowest30d, MAX_PERCENT);
    return percentOff === 0 ? NO_REDUCTION : { compareAt, lowest30d, percentOff };
  }
  if (policy !== "fallback") return NO_REDUCTION;
  const fallback = oldPriceCents(now, compareAt);
  const percentOff = Math.min(discountPercent(now, fallback), MAX_PERCENT);
  return percentOff === 0 ? NO_REDUCTION : { compareAt: fallback, lowest30d: undefined, percentOff };
}
