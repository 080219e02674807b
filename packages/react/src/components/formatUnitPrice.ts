import { type DisplayPrice, formatMoney, type UnitMeasure } from "@shop/core";
import type { MoneyFormat } from "./MoneyFormat.js";

const UNIT_SYMBOLS: Readonly<Record<UnitMeasure, string>> = { m: "m", m2: "m²", l: "l", kg: "kg" };

/** Returns the price per unit of measure: "15,96 €/l". */
export const formatUnitPrice = (
  { cents, measure }: NonNullable<DisplayPrice["unitPrice"]>,
  format: MoneyFormat,
): string => `${formatMoney(cents, format)}/${UNIT_SYMBOLS[measure]}`;
