import { multiplyDivide } from "../money/cents.js";
import { splitCents } from "../money/splitCents.js";
import { percentToPpm, PPM } from "./vat.js";

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

/** Calculates the VAT of a sale per rate, highest first, with ancillary costs as in {@link calculateAncillaryVat}. */
export function calculateSaleVat(lines: readonly TaxableLine[], ancillaryCents = 0, countryPercent = 0): VatSubtotal[] {
  if (lines.length === 0 && ancillaryCents === 0) return [];
  return vatByRate([...toPaidAmounts(lines), ...allocateAncillary(lines, ancillaryCents, countryPercent)]);
}

/**
 * Calculates the VAT of ancillary costs (shipping, fees) per rate, highest first. Allocates them to the rates of the
 * lines in proportion to the paid amounts (to the full prices when coupons cover everything).
 * @param countryPercent VAT percent without lines
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
