import { convertCents, formatMoney, type UnitMeasure } from "@shop/core";
import type { MoneyFormat } from "./MoneyFormat.js";

const SIGNS: Readonly<Record<UnitMeasure, string>> = { m: "m", m2: "m²", l: "l", kg: "kg" };

/**
 * "15,96 €/l": the price of one unit of what a piece contains, which the law wants beside the price.
 * @param cents euro cents of one piece
 */
export function formatUnitPrice(
  cents: number,
  { measure, content }: { measure: UnitMeasure; content: number },
  { locale, currency, rate }: MoneyFormat,
): string {
  // Of the price that is shown, so that shoppers find the same when they divide.
  const shown = convertCents(cents, rate);
  return `${formatMoney(shown / content, { locale, currency })}/${SIGNS[measure]}`;
}
