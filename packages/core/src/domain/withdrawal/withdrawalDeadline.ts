import { wallClock } from "../shipping/wallClock.js";
import type { Market } from "../config/locale.js";
import { DAY_MS, type EpochDay, easterSunday } from "../shipping/easterSunday.js";
import { isPublicHoliday } from "../shipping/isPublicHoliday.js";

/** Source: Directive 2011/83/EU, Art. 9; FAGG § 11, BGB § 355 (2), OUG 34/2014 Art. 9. */
const WITHDRAWAL_DAYS = 14;

/** End of the withdrawal period of a contract. */
export interface WithdrawalDeadline {
  /** Last day to declare the withdrawal in time, "2026-12-07" in the time zone of the shop. */
  lastDay: string;
  /** First instant after the deadline: local midnight at the end of `lastDay`. */
  endsAt: Date;
}

/**
 * Calculates the withdrawal deadline: 14 days after the delivery of the last item, to the end of that day. A Saturday,
 * Sunday or public holiday extends it to the next working day: Regulation (EEC) 1182/71, Art. 3 (4); BGB § 193; for
 * Good Friday in Austria BGBl. 37/1961.
 * For information only: regional holidays and delivery dates are not always known, so a late declaration must be
 * accepted too.
 *
 * @param input.deliveredAt delivery time of each item of the order; undefined: not delivered yet
 * @returns undefined until all items are delivered
 * @throws RangeError for an unknown time zone, an invalid date, or an order without items
 */
export function calculateWithdrawalDeadline(input: {
  deliveredAt: ReadonlyArray<Date | undefined>;
  timeZone: string;
  country: Market;
}): WithdrawalDeadline | undefined {
  const { deliveredAt, timeZone, country } = input;
  if (deliveredAt.length === 0) throw new RangeError("An order has at least one item");
  const deliveryTimes = deliveredAt.flatMap((date) => (date === undefined ? [] : [date.getTime()]));
  if (deliveryTimes.length < deliveredAt.length) return undefined;
  let last = localDay(Math.max(...deliveryTimes), timeZone) + WITHDRAWAL_DAYS;
  while (isNonWorkingDay(country, last)) last += 1;
  return {
    lastDay: new Date(last * DAY_MS).toISOString().slice(0, "2026-12-07".length),
    endsAt: new Date(startOfDay(last + 1, timeZone)),
  };
}

const SATURDAY = 6;
const GOOD_FRIDAY = -2;

function isNonWorkingDay(country: Market, day: EpochDay): boolean {
  const date = new Date(day * DAY_MS);
  if (date.getUTCDay() % SATURDAY === 0 || isPublicHoliday(country, day)) return true;
  return country === "AT" && day === easterSunday(date.getUTCFullYear(), "western") + GOOD_FRIDAY;
}

const localDay = (time: number, timeZone: string): EpochDay => Math.floor(wallClock(time, timeZone) / DAY_MS);

/** Reads the offset twice: daylight saving time may change between UTC midnight and local midnight. */
function startOfDay(day: EpochDay, timeZone: string): number {
  const midnight = day * DAY_MS;
  const near = midnight - (wallClock(midnight, timeZone) - midnight);
  return midnight - (wallClock(near, timeZone) - near);
}
