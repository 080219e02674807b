import { wallClock } from "../delivery/wallClock.js";
import type { Satellite } from "../config/locale.js";
import { DAY_MS, type DayNumber, easter } from "../delivery/easter.js";
import { isPublicHoliday } from "../delivery/isPublicHoliday.js";

/** Source: Directive 2011/83/EU, Art. 9; FAGG § 11, BGB § 355 (2), OUG 34/2014 Art. 9. */
const WITHDRAWAL_DAYS = 14;

/** End of the withdrawal period of a contract. */
export interface WithdrawalDeadline {
  /** Last day to declare the withdrawal in time, "2026-12-07" in the time zone of the shop. */
  lastDay: string;
  /** First instant after the deadline: local midnight at the end of `lastDay`. */
  ends: Date;
}

/**
 * Calculates the withdrawal deadline: 14 days after the delivery of the last item, to the end of that day. A Saturday,
 * Sunday or public holiday extends it to the next working day: Regulation (EEC) 1182/71, Art. 3 (4); BGB § 193; for
 * Good Friday in Austria BGBl. 37/1961.
 * For information only: regional holidays and delivery dates are not always known, so a late declaration must be
 * accepted too.
 *
 * @param input.pieces delivery time of each item of the order; undefined: not delivered yet
 * @returns undefined until all items are delivered
 * @throws RangeError for an unknown time zone, an invalid date, or an order without items
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

/** Reads the offset twice: daylight saving time may change between UTC midnight and local midnight. */
function startOfDay(day: DayNumber, timeZone: string): number {
  const midnight = day * DAY_MS;
  const near = midnight - (wallClock(midnight, timeZone) - midnight);
  return midnight - (wallClock(near, timeZone) - near);
}
