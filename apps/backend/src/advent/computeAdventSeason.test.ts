import fc from "fast-check";
import { expect, test } from "vitest";
import { computeAdventSeason } from "./computeAdventSeason.ts";

const demo = { isEnabled: true, from: "12-01", until: "01-06" };

test.each([
  ["2026-11-30", undefined],
  ["2026-12-01", { year: 2026, openDoors: 1, today: 1 }],
  ["2026-12-08", { year: 2026, openDoors: 8, today: 8 }],
  ["2026-12-24", { year: 2026, openDoors: 24, today: 24 }],
  ["2026-12-31", { year: 2026, openDoors: 24 }],
  ["2027-01-01", { year: 2026, openDoors: 24 }],
  ["2027-01-06", { year: 2026, openDoors: 24 }],
  ["2027-01-07", undefined],
])("on %s the calendar is %j", (today, season) => {
  expect(computeAdventSeason(demo, today)).toEqual(season);
});

test("shown before December, no door of it is open", () => {
  expect(computeAdventSeason({ isEnabled: true, from: "11-20", until: "12-24" }, "2026-11-22")).toEqual({
    year: 2026,
    openDoors: 0,
  });
  expect(computeAdventSeason({ isEnabled: true, from: "11-20", until: "12-24" }, "2026-12-25")).toBeUndefined();
});

test("inactive or with invalid dates it is never shown", () => {
  for (const settings of [
    { ...demo, isEnabled: false },
    { ...demo, from: "" },
    { ...demo, until: "2027-01-06" },
    { ...demo, from: "13-01" },
  ]) {
    expect(computeAdventSeason(settings, "2026-12-08")).toBeUndefined();
  }
});

test("for any dates a door never opens before its day and stays open while the calendar is shown", () => {
  const two = (number: number): string => String(number).padStart(2, "0");
  const monthDay = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, day]) => `${two(month)}-${two(day)}`);
  fc.assert(
    fc.property(monthDay, monthDay, fc.integer({ min: 2024, max: 2040 }), monthDay, (from, until, year, date) => {
      const today = `${year}-${date}`;
      const season = computeAdventSeason({ isEnabled: true, from, until }, today);
      if (season === undefined) return;
      for (let door = 1; door <= 24; door += 1) {
        const opens = `${season.year}-12-${two(door)}`;
        expect(door <= season.openDoors).toBe(opens <= today);
      }
    }),
  );
});
