/** ISO 4217 code of the catalogue's prices, and of orders to countries whose price list has no other. */
export const BASE_CURRENCY = "EUR";

const symbols = new Map<string, string>();

/** Returns the symbol of a currency, the same in all languages: "€", "lei". */
export function currencySymbol(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
  symbols.set(currency, symbol);
  return symbol;
}

/** Fields of a currency in responses. */
export const toCurrencyRow = (currency: string) => ({ currency, currency_symbol: currencySymbol(currency) });

/** "12.30 €", for messages to the admin. */
export const formatAdminMoney = (cents: number, currency: string): string =>
  `${(cents / 100).toFixed(2)} ${currencySymbol(currency)}`;
