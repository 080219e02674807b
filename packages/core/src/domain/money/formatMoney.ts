import { ShopError } from "../../shared/shopError.js";
import { convertCents } from "./convertCents.js";

// Making a formatter costs about a hundred times its use. What it answers depends on its key alone, so sharing is safe.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  try {
    const made = new Intl.NumberFormat(locale.replaceAll("_", "-"), {
      style: "currency",
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formatters.set(key, made);
    return made;
  } catch (cause) {
    throw new ShopError("LOCALE_INVALID", { cause, details: { locale, currency } });
  }
}

/**
 * An amount as the shopper reads it: times the currency rate, two decimals, in the locale's own notation.
 * The server's and the browser's text are equal, character by character. Source: specification 9.
 * @param cents euro cents, of one unit where a rate applies (see {@link convertCents})
 * @param options locale "de_AT" or "de-AT", ISO currency code, rate per euro (1 where absent)
 * @throws ShopError LOCALE_INVALID, AMOUNT_NOT_FINITE.
 */
export function formatMoney(
  cents: number,
  options: { locale: string; currency: string; rate?: number | undefined },
): string {
  const formatter = formatterFor(options.locale, options.currency);
  // Versions of the language data differ in which narrow space they put; the page must not depend on that.
  return formatter.format(convertCents(cents, options.rate) / 100).replace(/[\u2009\u202f]/g, "\u00a0");
}
