import type { Language, Market } from "../config/locale.js";

/** An instant at a storefront that dispatches from `country`. */
interface OrderTime {
  now: Date;
  language: Language;
  /** IANA name, for example "Europe/Vienna". */
  timeZone: string;
  country: Market;
}

/** Last weekday whose orders arrive the next day, counted from Sunday as 0: Friday orders do not. */
const THURSDAY = 4;

/**
 * Returns the day from which the delivery days of an order count: the first working day in the country of dispatch, from
 * 15:00 (Romanian: 13:00) local time on that of tomorrow.
 *
 * @throws RangeError for an unknown time zone or an invalid date
 * @example
 * const day = dispatchDay({ now, language: "de", timeZone: "Europe/Vienna", country: "AT" });
 * addWorkingDays(day, 2, (each) => isPublicHoliday("AT", each)); // last day of "1 to 2 days"
 */
export function dispatchDay({ now, language, timeZone, country }: OrderTime): EpochDay {
  const afterCutOff = language === "ro" ? 11 : 9;
  let day = Math.floor((wallClock(now, timeZone) / HOUR_MS + afterCutOff) / 24);
  while (isWeekend(day) || isPublicHoliday(country, day)) day += 1;
  return day;
}

/**
 * Returns whether an order placed now arrives the next day: before 15:00 (Romanian: 13:00) local time, Monday to
 * Thursday, unless today or tomorrow is a public holiday in the country of dispatch.
 *
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function nextDayPossible(time: OrderTime): boolean {
  const today = localDay(time.now, time.timeZone);
  return dispatchDay(time) === today && (today + 4) % 7 <= THURSDAY && !isPublicHoliday(time.country, today + 1);
}

const wallClockFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes 50 times as long as using it. */
function wallClockFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = wallClockFormats.get(timeZone);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  wallClockFormats.set(timeZone, format);
  return format;
}

/** Returns the local wall-clock time of an instant as if it were UTC: ms since 1970, to the second. */
export function wallClock(instant: number | Date, timeZone: string): number {
  // "11/23/2026, 15:00:00"
  const parts = wallClockFormat(timeZone).format(instant).match(/\d+/g)?.map(Number);
  const [month = NaN, day, year = NaN, hour, minute, second] = parts ?? [];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns whether the day is a Saturday or Sunday; 1 January 1970 was a Thursday. */
export const isWeekend = (day: EpochDay): boolean => ((day + 4) % 7) % 6 === 0;

/** Returns the calendar date of an instant in a time zone. */
export const localDay = (instant: number | Date, timeZone: string): EpochDay =>
  Math.floor(wallClock(instant, timeZone) / DAY_MS);

/**
 * Nationwide public holidays (those of single German states depend on the warehouse): `fixed` as month × 100 + day,
 * `movable` in days from Easter Sunday.
 * Source: AT Arbeitsruhegesetz § 7 (13); DE holidays common to all state laws (9); RO Codul muncii art. 139 (17).
 */
const CALENDARS: Partial<Record<string, { fixed: readonly number[]; movable: readonly number[] }>> = {
  AT: { fixed: [101, 106, 501, 815, 1026, 1101, 1208, 1225, 1226], movable: [1, 39, 50, 60] },
  DE: { fixed: [101, 501, 1003, 1225, 1226], movable: [-2, 1, 39, 50] },
  RO: { fixed: [101, 102, 106, 107, 124, 501, 601, 815, 1130, 1201, 1225, 1226], movable: [-2, 0, 1, 49, 50] },
};

/**
 * Returns whether the day is a nationwide public holiday; never for a country without a calendar.
 *
 * @param country ISO 3166-1 alpha-2, for example "AT"
 * @example
 * isPublicHoliday("AT", Date.UTC(2026, 11, 8) / 86_400_000); // true
 */
export function isPublicHoliday(country: string, day: EpochDay): boolean {
  const calendar = CALENDARS[country];
  if (calendar === undefined) return false;
  const date = new Date(day * DAY_MS);
  const easter = easterSunday(date.getUTCFullYear(), country === "RO" ? "orthodox" : "western");
  return (
    calendar.fixed.includes((date.getUTCMonth() + 1) * 100 + date.getUTCDate()) ||
    calendar.movable.includes(day - easter)
  );
}

/** Calendar date as days since 1 January 1970. */
export type EpochDay = number;

/** Milliseconds per {@link EpochDay}; UTC has no daylight saving time. */
export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Easter Sunday of the Gregorian calendar by Gauss (1800, 1816); the constants 24, 5 and 13 hold from 1900 to 2099. */
export function easterSunday(year: number, church: "western" | "orthodox"): EpochDay {
  const western = church === "western";
  const a = year % 19;
  const d = (19 * a + (western ? 24 : 15)) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + (western ? 5 : 6)) % 7;
  const isTooLate = western && e === 6 && (d === 29 || (d === 28 && a > 10));
  // 22 March in the church's own calendar; Julian 22 March is Gregorian 4 April.
  const earliest = western ? 22 : 22 + 13;
  return Date.UTC(year, 2, earliest + d + e - (isTooLate ? 7 : 0)) / DAY_MS;
}
