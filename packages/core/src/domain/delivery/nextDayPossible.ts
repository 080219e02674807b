import { wallClock } from "./wallClock.js";
import type { Language, Satellite } from "../config/locale.js";
import { DAY_MS } from "./easter.js";
import { isPublicHoliday } from "./isPublicHoliday.js";

/** The last day of the week, Monday being 1, whose orders go out in time: on Friday they do not. */
const THURSDAY = 4;

/**
 * Whether an order placed now arrives the next day: before 15:00 (Romanian: 13:00) on the shop's clock, not on Friday, at
 * a weekend, on a public holiday of the country it ships from, nor on the day before one. 14:59:59 is before 15:00.
 * Source: specification 9 (Delivery notes), decision D8.
 * @throws RangeError for an unknown time zone or an invalid date.
 */
export function nextDayPossible(input: {
  now: Date;
  language: Language;
  timeZone: string;
  country: Satellite;
}): boolean {
  const local = new Date(wallClock(input.now, input.timeZone));
  const weekday = local.getUTCDay();
  const today = Math.floor(local.getTime() / DAY_MS);
  return (
    local.getUTCHours() < (input.language === "ro" ? 13 : 15) &&
    weekday > 0 &&
    weekday <= THURSDAY &&
    !isPublicHoliday(input.country, today) &&
    !isPublicHoliday(input.country, today + 1)
  );
}
