/** Where the shop is besides its own pages. Source: specification 2, footer. */
export const SOCIAL_NETWORKS = ["facebook", "instagram", "youtube", "tiktok"] as const;

/** The shop in a social network. */
export interface SocialLink {
  network: (typeof SOCIAL_NETWORKS)[number];
  /** https */
  url: string;
}

/** A way to pay or to deliver that the shop offers in a country. */
export interface OfferedMethod {
  /** the module's: "Vorkasse", "Parcel" */
  code: string;
  title: string;
}

/** The shop's settings for one storefront. Source: specification 3, locale config. Rates are per euro. */
export interface LocaleConfig {
  locale: string;
  language: string;
  countryId: number;
  taxTitle: string;
  currency: string;
  currencySymbol: string;
  currencyRate: number;
  storeName: string;
  /** store name and language code in upper case */
  siteName: string;
  storeEmail: string;
  storePhone: string;
  supportTime: string;
  storeAddress: { street: string; zipcode: string; city: string };
  phoneRegex: string;
  phoneRequired: boolean;
  passwordMinLength: number;
  /** characters that a search confirmed with Enter needs */
  searchMinLength: number;
  showFallbackOldPrice: boolean;
  acceptedDeliveryCountries: readonly number[];
  /** delivery method id → ids of the payment methods it allows; empty: all */
  deliveryToPaymentMethods: Readonly<Record<string, readonly number[]>>;
  /** goods for so many gross cents are sent free of charge; undefined: there is no such offer */
  freeShippingFromCents: number | undefined;
  zeroVatCategoryIds: readonly number[];
  /** roots of the main menu, in this order; empty: all */
  menuCategoryIds: readonly number[];
  /** picture of the shop's name, a path or https; empty: its name in letters */
  logo: { wide: string; narrow: string };
  socialLinks: readonly SocialLink[];
  /** https; empty: none */
  whatsappUrl: string;
  /** marketplaces that sell the shop's goods */
  partnerLinks: ReadonlyArray<{ title: string; url: string }>;
  paymentMethods: readonly OfferedMethod[];
  deliveryMethods: readonly OfferedMethod[];
  /** what is switched on here and now */
  shows: { adventCalendar: boolean; adventBanner: boolean; salesBar: boolean };
  /** how often what may change meanwhile is asked for again: bars and phone, seconds; settings and menu, minutes */
  refetch: { shortSeconds: number; longMinutes: number };
  /** countries to deliver to, in the storefront's language */
  countries: ReadonlyArray<{ id: number; title: string; taxTitle: string; isoalpha2: string }>;
}
