import { addDecimals, type Decimal, multiplyDecimals, parseDecimal, roundDecimal } from "../money/decimal.js";
import type { TaxRequirements } from "./decodeTaxRequirements.js";

/** Tax with its position in the tax rule; taxes of one position share a base. */
export type PositionedTax = TaxRequirements & { readonly position: number };

const HUNDRED: Decimal = { digits: 100n, scale: 0 };

/**
 * Returns the gross unit price in cents: net plus taxes, rounded half away from zero once at the end. Taxes of one
 * position apply to the same base; each next position applies to that base plus the earlier taxes.
 * @param net net amount in currency units with all its decimals: "8.290000"
 * @throws ShopError AMOUNT_NOT_FINITE, AMOUNT_INVALID
 */
export function applyTaxes(net: number | string, taxes: readonly PositionedTax[]): number {
  const positions = [...new Set(taxes.map((tax) => tax.position))].toSorted((a, b) => a - b);
  let cents = multiplyDecimals(parseDecimal(net), HUNDRED);
  for (const position of positions) {
    const base = cents;
    for (const tax of taxes) {
      if (tax.position === position) cents = addDecimals(cents, calculateTax(base, tax));
    }
  }
  return roundDecimal(cents);
}

function calculateTax(base: Decimal, tax: TaxRequirements): Decimal {
  if ("amount" in tax) return multiplyDecimals(parseDecimal(tax.amount), HUNDRED);
  const { digits, scale } = multiplyDecimals(base, parseDecimal(tax.percent));
  return { digits, scale: scale + 2 };
}
