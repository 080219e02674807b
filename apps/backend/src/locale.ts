import * as v from "valibot";

/** Languages of texts and search indices; the storefronts' locales use no other. */
export const LANGUAGES = ["de", "ro", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Countries with storefronts, with their time zones. */
const TIME_ZONES = { AT: "Europe/Vienna", DE: "Europe/Berlin", RO: "Europe/Bucharest" } as const;
export type Market = keyof typeof TIME_ZONES;
export const isMarket = (code: string): code is Market => Object.hasOwn(TIME_ZONES, code);
export const MARKETS: readonly Market[] = Object.keys(TIME_ZONES).filter(isMarket);

/** Locales of the six storefronts. Source: decision 0064, specification 3. */
export const LOCALES = {
  de_AT: { language: "de", market: "AT", countryId: 13 },
  en_AT: { language: "en", market: "AT", countryId: 13 },
  de_DE: { language: "de", market: "DE", countryId: 5 },
  en_DE: { language: "en", market: "DE", countryId: 5 },
  ro_RO: { language: "ro", market: "RO", countryId: 146 },
  en_RO: { language: "en", market: "RO", countryId: 146 },
} as const satisfies Record<string, { language: Language; market: Market; countryId: number }>;

export type Locale = keyof typeof LOCALES;
export const isLocale = (name: string): name is Locale => Object.hasOwn(LOCALES, name);
const LOCALE_NAMES = Object.keys(LOCALES).filter(isLocale);

/** Defaults to de_AT, as specified. */
export const localeInput: v.GenericSchema<unknown, Locale> = v.optional(v.picklist(LOCALE_NAMES), "de_AT");

export const timeZoneOf = (locale: Locale): string => TIME_ZONES[LOCALES[locale].market];

/** ISO date in a storefront's time zone, such as "2026-12-08". */
export const localDateIn = (locale: Locale, now: Date): string =>
  // The sv-SE date format is ISO 8601.
  new Intl.DateTimeFormat("sv-SE", { timeZone: timeZoneOf(locale) }).format(now);

/** First storefront of a language, used when only the customer's language is known. */
export const defaultLocaleFor = (language: string): Locale =>
  LOCALE_NAMES.find((name) => name.startsWith(language)) ?? "de_AT";
