import { ShopError } from "../../shared/shopError.js";
import { multiplyDivide, splitCents } from "../money/cents.js";

/**
 * Parses the leading percent of a tax title: "20% Ust." → 20, "5,5% x" → 5.5, "0%" → 0.
 * @returns undefined when the title has no leading percent
 */
export function taxPercent(taxTitle: string): number | undefined {
  const number = /^\s*(\d+(?:[.,]\d+)?)\s*%/.exec(taxTitle)?.[1];
  return number === undefined ? undefined : Number(number.replace(",", "."));
}

/**
 * Returns the VAT percent to display for a line: 0 when VAT is excluded, when the tax title has no percent, or when the
 * item is in a zero-VAT category and the customer in the default country; otherwise the percent of the country. The
 * backend decides the VAT that is charged.
 */
export function vatPercentFor(input: {
  taxTitle: string;
  excludeVat: boolean;
  itemCategoryIds: readonly number[];
  zeroVatCategoryIds: readonly number[];
  customerCountryId: number;
  defaultCountryId: number;
}): number {
  if (input.excludeVat) return 0;
  const isDefaultCountry = input.customerCountryId === input.defaultCountryId;
  if (isDefaultCountry && input.itemCategoryIds.some((id) => input.zeroVatCategoryIds.includes(id))) return 0;
  return taxPercent(input.taxTitle) ?? 0;
}

/** VAT percent of a product as reported, and the categories that may exempt it. */
export interface VatProduct {
  vatPercent?: number | undefined;
  categories?: ReadonlyArray<{ id: number }> | undefined;
}

/** Country and tax rule of the prices. */
export type VatCountry = Omit<Parameters<typeof vatPercentFor>[0], "excludeVat" | "itemCategoryIds">;

/**
 * Returns the VAT percent in the gross prices of a product: as reported, else by the rule of {@link vatPercentFor}.
 * @returns undefined when neither the product nor the tax title states one
 */
export function productVatPercent(product: VatProduct, country: VatCountry): number | undefined {
  if (product.vatPercent !== undefined) return product.vatPercent;
  if (taxPercent(country.taxTitle) === undefined) return undefined;
  const itemCategoryIds = (product.categories ?? []).map(({ id }) => id);
  return vatPercentFor({ ...country, excludeVat: false, itemCategoryIds });
}

/**
 * Removes the contained VAT from a gross amount, rounded half away from zero; exact for percents of up to four
 * decimals.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function netFromGross(grossCents: number, percent: number): number {
  return multiplyDivide(grossCents, PPM, PPM + percentToPpm(percent));
}

/**
 * Adds VAT to a net amount, rounded half away from zero; exact for percents of up to four decimals.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function grossFromNet(netCents: number, percent: number): number {
  return multiplyDivide(netCents, PPM + percentToPpm(percent), PPM);
}

/** 100 % in parts per million. */
export const PPM = 1_000_000;

/**
 * Converts a percent to parts per million: 5.5 → 55 000. Rounds decimals beyond the fourth.
 * @throws ShopError PERCENT_INVALID for a negative or non-finite percent
 */
export function percentToPpm(percent: number): number {
  if (!(percent >= 0 && percent < Infinity)) throw new ShopError("PERCENT_INVALID", { details: { percent } });
  return Math.round(percent * 10_000);
}

/** Gross amount at one VAT rate. */
interface TaxedAmount {
  grossCents: number;
  percent: number;
}

/** Total of one VAT rate in cents: `netCents + vatCents === grossCents`. */
export interface VatSubtotal extends TaxedAmount {
  vatCents: number;
  netCents: number;
}

/**
 * Calculates the VAT contained in gross amounts, one entry per rate, highest rate first. VAT is rounded once per rate
 * (not per line), half away from zero; net is the remainder.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function vatByRate(amounts: readonly TaxedAmount[]): VatSubtotal[] {
  const sums = new Map<number, number>();
  for (const { grossCents, percent } of amounts) sums.set(percent, (sums.get(percent) ?? 0) + grossCents);
  return [...sums]
    .map(([percent, grossCents]) => {
      const ppm = percentToPpm(percent);
      const vatCents = multiplyDivide(grossCents, ppm, PPM + ppm);
      return { percent, grossCents, vatCents, netCents: grossCents - vatCents };
    })
    .toSorted((a, b) => b.percent - a.percent);
}

/** Gross amount of one or more lines and their coupon discount, in cents. */
export interface TaxableLine extends TaxedAmount {
  discountCents: number;
}

/**
 * Calculates the VAT of a sale per rate, highest first. Discounts reduce the rate of their lines; ancillary costs share
 * the rates of the lines, see {@link calculateAncillaryVat}.
 * @param ancillaryCents gross cents of shipping and fees
 * @param countryPercent VAT percent of ancillary costs when there are no lines
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function calculateSaleVat(lines: readonly TaxableLine[], ancillaryCents = 0, countryPercent = 0): VatSubtotal[] {
  if (lines.length === 0 && ancillaryCents === 0) return [];
  return vatByRate([...toPaidAmounts(lines), ...allocateAncillary(lines, ancillaryCents, countryPercent)]);
}

/**
 * Calculates the VAT of ancillary costs (shipping, fees) per rate, highest first. Allocates them to the rates of the
 * lines in proportion to the paid amounts (to the full prices when coupons cover everything).
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export const calculateAncillaryVat = (
  lines: readonly TaxableLine[],
  ancillaryCents: number,
  countryPercent = 0,
): VatSubtotal[] => vatByRate(allocateAncillary(lines, ancillaryCents, countryPercent));

const toPaidAmounts = (lines: readonly TaxableLine[]): TaxedAmount[] =>
  lines.map(({ grossCents, discountCents, percent }) => ({ grossCents: grossCents - discountCents, percent }));

function allocateAncillary(lines: readonly TaxableLine[], cents: number, countryPercent: number): TaxedAmount[] {
  const paid = toPaidAmounts(lines);
  const shares = vatByRate(paid.some(({ grossCents }) => grossCents > 0) ? paid : lines);
  if (shares.every(({ grossCents }) => grossCents === 0)) return [{ grossCents: cents, percent: countryPercent }];
  const parts = splitCents(
    cents,
    shares.map(({ grossCents }) => grossCents),
  );
  return shares.map(({ percent }, index) => ({ grossCents: parts[index] ?? 0, percent }));
}
