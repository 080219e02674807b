/**
 * "en" of "en_DE": plain numbers are written as the language does. In the notation of "en-DE" a mean would be "3,7" beside
 * a price of "€544.43".
 */
export const languageOf = (locale: string): string => locale.slice(0, 2);
