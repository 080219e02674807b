/** Creating an Intl formatter costs about a thousand times a format call: one instance per locale and options. */
function cacheFormats<Options, Format>(create: (locale: string, options?: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = formats.get(key) ?? create(locale, options);
    formats.set(key, format);
    return format;
  };
}

/** Returns the number format of a locale: "de" → "0,8". */
export const getNumberFormat = cacheFormats<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);

/** Returns the date format of a locale: "de-AT" → "21. Jänner". */
export const getDateFormat = cacheFormats<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);

/** Returns the list format of a locale: "de-AT" → "Wien, Graz und Linz". */
export const getListFormat = cacheFormats<Intl.ListFormatOptions, Intl.ListFormat>(
  (locale, options) => new Intl.ListFormat(locale, options),
);
