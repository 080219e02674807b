const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs a thousand times what it formats, and a list has a hundred numbers and dates: one for each way.

/** How a language writes numbers: "de" → "0,8". */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(language, options);
  numbers.set(key, format);
  return format;
}

/** How a locale writes dates: "de_AT" → "21. Jänner". */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale.replace("_", "-"), options);
  dates.set(key, format);
  return format;
}
