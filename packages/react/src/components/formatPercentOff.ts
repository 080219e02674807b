import { numberIn } from "./numberIn.js";

/** "−20 %", in the language's own notation, with a real minus sign. */
export function formatPercentOff(percent: number, locale: string): string {
  const text = numberIn(locale, percent / 100, { style: "percent" }).replace(/[\u2009\u202f ]/g, "\u00a0");
  return `\u2212${text}`;
}
