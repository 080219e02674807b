import { getLanguage } from "./getLanguage.js";

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number in the language of the locale. Caches formatters, because `Intl.NumberFormat` is expensive to
 * create.
 */
export function formatNumber(locale: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  const language = getLanguage(locale);
  const key = language + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(language, options);
  formatters.set(key, formatter);
  return formatter.format(value);
}
