import type { ProductCard } from "@shop/core";
import { dateFormat } from "./formats.ts";

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** The cards of a list share a few spans, and writing one costs as much as drawing the card. */
const spans = new Map<string, string>();
const MOST_SPANS = 500;

interface Look {
  /** "de_AT" */
  locale: string;
  month?: "short" | "long";
}

/** "3.–8. Dez.": the dates between which a product arrives that is ordered on that day. Its delivery days are working days. */
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

/** "3.–8. Dez.", of UTC midnights. */
export function dayRange(first: number, last: number, { locale, month = "short" }: Look): string {
  const format = dateFormat(locale, { day: "numeric", month, timeZone: "UTC" });
  // Engines set thin spaces around the dash or none: one spelling, so that server and browser say the same.
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
