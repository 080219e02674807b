/** A date without time and zone, as the number of days since 1 January 1970. */
export type DayNumber = number;

/** Length of a {@link DayNumber}; UTC has no other days. */
export const DAY_MS = 86_400_000;

/**
 * Easter Sunday by Gauss's rule, in the Gregorian calendar. Right from 1900 to 2099, as long as the numbers 24, 5 and the
 * 13 days between the calendars hold. Source: Gauss 1800 with his exceptions of 1816; checked against Meeus in the tests.
 */
export function easter(year: number, church: "western" | "orthodox"): DayNumber {
  const western = church === "western";
  const a = year % 19;
  const d = (19 * a + (western ? 24 : 15)) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + (western ? 5 : 6)) % 7;
  const tooLate = western && e === 6 && (d === 29 || (d === 28 && a > 10));
  // 22 March of the church's own calendar; in the Julian one that is 4 April.
  const earliest = western ? 22 : 22 + 13;
  return Date.UTC(year, 2, earliest + d + e - (tooLate ? 7 : 0)) / DAY_MS;
}
