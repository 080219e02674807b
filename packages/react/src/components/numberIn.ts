import { languageOf } from "./languageOf.js";

const formatters = new Map<string, Intl.NumberFormat>();

/** A number as the locale's language writes it. Making a formatter costs a thousand times what it formats: one for each way. */
export function numberIn(locale: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  const language = languageOf(locale);
  const key = language + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(language, options);
  formatters.set(key, formatter);
  return formatter.format(value);
}
