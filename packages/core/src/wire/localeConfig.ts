import * as v from "valibot";
import { type LocaleConfig, SOCIAL_NETWORKS, type StoreContact } from "../domain/content/localeConfig.js";
import { SEARCH_MIN_LENGTH } from "../domain/search/search.js";
import { httpsUrl, jsonWithFallback, pictureUrl } from "./links.js";
import { decodeLocale } from "./locale.js";
import { centsOrNone, decimal, flag, integer, text, textOrEmpty } from "./scalars.js";

const ids: v.GenericSchema<unknown, number[]> = v.pipe(
  v.unknown(),
  // Older backends send "1,2".
  v.transform((list) => (typeof list === "string" ? list.split(",").filter((id) => id.trim() !== "") : list)),
  v.array(integer),
);

/** Defaults for a backend that sends no refetch intervals. */
const REFETCH_SHORT_SECONDS = 60;
const REFETCH_LONG_MINUTES = 30;

const methods = v.optional(v.array(v.object({ code: text, title: text })), []);
const partnerLinks = jsonWithFallback(v.array(v.object({ title: text, url: httpsUrl })), []);

/** GET locale_config/custom_attribute/. */
export const localeConfigRow: v.GenericSchema<unknown, LocaleConfig> = v.pipe(
  v.object({
    lang_locale: text,
    lang_code: text,
    country_id: integer,
    tax_tax_title: text,
    currency_currency_code: text,
    currency_currency_symbol: text,
    currency_rate: decimal,
    store_name: text,
    site_name: text,
    store_email: text,
    store_phone: textOrEmpty,
    support_time: textOrEmpty,
    store_address1: textOrEmpty,
    store_zipcode: textOrEmpty,
    store_city: textOrEmpty,
    phone_regex: textOrEmpty,
    is_phone_required: flag,
    password_min_length: integer,
    search_min_length: v.optional(integer, SEARCH_MIN_LENGTH),
    show_fallback_old_price: flag,
    accepted_delivery_country: ids,
    deliveryToPaymentMethods: v.optional(v.record(v.string(), v.array(integer)), {}),
    free_shipping_from: v.optional(centsOrNone),
    categories_0_vat: ids,
    menu_category_ids: ids,
    logo: pictureUrl,
    logo_mobile: pictureUrl,
    facebook_url: httpsUrl,
    instagram_url: httpsUrl,
    youtube_url: httpsUrl,
    tiktok_url: httpsUrl,
    whatsapp_url: httpsUrl,
    partner_links: partnerLinks,
    payment_methods: methods,
    delivery_methods: methods,
    show_advent_calendar: v.optional(flag, false),
    show_advent_banner: v.optional(flag, true),
    show_sales_bar: v.optional(flag, true),
    refetch_short: v.optional(integer, REFETCH_SHORT_SECONDS),
    refetch_long: v.optional(integer, REFETCH_LONG_MINUTES),
    countries: v.array(v.object({ id: integer, title: text, tax_title: text, isoalpha2: text })),
  }),
  v.transform((row) => ({
    locale: decodeLocale(row.lang_locale),
    language: row.lang_code,
    countryId: row.country_id,
    taxTitle: row.tax_tax_title,
    currency: row.currency_currency_code,
    currencySymbol: row.currency_currency_symbol,
    currencyRate: row.currency_rate,
    storeName: row.store_name,
    siteName: row.site_name,
    storeEmail: row.store_email,
    storePhone: row.store_phone,
    supportHours: row.support_time,
    storeAddress: { street: row.store_address1, postalCode: row.store_zipcode, city: row.store_city },
    phoneRegex: row.phone_regex,
    phoneRequired: row.is_phone_required,
    passwordMinLength: row.password_min_length,
    searchMinLength: row.search_min_length,
    showFallbackCompareAtPrice: row.show_fallback_old_price,
    shippingCountryIds: row.accepted_delivery_country,
    paymentMethodIdsByShippingMethod: row.deliveryToPaymentMethods,
    freeShippingFromCents: row.free_shipping_from,
    zeroVatCategoryIds: row.categories_0_vat,
    menuCategoryIds: row.menu_category_ids,
    logo: { wide: row.logo, narrow: row.logo_mobile || row.logo },
    socialLinks: SOCIAL_NETWORKS.map((network) => ({ network, url: row[`${network}_url`] })).filter(
      ({ url }) => url !== "",
    ),
    whatsappUrl: row.whatsapp_url,
    partnerLinks: row.partner_links.filter(({ title, url }) => title !== "" && url !== ""),
    paymentMethods: row.payment_methods,
    shippingMethods: row.delivery_methods,
    enabledFeatures: {
      adventCalendar: row.show_advent_calendar,
      adventBanner: row.show_advent_banner,
      salesBar: row.show_sales_bar,
    },
    refetchIntervals: { shortSeconds: row.refetch_short, longMinutes: row.refetch_long },
    countries: row.countries.map(({ tax_title, isoalpha2, ...country }) => ({
      ...country,
      taxTitle: tax_title,
      isoCode: isoalpha2,
    })),
  })),
);

/** GET store_contact/custom_attribute/. */
export const storeContactRow: v.GenericSchema<unknown, StoreContact> = v.pipe(
  v.object({ store_phone: textOrEmpty, support_time: textOrEmpty }),
  v.transform((row) => ({ phone: row.store_phone, supportHours: row.support_time })),
);
