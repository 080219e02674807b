import { type EpochDay, isWeekend } from "./calendar.js";

/**
 * Returns the day that lies the given number of working days after another, such as the delivery of an order: neither
 * weekends nor holidays count.
 *
 * @param days number of working days; 0 returns the day itself
 * @param isHoliday usually {@link isPublicHoliday} for the country of delivery
 * @example
 * const today = Math.floor(Date.now() / 86_400_000);
 * const arrival = addWorkingDays(today, 3, (day) => isPublicHoliday("AT", day));
 * new Date(arrival * 86_400_000);
 */
export function addWorkingDays(day: EpochDay, days: number, isHoliday: (day: EpochDay) => boolean): EpochDay {
  let last = day;
  for (let left = days; left > 0;) {
    last += 1;
    if (!isWeekend(last) && !isHoliday(last)) left -= 1;
  }
  return last;
}
