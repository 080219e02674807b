import type { Market } from "../config/locale.js";
import { DAY_MS, type EpochDay, easterSunday } from "./easterSunday.js";

interface HolidayCalendar {
  /** month × 100 + day */
  fixed: readonly number[];
  /** Days from Easter Sunday. */
  movable: readonly number[];
}

/**
 * Nationwide public holidays. Holidays of single German states are omitted: the applicable state would depend on the
 * warehouse.
 * Source: AT Arbeitsruhegesetz § 7 (13); DE holidays common to all state laws (9); RO Codul muncii art. 139 (17).
 */
const CALENDARS: Partial<Record<Market, HolidayCalendar>> = {
  AT: {
    fixed: [101, 106, 501, 815, 1026, 1101, 1208, 1225, 1226],
    movable: [1, 39, 50, 60],
  },
  DE: { fixed: [101, 501, 1003, 1225, 1226], movable: [-2, 1, 39, 50] },
  RO: {
    fixed: [101, 102, 106, 107, 124, 501, 601, 815, 1130, 1201, 1225, 1226],
    movable: [-2, 0, 1, 49, 50],
  },
};

/** Returns whether the day is a nationwide public holiday; never for a country without a calendar. Romania follows the Orthodox Easter. */
export function isPublicHoliday(country: Market, day: EpochDay): boolean {
  const date = new Date(day * DAY_MS);
  const calendar = CALENDARS[country];
  if (calendar === undefined) return false;
  const sunday = easterSunday(date.getUTCFullYear(), country === "RO" ? "orthodox" : "western");
  return (
    calendar.fixed.includes((date.getUTCMonth() + 1) * 100 + date.getUTCDate()) ||
    calendar.movable.includes(day - sunday)
  );
}
