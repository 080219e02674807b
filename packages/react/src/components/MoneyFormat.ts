/**
 * Format of amounts: locale ("de_AT" or "de-AT"), ISO 4217 currency code, and units of the currency per euro (default
 * 1).
 */
export interface MoneyFormat {
  locale: string;
  currency: string;
  rate?: number | undefined;
}
