import type { Locale } from "../../locale.ts";
import type { CountryRecord } from "./config.queries.ts";
import { type Language, serializedRequirements, taxTitle } from "./taxTitle.ts";

/** Row of locale_config: public settings plus values derived from locale and country. */
export function localeConfigRow(
  locale: Locale,
  where: { language: Language; countryId: number },
  settings: Record<string, unknown>,
  countries: CountryRecord[],
) {
  const { language, countryId } = where;
  const home = countries.find(({ id }) => id === countryId);
  const accepted = settings["accepted_delivery_country"];
  const storeName = settings["store_name"];
  const names = new Intl.Collator(language);
  return {
    ...settings,
    lang_locale: locale,
    lang_code: language,
    country_id: countryId,
    site_name: `${typeof storeName === "string" ? storeName : ""} ${language.toUpperCase()}`,
    tax_tax_title: home ? taxTitle(home.taxPercent, language) : "",
    tax_serialized_requirements: home ? serializedRequirements(home.taxPercent) : "",
    countries: countries
      .filter(({ id }) => !Array.isArray(accepted) || accepted.includes(id))
      .map(({ id, isoalpha2, taxPercent, title }) => ({
        id,
        title: title ?? isoalpha2,
        tax_title: taxTitle(taxPercent, language),
        isoalpha2,
      }))
      .toSorted((a, b) => names.compare(a.title, b.title)),
  };
}
