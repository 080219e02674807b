import { type Language, LANGUAGES, type Locale, tableOf } from "../locale.ts";
import type { CountryRecord } from "../settings/settings.queries.ts";
import { listedAmount, type PriceList } from "../pricing/priceList.ts";
import { centsToUnits } from "../pricing/prices.ts";
import { BASE_CURRENCY, currencySymbol, toCurrencyRow } from "../currency.ts";
import { serializeTaxRule, formatTaxTitle } from "../settings/formatTaxTitle.ts";

/** Settings in the base currency. */
const AMOUNTS = ["config_min_price", "free_shipping_from"] as const;

const toListed = (setting: unknown, priceList: PriceList | undefined): unknown =>
  Number(setting) > 0 ? centsToUnits(listedAmount(Math.round(Number(setting) * 100), priceList)) : setting;

/** Row of locale_config: public settings plus values derived from locale and country. */
export function toLocaleConfigRow(
  locale: Locale,
  localeDetails: { language: Language; countryId: number },
  settings: Record<string, unknown>,
  countries: CountryRecord[],
  priceList?: PriceList,
) {
  const { language, countryId } = localeDetails;
  const homeCountry = countries.find(({ id }) => id === countryId);
  const accepted = settings["accepted_delivery_country"];
  const storeName = settings["store_name"];
  const ownCurrency = homeCountry?.currency ?? BASE_CURRENCY;
  const collator = new Intl.Collator(language);
  return {
    deliveryToPaymentMethods: {},
    ...settings,
    ...(ownCurrency === BASE_CURRENCY
      ? {}
      : {
          currency_currency_code: ownCurrency,
          currency_currency_symbol: currencySymbol(ownCurrency),
          currency_rate: 1,
          ...tableOf(AMOUNTS, (name) => toListed(settings[name], priceList)),
        }),
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
      .map(({ id, isoalpha2, taxPercent, currency, title }) => ({
        id,
        title: title ?? isoalpha2,
        tax_title: formatTaxTitle(taxPercent, language),
        isoalpha2,
        ...(currency === ownCurrency ? {} : toCurrencyRow(currency)),
      }))
      .toSorted((a, b) => collator.compare(a.title, b.title)),
  };
}
