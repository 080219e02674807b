/** Format of display cents: locale ("de_AT" or "de-AT") and ISO 4217 currency code. */
export interface MoneyFormat {
  locale: string;
  currency: string;
  /** Not accepted: `displayPrice` and `displayCents` have converted the amount. */
  rate?: undefined;
}
