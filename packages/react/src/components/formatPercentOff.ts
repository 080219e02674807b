import { getLanguage } from "./getLanguage.js";
import { formatNumber } from "./formatNumber.js";

/**
 * Returns a reduction in the notation of the locale with a minus sign (U+2212): "−20 %". Romanian has no space before
 * the percent sign, unlike the output of `Intl.NumberFormat`.
 *
 * @param percent whole percent, 20 for 20 %
 */
export function formatPercentOff(percent: number, locale: string): string {
  const space = getLanguage(locale) === "ro" ? "" : "\u00a0";
  const text = formatNumber(locale, percent / 100, { style: "percent" }).replace(/[\u00a0\u2009\u202f ]/g, space);
  return `\u2212${text}`;
}
