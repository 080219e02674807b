/** Returns the backend's spelling of a locale: "de_AT" for "de-AT". */
export const encodeLocale = (locale: string): string => locale.replace("-", "_");

/** Returns the BCP 47 tag of a locale of the backend: "de-AT" for "de_AT". */
export const decodeLocale = (locale: string): string => locale.replace("_", "-");
