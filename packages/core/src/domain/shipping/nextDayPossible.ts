import { wallClock } from "./wallClock.js";
import type { Language, Market } from "../config/locale.js";
import { DAY_MS } from "./easterSunday.js";
import { isPublicHoliday } from "./isPublicHoliday.js";

/** Last weekday (Monday is 1) whose orders arrive the next day; Friday orders do not. */
const THURSDAY = 4;

/**
 * Returns whether an order placed now arrives the next day: before 15:00 (Romanian: 13:00) local time, Monday to
 * Thursday, unless today or tomorrow is a public holiday in the country of dispatch.
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function nextDayPossible(input: { now: Date; language: Language; timeZone: string; country: Market }): boolean {
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
