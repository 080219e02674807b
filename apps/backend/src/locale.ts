import * as v from "valibot";

const NAMES = ["de_AT", "en_AT", "de_DE", "en_DE", "ro_RO", "en_RO"] as const;

export type Locale = (typeof NAMES)[number];

/** Locales of the six storefronts. Source: decision D12, specification 3. */
export const LOCALES = {
  de_AT: { language: "de", satellite: "AT", countryId: 13 },
  en_AT: { language: "en", satellite: "AT", countryId: 13 },
  de_DE: { language: "de", satellite: "DE", countryId: 5 },
  en_DE: { language: "en", satellite: "DE", countryId: 5 },
  ro_RO: { language: "ro", satellite: "RO", countryId: 146 },
  en_RO: { language: "en", satellite: "RO", countryId: 146 },
} as const satisfies Record<Locale, { language: string; satellite: string; countryId: number }>;

/** Defaults to de_AT, as specified. */
export const localeInput: v.GenericSchema<unknown, Locale> = v.optional(v.picklist(NAMES), "de_AT");

const TIME_ZONES = { AT: "Europe/Vienna", DE: "Europe/Berlin", RO: "Europe/Bucharest" } as const;

export const timeZoneOf = (locale: Locale): string => TIME_ZONES[LOCALES[locale].satellite];

/** ISO date in a storefront's time zone, such as "2026-12-08". */
export const dayIn = (locale: Locale, now: Date): string =>
  // The sv-SE date format is ISO 8601.
  new Intl.DateTimeFormat("sv-SE", { timeZone: timeZoneOf(locale) }).format(now);

/** First storefront of a language, used when only the customer's language is known. */
export const homeLocale = (language: string): Locale => NAMES.find((name) => name.startsWith(language)) ?? "de_AT";
