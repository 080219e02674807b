import { currencyFields } from "./currencyFields.js";
import { type LocaleConfig, SOCIAL_NETWORKS, type StoreContact } from "../domain/content/localeConfig.js";
import { SEARCH_MIN_LENGTH } from "../domain/search/searchMinLength.js";
import { parseJson } from "../shared/parseJson.js";
import { decodeLocale } from "./locale.js";
import {
  centsOrNone,
  centsOrZero,
  decimal,
  flag,
  flagOrOff,
  integer,
  integerOrZero,
  text,
  textOrEmpty,
} from "./scalars.js";
import { convert, fallback, preprocess, type Schema } from "./createSchema.js";
import { array, listOrEmpty, optional, record, row, rows } from "./row.js";

const matchOrEmpty = (pattern: RegExp): Schema<string> =>
  fallback(
    convert(textOrEmpty, (value) => pattern.exec(value.trim())?.[0] ?? ""),
    "",
  );

/** An external https URL; anything else, such as "javascript:", becomes "". */
export const httpsUrl: Schema<string> = matchOrEmpty(/^https:\/\/[^\s/\\]+(\/\S*)?$/);

/** A picture URL on this or another https host; anything else becomes "". */
export const pictureUrl: Schema<string> = matchOrEmpty(/^(https:\/\/|\/)(?![/\\])\S*$/);

/** A list or object, or its JSON text, as Thelia stores settings; falls back to `other` when it does not match. */
export const jsonWithFallback = <T>(schema: Schema<T>, other: T): Schema<T> =>
  fallback(
    preprocess((value) => (typeof value === "string" ? parseJson(value) : value), schema),
    other,
  );

const ids: Schema<number[]> = preprocess(
  // Older backends send "1,2".
  (list) => (typeof list === "string" ? list.split(",").filter((id) => id.trim() !== "") : list),
  array(integer),
);

const methods = listOrEmpty(row({ code: text, title: text, mark: optional(text) }));
const partnerLinks = convert(jsonWithFallback(array(row({ title: text, url: httpsUrl })), []), (links) =>
  links.filter(({ title, url }) => title !== "" && url !== ""),
);

const logo = row(
  { wide: ["logo", pictureUrl], narrow: ["logo_mobile", pictureUrl] },
  ({ wide, narrow }: LocaleConfig["logo"]) => ({ wide, narrow: narrow || wide }),
);

const socialLinks = row<Record<(typeof SOCIAL_NETWORKS)[number], string>, LocaleConfig["socialLinks"]>(
  {
    facebook: ["facebook_url", httpsUrl],
    instagram: ["instagram_url", httpsUrl],
    youtube: ["youtube_url", httpsUrl],
    tiktok: ["tiktok_url", httpsUrl],
  },
  (urls) => SOCIAL_NETWORKS.map((network) => ({ network, url: urls[network] })).filter(({ url }) => url !== ""),
);

const storeAddress = row<StoreContact["storeAddress"]>({
  street: ["store_address1", textOrEmpty],
  postalCode: ["store_zipcode", textOrEmpty],
  city: ["store_city", textOrEmpty],
});

/** GET locale_config/custom_attribute/. */
export const localeConfigRow: Schema<LocaleConfig> = row({
  locale: ["lang_locale", convert(text, decodeLocale)],
  language: ["lang_code", text],
  countryId: ["country_id", integer],
  taxTitle: ["tax_tax_title", text],
  currency: ["currency_currency_code", text],
  currencySymbol: ["currency_currency_symbol", text],
  currencyRate: ["currency_rate", decimal],
  storeName: ["store_name", text],
  siteName: ["site_name", text],
  storeEmail: ["store_email", text],
  storePhone: ["store_phone", textOrEmpty],
  supportHours: ["support_time", textOrEmpty],
  storeAddress: ["", storeAddress],
  phoneRegex: ["phone_regex", textOrEmpty],
  phoneRequired: ["is_phone_required", flag],
  passwordMinLength: ["password_min_length", integer],
  vatNumberMinLength: ["vat_min_length", integerOrZero],
  minOrderCents: ["config_min_price", centsOrZero],
  searchMinLength: ["search_min_length", optional(integer, SEARCH_MIN_LENGTH)],
  showFallbackCompareAtPrice: ["show_fallback_old_price", flag],
  shippingCountryIds: ["accepted_delivery_country", ids],
  paymentMethodIdsByShippingMethod: ["deliveryToPaymentMethods", optional(record(array(integer)), {})],
  freeShippingFromCents: ["free_shipping_from", centsOrNone],
  zeroVatCategoryIds: ["categories_0_vat", ids],
  menuCategoryIds: ["menu_category_ids", ids],
  logo: ["", logo],
  socialLinks: ["", socialLinks],
  whatsappUrl: ["whatsapp_url", httpsUrl],
  partnerLinks: ["partner_links", partnerLinks],
  paymentMethods: ["payment_methods", methods],
  shippingMethods: ["delivery_methods", methods],
  enabledFeatures: [
    "",
    row<LocaleConfig["enabledFeatures"]>({
      adventCalendar: ["show_advent_calendar", flagOrOff],
      adventBanner: ["show_advent_banner", optional(flag, true)],
      salesBar: ["show_sales_bar", optional(flag, true)],
    }),
  ],
  refetchIntervals: [
    "",
    // Defaults for a backend that sends none.
    row<LocaleConfig["refetchIntervals"]>({
      shortSeconds: ["refetch_short", optional(integer, 60)],
      longMinutes: ["refetch_long", optional(integer, 30)],
    }),
  ],
  countries: rows<LocaleConfig["countries"][number]>({
    id: integer,
    title: text,
    taxTitle: ["tax_title", text],
    isoCode: ["isoalpha2", text],
    ...currencyFields,
  }),
});

/** GET store_contact/custom_attribute/. */
export const storeContactRow: Schema<StoreContact> = row({
  phone: ["store_phone", textOrEmpty],
  supportHours: ["support_time", textOrEmpty],
  supportHoursMonThu: ["support_time_mo_th", textOrEmpty],
  storeName: ["store_name", textOrEmpty],
  storeAddress: ["", storeAddress],
});
