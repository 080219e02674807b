import {
  isLanguage,
  isMarket,
  type Language,
  LANGUAGES as LANGUAGE_NAMES,
  type Locale as LanguageTag,
  type Market,
  MARKETS as COUNTRIES,
} from "@shop/core/server";
import * as v from "valibot";

export { isLanguage, isMarket, type Language, type Market };

/** Language and country of a storefront, in Thelia's spelling: "de_AT". */
export type Locale = Underscored<LanguageTag>;
type Underscored<Tag> = Tag extends `${infer Prefix}-${infer Region}` ? `${Prefix}_${Region}` : never;

/** Languages of texts and search indices; the storefronts' locales use no other. */
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_NAMES).filter(isLanguage);
export const MARKETS: readonly Market[] = Object.keys(COUNTRIES).filter(isMarket);

const localeNames = MARKETS.flatMap((market) =>
  Object.keys(COUNTRIES[market].names).map((language) => `${language}_${market}`),
);
export const isLocale = (name: string): name is Locale => localeNames.includes(name);
const LOCALE_NAMES = localeNames.filter(isLocale);

/** Locales of the storefronts. Source: decision 0064, specification 3. */
export const LOCALES = tableOf(LOCALE_NAMES, (locale) => {
  const [language = "", market = ""] = locale.split("_");
  if (!isLanguage(language) || !isMarket(market)) throw new RangeError(`${locale} is not a locale`);
  return { language, market, countryId: COUNTRIES[market].countryId };
});

/** Country id of a market. */
export const countryIdOf = (market: Market): number => COUNTRIES[market].countryId;

/** Returns a table with an entry for each key. */
export function tableOf<Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Readonly<Record<Key, Value>>;
export function tableOf(keys: readonly string[], toValue: (key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)]));
}

export const localeName: v.GenericSchema<unknown, Locale> = v.picklist(LOCALE_NAMES);

/** Defaults to de_AT, as specified. */
export const localeInput: v.GenericSchema<unknown, Locale> = v.optional(localeName, "de_AT");

/** Returns the storefront of a country: in the language of `locale`, else its first one; `locale` if it has none. */
export function localeInCountry(locale: Locale, countryId: number): Locale {
  const own = LOCALE_NAMES.filter((name) => LOCALES[name].countryId === countryId);
  return own.find((name) => LOCALES[name].language === LOCALES[locale].language) ?? own[0] ?? locale;
}

export const timeZoneOf = (locale: Locale): string => COUNTRIES[LOCALES[locale].market].timeZone;

/** ISO date in a storefront's time zone, such as "2026-12-08". */
export const localDateIn = (locale: Locale, now: Date): string =>
  // The sv-SE date format is ISO 8601.
  new Intl.DateTimeFormat("sv-SE", { timeZone: timeZoneOf(locale) }).format(now);

/** First storefront of a language, used when only the customer's language is known. */
export const defaultLocaleFor = (language: string): Locale =>
  LOCALE_NAMES.find((name) => name.startsWith(language)) ?? "de_AT";
