import { addWorkingDays, dispatchDay, type EpochDay, type ProductCard } from "@shop/core";
import { useShipping } from "@shop/react";
import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { Storefront } from "../storefronts.ts";
import { staleOnceHydrated } from "./hydration.ts";
import { getDateFormat } from "../ui/intlFormats.ts";

/**
 * Day from which delivery days count. Dehydrated with the page: server and browser count from the same one. Source:
 * decision 0060.
 */
export const dispatchDayQuery = ({ id, language, timeZone, market }: Storefront) =>
  queryOptions({
    queryKey: ["dispatchDay", id],
    queryFn: () => dispatchDay({ now: new Date(), language, timeZone, country: market }),
    staleTime: staleOnceHydrated,
  });

export const DAY_MS = 86_400_000;

/**
 * Public holidays of the coming half-year in a country. Dehydrated with the page, so that browsers load the calendar for other
 * countries only.
 */
export const holidaysQuery = (countryId: number) =>
  queryOptions({
    queryKey: ["holidays", countryId],
    queryFn: async () => (await import("./upcomingHolidays.ts")).upcomingHolidays(countryId, Date.now() / DAY_MS),
    staleTime: DAY_MS,
  });

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

/** Cache: cards of a list share a few ranges, and formatting one costs as much as rendering the card. */
const rangeCache = new Map<string, string>();
const MAX_CACHED_RANGES = 500;

type Days = ProductCard["deliveryDays"];
type RangeOptions = Pick<Storefront, "locale"> & { month?: "short" | "long" };

const NONE: readonly EpochDay[] = [];

/**
 * Returns a function that formats delivery days as the dates of an order placed now. Public holidays of the country of
 * delivery do not count. Source: decision 0384.
 */
export function useDeliveryRange(month: "short" | "long"): (days: Days) => string {
  const { storefront } = useRouter().options.context;
  const { data: from } = useSuspenseQuery(dispatchDayQuery(storefront));
  const { countryId } = useShipping();
  const { data: holidays = NONE } = useQuery(holidaysQuery(countryId));
  return (days) => formatDeliveryRange(days, { from, holidays }, { locale: storefront.locale, month });
}

/** Returns the delivery dates of an order dispatched on the day `from`, "3.–8. Dez.". Delivery days are working days. */
export function formatDeliveryRange(
  { min, max }: Days,
  { from, holidays }: { from: EpochDay; holidays: readonly EpochDay[] },
  { locale, month = "short" }: RangeOptions,
): string {
  const key = [locale, month, from, min, max, holidays].join();
  const cached = rangeCache.get(key);
  if (cached !== undefined) return cached;
  const after = (days: number): number => addWorkingDays(from, days, (day) => holidays.includes(day)) * DAY_MS;
  const range = formatDateRange(after(min), after(max), { locale, month });
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
