import { languageOf } from "./languageOf.js";
import { numberIn } from "./numberIn.js";

/**
 * "−20 %", in the language's own notation, with a real minus sign. Romanian shops write "−20%", as their texts do; the
 * platform puts a space there.
 */
export function formatPercentOff(percent: number, locale: string): string {
  const space = languageOf(locale) === "ro" ? "" : "\u00a0";
  const text = numberIn(locale, percent / 100, { style: "percent" }).replace(/[\u00a0\u2009\u202f ]/g, space);
  return `\u2212${text}`;
}
