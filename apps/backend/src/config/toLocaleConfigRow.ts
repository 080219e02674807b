import { type Language, LANGUAGES, type Locale } from "../locale.ts";
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
    deliveryToPaymentMethods: {},
    ...settings,
    // Thelia's objects have ids; this shop has one language per locale and one tax rule per country.
    lang_id: settings["lang_id"] ?? LANGUAGES.indexOf(language) + 1,
    tax_tax_id: settings["tax_tax_id"] ?? countryId,
    logos: { wide: settings["logo"] ?? "", narrow: settings["logo_mobile"] ?? "", mail: settings["logo_email"] ?? "" },
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
