import type { ProductCard, UnitMeasure } from "../catalogue/product.js";
import { convertCents, discountPercent, type DisplayCents, type ShopCents, oldPriceCents } from "../money/cents.js";
import { netFromGross, productVatPercent, type VatCountry, type VatProduct } from "../vat/vat.js";

/** Options for the display of amounts. */
export interface PriceDisplay {
  /** Contained in the amount; for shipping, the percent of a cart without lines. */
  vatPercent: number;
  showNet: boolean;
  /** Units of the display currency per unit charged, default 1. */
  rate?: number | undefined;
}

/**
 * Returns an amount to display: net when `showNet`, then converted to the display currency, each rounded once. Convert
 * the unit price, so that a displayed line is unit × quantity.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export const displayCents = (cents: ShopCents, { vatPercent, showNet, rate }: PriceDisplay): DisplayCents =>
  convertCents(showNet ? netFromGross(cents, vatPercent) : cents, rate);

/**
 * Which reductions are displayed. "lowest30d", the default: from a price that was charged before (Directive 98/6/EC, Art. 6a);
 * "fallback": also from {@link oldPriceCents}, unless the lowest price of the last 30 days is known.
 */
export type ReductionPolicy = "lowest30d" | "fallback";

/** Gross price of a product or variant; `vatPercent` defaults to that of the display options. */
export type Price = Pick<ProductCard, "priceCents"> &
  Partial<Pick<ProductCard, "vatPercent" | "compareAtCents" | "lowestPrice30dCents" | "unit">>;

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
 * percent is rounded down from the lowest price of 30 days; that of a fallback is {@link discountPercent}.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function displayPrice(
  { priceCents, compareAtCents, lowestPrice30dCents, unit, vatPercent }: Price,
  options: PriceDisplay & { policy?: ReductionPolicy | undefined },
): DisplayPrice {
  const display = { ...options, vatPercent: vatPercent ?? options.vatPercent };
  const convertOptional = (cents: ShopCents | undefined): DisplayCents | undefined =>
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

/** Options for the prices of products in a storefront. */
export interface StorePriceDisplay extends PriceDisplay {
  rate: number;
  policy: ReductionPolicy;
  /** Decides the VAT of products that report none. */
  country: VatCountry;
}

/** Returns the options for the prices of a product: `vatPercent` is {@link productVatPercent}, 0 when unknown. */
export const productDisplay = (product: VatProduct, display: StorePriceDisplay): StorePriceDisplay => ({
  ...display,
  vatPercent: productVatPercent(product, display.country) ?? 0,
});
