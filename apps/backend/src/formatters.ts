import { formatMoney } from "@shop/core/server";
import { BASE_CURRENCY, currencySymbol } from "./currency.ts";
import { type Language, localDateIn, type Locale, timeZoneOf } from "./locale.ts";

/** Formats amounts, percentages and dates in a storefront's notation. */
export interface Formatters {
  money(cents: number): string;
  /** With the minus sign of amounts, which is no hyphen. */
  quantity(value: number): string;
  /** Includes the sign: "20 %", "20%". */
  percent(value: number): string;
  /** "21. November 2026", in the shop's time zone. */
  date(time: Date): string;
  /** Range of calendar days, given as UTC midnights. */
  dateRange(first: Date, last: Date): string;
  /** "21. November 2026 um 10:00", in the shop's time zone. */
  minute(time: Date): string;
  /** Includes seconds and the time zone name. */
  dateTime(time: Date): string;
  /** "2026-11-21", in the shop's time zone. */
  isoDate(time: Date): string;
}

const toTag = (locale: Locale): string => locale.replace("_", "-");

/** BCP 47 tag. English texts use British notation ("€1,327.50", "5.5"), not the formats of en-AT and en-DE. */
const numberFormatTag = (locale: Locale): string => (locale.startsWith("en") ? "en-GB" : toTag(locale));

/** @param currency ISO 4217, of the amounts */
export function createFormatters(locale: Locale, currency: string = BASE_CURRENCY): Formatters {
  const tag = toTag(locale);
  const numbers = numberFormatTag(locale);
  const timeZone = timeZoneOf(locale);
  const percentNumber = new Intl.NumberFormat(numbers, { maximumFractionDigits: 4 });
  const percentSign = locale.startsWith("de") ? "\u00a0%" : "%";
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone });
  const range = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const minute = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", timeZone });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "long", timeZone });
  return {
    money: (cents) =>
      formatMoney(cents, {
        // Austria writes "€ 999,00", but "999,00 lei".
        locale: locale === "de_AT" && currency !== BASE_CURRENCY ? "de-DE" : numbers,
        currency,
        symbol: currencySymbol(currency),
      }),
    quantity: (value) => (value < 0 ? "−" : "") + String(Math.abs(value)),
    percent: (value) => percentNumber.format(value) + percentSign,
    date: (time) => day.format(time),
    dateRange: (first, last) => range.formatRange(first, last),
    minute: (time) => minute.format(time),
    dateTime: (time) => dateTime.format(time),
    isoDate: (time) => localDateIn(locale, time),
  };
}

/** Formats an amount without ",00", for running text: "20 €", "€12.50", "100 lei". */
export const formatWholeMoney = (
  cents: number,
  { language, currency }: { language: Language; currency: string },
): string =>
  new Intl.NumberFormat(language === "en" ? "en-GB" : language, {
    style: "currency",
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })
    .formatToParts(cents / 100)
    .map(({ type, value }) => (type === "currency" ? currencySymbol(currency) : value))
    .join("");
