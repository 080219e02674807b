/** How amounts are written: "de_AT" or "de-AT", an ISO currency code, and the currency's rate per euro (1 where absent). */
export interface MoneyFormat {
  locale: string;
  currency: string;
  rate?: number | undefined;
}
