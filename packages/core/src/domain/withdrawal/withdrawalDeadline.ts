import { wallClock } from "../delivery/wallClock.js";
import type { Satellite } from "../config/locale.js";
import { DAY_MS, type DayNumber, easter } from "../delivery/easter.js";
import { isPublicHoliday } from "../delivery/isPublicHoliday.js";

/** Source: Directive 2011/83/EU art. 9; FAGG § 11, BGB § 355 (2), OUG 34/2014 art. 9. */
const WITHDRAWAL_DAYS = 14;

/** Until when a contract can be withdrawn from. */
export interface WithdrawalDeadline {
  /** the last day on which a declaration is in time, "2026-12-07" in the shop's time zone */
  lastDay: string;
  /** the first instant that is too late: midnight at the end of that day, on the shop's clock */
  ends: Date;
}

/**
 * Until when a contract can be withdrawn from: fourteen days after the day on which the last piece arrived, to the end of
 * that day; when it is a Saturday, a Sunday or a holiday, to the end of the next working day (Regulation 1182/71 art. 3 (4),
 * which recital 41 of the directive names; BGB § 193; for Good Friday in Austria BGBl. 37/1961). For information: a
 * declaration that seems late is taken all the same, for holidays of single states and the day of arrival are not always known.
 *
 * @param pieces when each piece of the order arrived; undefined: it has not yet
 * @returns undefined while pieces are on their way, for the time has not begun
 * @throws RangeError for an unknown time zone, an invalid date, or an order without pieces
 */
export function withdrawalDeadline(input: {
  pieces: ReadonlyArray<Date | undefined>;
  timeZone: string;
  country: Satellite;
}): WithdrawalDeadline | undefined {
  const { pieces, timeZone, country } = input;
  if (pieces.length === 0) throw new RangeError("An order has pieces");
  const arrived = pieces.flatMap((piece) => (piece === undefined ? [] : [piece.getTime()]));
  if (arrived.length < pieces.length) return undefined;
  let last = localDay(Math.max(...arrived), timeZone) + WITHDRAWAL_DAYS;
  while (isFreeDay(country, last)) last += 1;
  return {
    lastDay: new Date(last * DAY_MS).toISOString().slice(0, "2026-12-07".length),
    ends: new Date(startOfDay(last + 1, timeZone)),
  };
}

const SATURDAY = 6;
const GOOD_FRIDAY = -2;

function isFreeDay(country: Satellite, day: DayNumber): boolean {
  const date = new Date(day * DAY_MS);
  if (date.getUTCDay() % SATURDAY === 0 || isPublicHoliday(country, day)) return true;
  return country === "AT" && day === easter(date.getUTCFullYear(), "western") + GOOD_FRIDAY;
}

const localDay = (time: number, timeZone: string): DayNumber => Math.floor(wallClock(time, timeZone) / DAY_MS);

/** The clock is read twice: between UTC's midnight and the local one it may be put forward or back. */
function startOfDay(day: DayNumber, timeZone: string): number {
  const midnight = day * DAY_MS;
  const near = midnight - (wallClock(midnight, timeZone) - midnight);
  return midnight - (wallClock(near, timeZone) - near);
}
