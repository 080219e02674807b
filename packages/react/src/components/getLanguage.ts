/**
 * Returns the language of a locale: "en" of "en_DE". Plain numbers use the language only: "en-DE" would format a rating
 * as "3,7" next to a price of "€544.43".
 */
export const getLanguage = (locale: string): string => locale.slice(0, 2);
