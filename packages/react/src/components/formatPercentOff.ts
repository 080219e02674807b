import { languageOf } from "./languageOf.js";

const formatters = new Map<string, Intl.NumberFormat>();

/** "−20 %", in the language's own notation, with a real minus sign. */
export function formatPercentOff(percent: number, locale: string): string {
  const language = languageOf(locale);
  const formatter = formatters.get(language) ?? new Intl.NumberFormat(language, { style: "percent" });
  formatters.set(language, formatter);
  const text = formatter.format(percent / 100).replace(/[\u2009\u202f ]/g, "\u00a0");
  return `\u2212${text}`;
}
