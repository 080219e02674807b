import { expect, test } from "vitest";
import { marketCurrency } from "./marketCurrency.js";

const config = {
  currency: "CHF",
  currencySymbol: "Fr.",
  currencyRate: 0.95,
  countries: [
    { id: 13, title: "Österreich", taxTitle: "20% Ust.", isoCode: "AT" },
    { id: 146, title: "Rumänien", taxTitle: "21% Ust.", isoCode: "RO", currency: "RON", currencySymbol: "lei" },
    { id: 97, title: "Ungarn", taxTitle: "27% Ust.", isoCode: "HU", currency: "HUF" },
  ],
};

test("a country with a currency of its own has amounts in it, which are not converted", () => {
  expect(marketCurrency(config, 146)).toEqual({ currency: "RON", symbol: "lei", rate: 1 });
});

test("amounts of other and unknown countries are converted to the currency of the storefront", () => {
  const own = { currency: "CHF", symbol: "Fr.", rate: 0.95 };
  expect([13, 99, undefined].map((id) => marketCurrency(config, id))).toEqual([own, own, own]);
});

test("a currency without a symbol is displayed by its code", () => {
  expect(marketCurrency(config, 97)).toEqual({ currency: "HUF", symbol: "HUF", rate: 1 });
});
