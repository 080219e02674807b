import { expect, test } from "vitest";
import { DAY_MS, isPublicHoliday, isWeekend } from "./calendar.js";
import { addWorkingDays } from "./workingDays.js";

const toDay = (date: string): number => Date.parse(date) / DAY_MS;
const add = (date: string, days: number, country: string): string => {
  const last = addWorkingDays(toDay(date), days, (day) => isPublicHoliday(country, day));
  return new Date(last * DAY_MS).toISOString().slice(0, 10);
};

test.each([
  ["AT", "2026-11-30", 2, "2026-12-02"],
  ["AT", "2026-12-07", 1, "2026-12-09"],
  ["DE", "2026-12-07", 1, "2026-12-08"],
  ["RO", "2026-11-27", 2, "2026-12-03"],
  ["AT", "2026-12-23", 2, "2026-12-28"],
  ["AT", "2026-12-23", 4, "2026-12-30"],
  ["AT", "2026-12-24", 6, "2027-01-05"],
  ["AT", "2026-12-24", 7, "2027-01-07"],
  ["CH", "2026-12-24", 1, "2026-12-25"],
  ["AT", "2026-12-25", 0, "2026-12-25"],
])("in %s, %s and %d working days are %s", (country, date, days, last) => {
  expect(add(date, days, country)).toBe(last);
});

test("weekends are those of the calendar", () => {
  for (let day = 0; day < 14; day += 1)
    expect(isWeekend(day)).toBe([0, 6].includes(new Date(day * DAY_MS).getUTCDay()));
});
