import { isOn } from "../../shared/isOn.js";

export const SOCIAL_NETWORKS = ["facebook", "instagram", "youtube", "tiktok"] as const;

/** Profile of the shop in a social network; an https URL. */
export interface SocialLink {
  network: (typeof SOCIAL_NETWORKS)[number];
  url: string;
}

/** Payment or shipping method offered in a country, by module code: "Vorkasse", "Parcel". */
export interface OfferedMethod {
  code: string;
  title: string;
  /** Outline of the provider's mark on a 24 × 24 grid, data of an SVG path. */
  mark?: string | undefined;
}

/** Settings of one storefront. */
export interface LocaleConfig {
  locale: string;
  language: string;
  countryId: number;
  taxTitle: string;
  /** ISO 4217: displayed for countries without a currency of their own; see `marketCurrency`. */
  currency: string;
  currencySymbol: string;
  /** Units of `currency` per unit charged. */
  currencyRate: number;
  storeName: string;
  /** Store name and upper-case language code. */
  siteName: string;
  storeEmail: string;
  storePhone: string;
  supportHours: string;
  storeAddress: { street: string; postalCode: string; city: string };
  phoneRegex: string;
  phoneRequired: boolean;
  passwordMinLength: number;
  /** Of VAT numbers of the storefront's market, in characters with the country prefix. */
  vatNumberMinLength: number;
  /** Least subtotal after discounts of an order, in gross cents; 0 without one. */
  minOrderCents: number;
  /** Of a search submitted with Enter, in characters. */
  searchMinLength: number;
  showFallbackCompareAtPrice: boolean;
  shippingCountryIds: readonly number[];
  /** Shipping method id → ids of its allowed payment methods; empty: all. */
  paymentMethodIdsByShippingMethod: Readonly<Record<string, readonly number[]>>;
  /** Gross subtotal in cents for free shipping; undefined without such an offer. */
  freeShippingFromCents: number | undefined;
  zeroVatCategoryIds: readonly number[];
  /** In display order; empty: all. */
  menuCategoryIds: readonly number[];
  /** Paths or https URLs of the logo; "": display the store name as text. */
  logo: { wide: string; narrow: string };
  socialLinks: readonly SocialLink[];
  /** https URL; "" without one. */
  whatsappUrl: string;
  /** Marketplaces that sell the shop's products. */
  partnerLinks: ReadonlyArray<{ title: string; url: string }>;
  paymentMethods: readonly OfferedMethod[];
  shippingMethods: readonly OfferedMethod[];
  enabledFeatures: { adventCalendar: boolean; adventBanner: boolean; salesBar: boolean };
  /** Refetch intervals: seconds for bars and phone number, minutes for settings and menu. */
  refetchIntervals: { shortSeconds: number; longMinutes: number };
  /** Shipping countries, titles in the storefront's language. */
  countries: readonly ShippingCountry[];
}

/** Country of a storefront's shipping countries. */
export interface ShippingCountry {
  id: number;
  title: string;
  taxTitle: string;
  isoCode: string;
  /** ISO 4217: prices and orders of this country; absent: displayed in the storefront's currency. */
  currency?: string | undefined;
  /** "lei"; absent with `currency`. */
  currencySymbol?: string | undefined;
}

/** Contact details of a storefront. */
export interface StoreContact {
  phone: string;
  /** "Mo–Fr 8–18 Uhr" */
  supportHours: string;
  /** Hours from Monday to Thursday where Friday differs; "" otherwise. */
  supportHoursMonThu: string;
  storeName: string;
  storeAddress: { street: string; postalCode: string; city: string };
}

/** Returns the sales bar of the country, or "default" when it has no entry; undefined when inactive or dismissed. */
export function salesBarEntry<T extends { salesbar_active: unknown }>(
  config: { activate: unknown; entries: Record<string, T> },
  country: string,
  dismissed: boolean,
): T | undefined {
  if (dismissed || !isOn(config.activate)) return undefined;
  const name = Object.hasOwn(config.entries, country) ? country : "default";
  const entry = Object.hasOwn(config.entries, name) ? config.entries[name] : undefined;
  return entry !== undefined && isOn(entry.salesbar_active) ? entry : undefined;
}
