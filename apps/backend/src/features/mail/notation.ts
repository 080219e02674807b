import { dayIn, type Locale, timeZoneOf } from "../../locale.ts";

/** How a storefront writes amounts, numbers and times. */
export interface Notation {
  money(cents: number): string;
  /** with its sign: "20 %", "20%" */
  percent(value: number): string;
  /** "21. November 2026", on the shop's clock */
  date(time: Date): string;
  /** of dates without a time, given as UTC midnights */
  dates(first: Date, last: Date): string;
  /** with seconds and the name of the time zone */
  dateAndTime(time: Date): string;
  /** "2026-11-21", on the shop's clock */
  isoDate(time: Date): string;
}

export function notationOf(locale: Locale): Notation {
  const tag = locale.replace("_", "-");
  // English papers write numbers as English does, not as Austria and Germany write them in English: "€1,327.50", "5.5".
  const numbers = locale.startsWith("en") ? "en-GB" : tag;
  const timeZone = timeZoneOf(locale);
  const euro = new Intl.NumberFormat(numbers, { style: "currency", currency: "EUR" });
  const percents = new Intl.NumberFormat(numbers, { maximumFractionDigits: 4 });
  const percentSign = locale.startsWith("de") ? "\u00a0%" : "%";
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone });
  const range = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "long", timeZone });
  return {
    money: (cents) => euro.format(cents / 100),
    percent: (value) => percents.format(value) + percentSign,
    date: (time) => day.format(time),
    dates: (first, last) => range.formatRange(first, last),
    dateAndTime: (time) => moment.format(time),
    isoDate: (time) => dayIn(locale, time),
  };
}
