/** Currency of a country in a `fakeShop`. */
export interface FakeCurrency {
  /** ISO 4217: "RON". */
  currency: string;
  /** "lei" */
  symbol: string;
  /** Units of the currency per euro. */
  rate: number;
}

/** Country of a call with its currency. */
export interface FakeMarket extends FakeCurrency {
  /** Converts cents of the catalogue to those charged. */
  charge(cents: number): number;
}

/** Returns the market of a `country_id` as sent; that of the shop's own country by default. */
export type FindMarket = (countryId?: unknown) => FakeMarket;

const EURO: FakeCurrency = { currency: "EUR", symbol: "€", rate: 1 };
const COUNTRY_IDS: Readonly<Record<string, number>> = { AT: 13, DE: 5, RO: 146 };
const TITLES: Readonly<Record<string, string>> = { AT: "Österreich", DE: "Deutschland", RO: "Rumänien" };

const toMarket = (currency: FakeCurrency): FakeMarket => ({
  ...currency,
  charge: (cents) => Math.round(cents * currency.rate),
});

export const euroMarket: FindMarket = () => toMarket(EURO);

/** @param currencies by country code; other countries pay in euro */
export function createMarkets(currencies: Readonly<Record<string, FakeCurrency>>): FindMarket {
  const byId = new Map(Object.entries(currencies).map(([code, own]) => [COUNTRY_IDS[code], toMarket(own)]));
  return (countryId) => byId.get(Number(countryId)) ?? euroMarket();
}

/** Rows of `locale_config` for the countries with a currency of their own. */
export const countryRows = (currencies: Readonly<Record<string, FakeCurrency>>): object[] =>
  Object.entries(currencies).map(([code, { currency, symbol }]) => ({
    id: COUNTRY_IDS[code],
    title: TITLES[code],
    tax_title: "20% Ust.",
    isoalpha2: code,
    currency,
    currency_symbol: symbol,
  }));
