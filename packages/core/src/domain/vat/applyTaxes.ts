import { addDecimals, type Decimal, multiplyDecimals, parseDecimal, roundDecimal } from "../money/decimal.js";
import type { TaxRequirements } from "./decodeTaxRequirements.js";

/** A tax with its place in the row: taxes of one position share a base. */
export type PositionedTax = TaxRequirements & { readonly position: number };

const HUNDRED: Decimal = { digits: 100n, scale: 0 };

/**
 * The gross unit price in cents: net plus taxes, half away from zero, decimal-exact in between. Taxes of one position add
 * up on the same base; each next position is calculated on base plus earlier taxes. No tax: gross is net.
 * Source: wire reference 3.2 and 3.4, decision D16.
 * @param net in units of currency, with all its decimals: "8.290000"
 * @throws ShopError AMOUNT_NOT_FINITE, AMOUNT_INVALID.
 */
export function applyTaxes(net: number | string, taxes: readonly PositionedTax[]): number {
  const positions = [...new Set(taxes.map((tax) => tax.position))].toSorted((a, b) => a - b);
  let cents = multiplyDecimals(parseDecimal(net), HUNDRED);
  for (const position of positions) {
    const base = cents;
    for (const tax of taxes) {
      if (tax.position === position) cents = addDecimals(cents, taxOn(base, tax));
    }
  }
  return roundDecimal(cents);
}

function taxOn(base: Decimal, tax: TaxRequirements): Decimal {
  if ("amount" in tax) return multiplyDecimals(parseDecimal(tax.amount), HUNDRED);
  const { digits, scale } = multiplyDecimals(base, parseDecimal(tax.percent));
  return { digits, scale: scale + 2 };
}
