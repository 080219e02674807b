const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number in the language of the locale. Caches formatters: creating one is expensive. */
export function formatNumber(locale: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  const language = getLanguage(locale);
  const key = language + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(language, options);
  formatters.set(key, formatter);
  return formatter.format(value);
}

/**
 * Returns the language of a locale: "en" of "en-DE". Plain numbers use the language only: "en-DE" would format a rating
 * as "3,7" next to a price of "€544.43".
 */
export const getLanguage = (locale: string): string => locale.slice(0, 2);
