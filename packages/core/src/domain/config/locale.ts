/** Languages of the storefronts, ISO 639-1, named in themselves. */
export const LANGUAGES = { de: "Deutsch", ro: "Română", en: "English" } as const;

/** Language of a storefront, ISO 639-1. */
export type Language = keyof typeof LANGUAGES;

/** Paths of the withdrawal function by language: the storefront's routes, and the links in emails. */
export const WITHDRAWAL_PATHS: Readonly<Record<Language, string>> = {
  de: "/vertrag-widerrufen",
  ro: "/retragere-din-contract",
  en: "/withdraw-from-contract",
};

/** Countries with storefronts, by ISO 3166-1 alpha-2 code, and their names in the languages of their storefronts. */
export const MARKETS = {
  AT: { countryId: 13, timeZone: "Europe/Vienna", postalCodeDigits: 4, names: { de: "Österreich", en: "Austria" } },
  DE: { countryId: 5, timeZone: "Europe/Berlin", postalCodeDigits: 5, names: { de: "Deutschland", en: "Germany" } },
  RO: { countryId: 146, timeZone: "Europe/Bucharest", postalCodeDigits: 6, names: { ro: "România", en: "Romania" } },
} as const;

/** Country a storefront serves and ships from, ISO 3166-1 alpha-2. */
export type Market = keyof typeof MARKETS;

/** Language and country of a storefront, BCP 47: "de-AT". */
export type Locale = { [M in Market]: `${keyof (typeof MARKETS)[M]["names"] & string}-${M}` }[Market];

/** Returns whether a storefront serves the country: `isMarket("AT")`. */
export const isMarket = (code: string | undefined): code is Market =>
  code !== undefined && Object.hasOwn(MARKETS, code);

/** Returns whether a storefront has the language: `isLanguage("de")`. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);
