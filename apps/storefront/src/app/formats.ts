const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

// Creating an Intl formatter costs about a thousand times a format call: one instance per locale and options.

/** Returns the cached number format of a language: "de" → "0,8". */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(language, options);
  numbers.set(key, format);
  return format;
}

/** Returns the cached date format of a locale: "de_AT" → "21. Jänner". */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale.replace("_", "-"), options);
  dates.set(key, format);
  return format;
}
