import type { Locale, Language } from "../locale.ts";
import type { CountryRecord } from "../settings/settings.queries.ts";
import { serializeTaxRule, formatTaxTitle } from "../settings/formatTaxTitle.ts";

/** Row of locale_config: public settings plus values derived from locale and country. */
export function toLocaleConfigRow(
  locale: Locale,
  localeDetails: { language: Language; countryId: number },
  settings: Record<string, unknown>,
  countries: CountryRecord[],
) {
  const { language, countryId } = localeDetails;
  const homeCountry = countries.find(({ id }) => id === countryId);
  const accepted = settings["accepted_delivery_country"];
  const storeName = settings["store_name"];
  const collator = new Intl.Collator(language);
  return {
    ...settings,
    lang_locale: locale,
    lang_code: language,
    country_id: countryId,
    site_name: `${typeof storeName === "string" ? storeName : ""} ${language.toUpperCase()}`,
    tax_tax_title: homeCountry ? formatTaxTitle(homeCountry.taxPercent, language) : "",
    tax_serialized_requirements: homeCountry ? serializeTaxRule(homeCountry.taxPercent) : "",
    countries: countries
      .filter(({ id }) => !Array.isArray(accepted) || accepted.includes(id))
      .map(({ id, isoalpha2, taxPercent, title }) => ({
        id,
        title: title ?? isoalpha2,
        tax_title: formatTaxTitle(taxPercent, language),
        isoalpha2,
      }))
      .toSorted((a, b) => collator.compare(a.title, b.title)),
  };
}
