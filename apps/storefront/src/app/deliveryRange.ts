import type { ProductCard } from "@shop/core";
import { dateFormat } from "./formats.ts";

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Cache: cards of a list share a few ranges, and formatting one costs as much as rendering the card. */
const spans = new Map<string, string>();
const MOST_SPANS = 500;

interface Look {
  /** "de_AT" */
  locale: string;
  month?: "short" | "long";
}

/** Returns the delivery dates of an order placed on `today`, "3.–8. Dez.". Delivery days are working days. */
export function deliveryRange(
  { min, max }: ProductCard["deliveryDays"],
  today: string,
  { locale, month = "short" }: Look,
): string {
  const key = [locale, month, today, min, max].join();
  const known = spans.get(key);
  if (known !== undefined) return known;
  const span = dayRange(afterWorkingDays(today, min), afterWorkingDays(today, max), { locale, month });
  if (spans.size >= MOST_SPANS) spans.clear();
  spans.set(key, span);
  return span;
}

/** Formats two UTC midnights as a date range, "3.–8. Dez.". */
export function dayRange(first: number, last: number, { locale, month = "short" }: Look): string {
  const format = dateFormat(locale, { day: "numeric", month, timeZone: "UTC" });
  // Engines differ in the spaces around the dash: server and browser must render the same text.
  return format.formatRange(first, last).replace(/\s*–\s*/u, (dash) => (dash === "–" ? "–" : " – "));
}

function afterWorkingDays(today: string, days: number): number {
  let time = Date.parse(today);
  for (let left = days; left > 0;) {
    time += DAY_MS;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1;
  }
  return time;
}
