import type { ProductCard } from "@shop/core";
import { queryOptions } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { Storefront } from "../storefronts.ts";
import { getDateFormat } from "../ui/intlFormats.ts";

/** A page left open past midnight updates its dates when it becomes visible again. */
const STALE_MS = 60_000;

/** Date in the shop's time zone. Dehydrated with the page: server and browser count from the same day. */
export const todayQuery = ({ timeZone }: Pick<Storefront, "timeZone">) =>
  queryOptions({
    queryKey: ["today", timeZone],
    queryFn: () => formatIsoDate(timeZone, Date.now()),
    staleTime: STALE_MS,
  });

/** Returns the date in a time zone, "2026-11-21". */
export function formatIsoDate(timeZone: string, now: number): string {
  // The Swedish locale formats dates as ISO 8601.
  return getDateFormat("sv-SE", { timeZone }).format(now);
}

/** "2026-10-01" → "1. Oktober 2026" */
export function LongDate({ date, className }: { date: string; className?: string }): ReactElement {
  const { locale } = useRouter().options.context.storefront;
  const format = getDateFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <time className={className} dateTime={date}>
      {format.format(new Date(`${date}T00:00:00Z`))}
    </time>
  );
}

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Cache: cards of a list share a few ranges, and formatting one costs as much as rendering the card. */
const rangeCache = new Map<string, string>();
const MAX_CACHED_RANGES = 500;

type RangeOptions = Pick<Storefront, "locale"> & { month?: "short" | "long" };

/** Returns the delivery dates of an order placed on `today`, "3.–8. Dez.". Delivery days are working days. */
export function formatDeliveryRange(
  { min, max }: ProductCard["deliveryDays"],
  today: string,
  { locale, month = "short" }: RangeOptions,
): string {
  const key = [locale, month, today, min, max].join();
  const cached = rangeCache.get(key);
  if (cached !== undefined) return cached;
  const range = formatDateRange(addWorkingDays(today, min), addWorkingDays(today, max), { locale, month });
  if (rangeCache.size >= MAX_CACHED_RANGES) rangeCache.clear();
  rangeCache.set(key, range);
  return range;
}

/** Formats two UTC midnights as a date range, "3.–8. Dez.". */
export function formatDateRange(first: number, last: number, { locale, month = "short" }: RangeOptions): string {
  const format = getDateFormat(locale, { day: "numeric", month, timeZone: "UTC" });
  // Engines differ in the spaces around the dash: server and browser must render the same text.
  return format.formatRange(first, last).replace(/\s*–\s*/u, (dash) => (dash === "–" ? "–" : " – "));
}

function addWorkingDays(today: string, days: number): number {
  let time = Date.parse(today);
  for (let left = days; left > 0;) {
    time += DAY_MS;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1;
  }
  return time;
}
