import { ShopError } from "../../shared/shopError.js";
import { convertCents, type DisplayCents, type ShopCents } from "./cents.js";

// Creating an Intl.NumberFormat costs about a hundred times a format call.
const formatters = new Map<string, readonly [format: Intl.NumberFormat, symbol: string | undefined]>();

/** Returns the formatter and its own symbol of the currency. */
function getFormatter(locale: string | undefined, currency: string | undefined) {
  const key = `${locale} ${currency}`;
  const cached = formatters.get(key);
  if (cached !== undefined) return cached;
  const options = { style: "currency", currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  try {
    const formatter = new Intl.NumberFormat(String(locale).replaceAll("_", "-"), options);
    const entry = [formatter, formatter.formatToParts(0).find(({ type }) => type === "currency")?.value] as const;
    formatters.set(key, entry);
    return entry;
  } catch (cause) {
    throw new ShopError("LOCALE_INVALID", {
      cause,
      details: { locale, currency, received: `locale ${locale}, currency ${currency}` },
    });
  }
}

type MoneyOptions = { locale: string; currency: string; symbol?: string | undefined };

/**
 * Formats an amount in the notation of the locale, with two decimals, after conversion to the currency. Server and
 * browser return identical text.
 * @param cents charged cents (of one unit when a rate applies, see {@link convertCents}), or display cents without a rate
 * @param options BCP 47 locale ("de-AT"; "de_AT" is accepted), ISO 4217 currency code, its symbol ("lei", by default that
 * of the locale), rate per unit charged (default 1)
 * @throws ShopError LOCALE_INVALID, also for a missing locale or currency; AMOUNT_NOT_FINITE
 */
export function formatMoney(cents: ShopCents, options: MoneyOptions & { rate?: number | undefined }): string;
export function formatMoney(cents: DisplayCents, options: MoneyOptions & { rate?: undefined }): string;
export function formatMoney(cents: number, options?: MoneyOptions & { rate?: number | undefined }): string {
  const [formatter, symbol = ""] = getFormatter(options?.locale, options?.currency);
  // ICU versions differ in the narrow space they insert, which would cause a hydration mismatch.
  const text = formatter.format(convertCents(cents, options?.rate) / 100).replace(/[\u2009\u202f]/g, "\u00a0");
  return text.replace("-", "\u2212").replace(symbol, () => options?.symbol || symbol);
}
