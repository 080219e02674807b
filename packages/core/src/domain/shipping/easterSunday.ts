/** Calendar date as days since 1 January 1970. */
export type EpochDay = number;

/** Milliseconds per {@link EpochDay}; UTC has no daylight saving time. */
export const DAY_MS = 86_400_000;

/**
 * Returns Easter Sunday as a Gregorian date, valid from 1900 to 2099: the constants 24 and 5 and the 13 days between
 * the calendars hold for that range.
 * Source: Gauss 1800 with his exceptions of 1816; tests compare it with Meeus.
 */
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
