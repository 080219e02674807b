import { convertCents, formatMoney, type UnitMeasure } from "@shop/core";
import type { MoneyFormat } from "./MoneyFormat.js";

const UNIT_SYMBOLS: Readonly<Record<UnitMeasure, string>> = { m: "m", m2: "m²", l: "l", kg: "kg" };

/**
 * Returns the price per unit of measure: "15,96 €/l". Mandatory next to the price. Source: Directive 98/6/EC, Art. 3.
 *
 * @param cents price of one item, in euro cents
 */
export function formatUnitPrice(
  cents: number,
  { measure, content }: { measure: UnitMeasure; content: number },
  { locale, currency, rate }: MoneyFormat,
): string {
  // Divides the converted, rounded price, so that shoppers who divide get the same result.
  const displayCents = convertCents(cents, rate);
  return `${formatMoney(displayCents / content, { locale, currency })}/${UNIT_SYMBOLS[measure]}`;
}
