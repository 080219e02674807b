import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { convertCents } from "./cents.js";
import { formatMoney } from "./formatMoney.js";

test.each([
  ["de_AT", "EUR", "€\u00a01.234,50"],
  ["de-AT", "EUR", "€\u00a01.234,50"],
  ["en-AT", "EUR", "€\u00a01.234,50"],
  ["de-DE", "EUR", "1.234,50\u00a0€"],
  ["en-DE", "EUR", "€1,234.50"],
  ["ro-RO", "RON", "1.234,50\u00a0RON"],
  ["ro-RO", "EUR", "1.234,50\u00a0EUR"],
])("prices are formatted to 2 decimals in the notation of %s in %s", (locale, currency, expected) => {
  expect(formatMoney(123_450, { locale, currency })).toBe(expected);
});

test.each([
  ["ro-RO", "RON", "lei", "1.234,50\u00a0lei"],
  ["ro-RO", "EUR", "€", "1.234,50\u00a0€"],
  ["en-GB", "RON", "lei", "lei\u00a01,234.50"],
  ["de-AT", "EUR", "$&", "$&\u00a01.234,50"],
  ["de-AT", "EUR", "", "€\u00a01.234,50"],
])("in %s, %s has the given symbol %j instead of the locale's", (locale, currency, symbol, expected) => {
  expect(formatMoney(123_450, { locale, currency, symbol })).toBe(expected);
});

test.each([
  ["de-AT", "\u2212€\u00a020,00"],
  ["de-DE", "\u221220,00\u00a0€"],
  ["ro-RO", "\u221220,00\u00a0EUR"],
  ["en-GB", "\u2212€20.00"],
])("a negative amount in %s has a minus sign, not a hyphen", (locale, expected) => {
  expect(formatMoney(-20_00, { locale, currency: "EUR" })).toBe(expected);
});

test("the text has no narrow or thin space, so that server and browser agree", () => {
  for (const locale of ["de-AT", "en-AT", "de-DE", "en-DE", "ro-RO", "en-RO", "fr-FR"]) {
    expect(formatMoney(123_456_789, { locale, currency: "EUR" })).not.toMatch(/[\u2009\u202f]/);
  }
});

test("prices are multiplied by the currency rate, per unit, then rounded to cents", () => {
  const options = { locale: "ro-RO", currency: "RON" };
  expect(formatMoney(1000, { ...options, rate: 5.0765 })).toBe("50,77\u00a0RON");
  expect(formatMoney(1000, options)).toBe("10,00\u00a0RON");
  expect(convertCents(100, 1.005)).toBe(101);
});

test("a rate of 0 and an amount of 0 are values, and no zero has a minus", () => {
  const options = { locale: "de-DE", currency: "EUR" };
  expect(formatMoney(1000, { ...options, rate: 0 })).toBe("0,00\u00a0€");
  expect(formatMoney(-0, options)).toBe("0,00\u00a0€");
});

test("an unknown locale, currency or amount is a ShopError", () => {
  expect(() => formatMoney(1, { locale: "not a locale", currency: "EUR" })).toThrow("LOCALE_INVALID");
  expect(() => formatMoney(1, { locale: "de-AT", currency: "€" })).toThrow("LOCALE_INVALID");
  expect(() => formatMoney(Number.NaN, { locale: "de-AT", currency: "EUR" })).toThrow("AMOUNT_NOT_FINITE");
});

test("rate 1 keeps every amount, to the cent", () => {
  fc.assert(
    fc.property(cents(), (amount) => {
      expect(convertCents(amount)).toBe(amount);
      const digits = formatMoney(amount, { locale: "de-DE", currency: "EUR" }).replace(/\D/g, "");
      expect(Number(digits)).toBe(amount);
    }),
    FIXED_SEED,
  );
});

test("every currency has two decimals, also one that has none of its own", () => {
  expect(formatMoney(123_450, { locale: "en-GB", currency: "JPY" })).toBe("JP¥1,234.50");
});

test("groups are separated by the no-break space", () => {
  expect(formatMoney(123_456_789, { locale: "fr-FR", currency: "EUR" })).toBe("1\u00a0234\u00a0567,89\u00a0€");
});

test("LOCALE_INVALID has locale, currency and cause", () => {
  expect(() => formatMoney(1, { locale: "de-AT", currency: "€" })).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ locale: "de-AT", currency: "€" }),
      cause: expect.any(RangeError),
    }),
  );
});
