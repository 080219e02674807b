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
  zeroVatCategoryIds: readonly number[];
  menuCategoryIds: readonly number[];
  /** countries to deliver to, in the storefront's language */
  countries: ReadonlyArray<{ id: number; title: string; taxTitle: string; isoalpha2: string }>;
}
