import type { ProductCard } from "@shop/core";

const DAY_MS = 86_400_000;

interface Where {
  /** "de_AT" */
  locale: string;
  timeZone: string;
}

/** "3.–8. Dez.": the days between which a product that is ordered now arrives. */
export function deliveryRange({ min, max }: ProductCard["deliveryDays"], now: number, { locale, timeZone }: Where): string {
  const format = new Intl.DateTimeFormat(locale.replace("_", "-"), { day: "numeric", month: "short", timeZone });
  // Engines set thin spaces around the dash or none: one spelling, so that server and browser say the same.
  return format.formatRange(now + min * DAY_MS, now + max * DAY_MS).replace(/\s*–\s*/u, (dash) => (dash === "–" ? "–" : " – "));
}
