const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

// Creating an Intl formatter costs about a thousand times a format call: one instance per locale and options.

/** Returns the cached number format of a language: "de" → "0,8". */
export function getNumberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language, options);
  numberFormats.set(key, format);
  return format;
}

/** Returns the cached date format of a locale: "de_AT" → "21. Jänner". */
export function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale.replace("_", "-"), options);
  dateFormats.set(key, format);
  return format;
}
