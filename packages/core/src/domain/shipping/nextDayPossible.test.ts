import { expect, test } from "vitest";
import { DAY_MS, dispatchDay, easterSunday, isPublicHoliday, nextDayPossible } from "./calendar.js";

const shops = {
  at: { language: "de", timeZone: "Europe/Vienna", country: "AT" },
  de: { language: "de", timeZone: "Europe/Berlin", country: "DE" },
  ro: { language: "ro", timeZone: "Europe/Bucharest", country: "RO" },
} as const;

const possible = (shop: keyof typeof shops, utc: string): boolean =>
  nextDayPossible({ ...shops[shop], now: new Date(utc) });

// 17 November 2026 is a Tuesday; Vienna is one hour ahead of UTC, Bucharest two.
test.each([
  ["at", "2026-11-17T13:59:59.999Z", true],
  ["at", "2026-11-17T14:00:00Z", false],
  ["at", "2026-11-16T23:00:00Z", true],
  ["at", "2026-11-17T22:59:59Z", false],
  ["ro", "2026-11-17T10:59:59.999Z", true],
  ["ro", "2026-11-17T11:00:00Z", false],
] as const)(
  "orders before 15:00 (Romanian 13:00) shop-local time allow next-day delivery: %s %s",
  (shop, utc, expected) => {
    expect(possible(shop, utc)).toBe(expected);
  },
);

test("the cut-off goes by language: English and German until 15:00, Romanian until 13:00, wherever the shop is", () => {
  const at14 = {
    timeZone: "Europe/Bucharest",
    country: "RO",
    now: new Date("2026-11-17T12:00:00Z"),
  } as const;
  expect(nextDayPossible({ ...at14, language: "en" })).toBe(true);
  expect(nextDayPossible({ ...at14, language: "de" })).toBe(true);
  expect(nextDayPossible({ ...at14, language: "ro" })).toBe(false);
});

test.each([
  ["Thursday", "2026-11-19T10:00:00Z", true],
  ["Friday", "2026-11-20T08:00:00Z", false],
  ["Saturday", "2026-11-21T08:00:00Z", false],
  ["Sunday", "2026-11-22T08:00:00Z", false],
  ["Monday", "2026-11-23T08:00:00Z", true],
])("except on Friday, and D8: not at a weekend: %s", (_, utc, expected) => {
  expect(possible("at", utc)).toBe(expected);
});

test("the day is the shop's, not the server's", () => {
  expect(possible("at", "2026-11-15T22:59:59Z")).toBe(false);
  expect(possible("at", "2026-11-15T23:00:00Z")).toBe(true);
  expect(possible("at", "2026-11-19T23:00:00Z")).toBe(false);
});

// Daylight saving time: Vienna changes on Sunday, 29 March and 25 October 2026.
test.each([
  ["at", "2026-03-26T13:59:59Z", true],
  ["at", "2026-03-26T14:00:00Z", false],
  ["at", "2026-03-30T12:59:59Z", true],
  ["at", "2026-03-30T13:00:00Z", false],
  ["at", "2026-03-29T01:30:00Z", false],
  ["at", "2026-03-29T22:00:00Z", true],
  ["de", "2026-10-22T12:59:59Z", true],
  ["de", "2026-10-22T13:00:00Z", false],
  ["de", "2026-10-25T22:59:59Z", false],
  ["de", "2026-10-25T23:00:00Z", true],
  ["ro", "2026-10-22T09:59:59Z", true],
  ["ro", "2026-10-22T10:00:00Z", false],
] as const)("summer time moves the cut-off with the shop's clock: %s %s", (shop, utc, expected) => {
  expect(possible(shop, utc)).toBe(expected);
});

test.each([
  ["national day, a Monday", "at", "2026-10-26T08:00:00Z"],
  ["eve of Ascension Day", "de", "2026-05-13T08:00:00Z"],
  ["eve of Corpus Christi", "at", "2026-06-03T08:00:00Z"],
  ["eve of 8 December", "at", "2026-12-07T08:00:00Z"],
  ["eve of Christmas", "at", "2026-12-24T08:00:00Z"],
  ["eve of New Year, across the year's end", "at", "2025-12-31T08:00:00Z"],
  ["St Andrew's day, a Monday", "ro", "2026-11-30T08:00:00Z"],
  ["national day", "ro", "2026-12-01T08:00:00Z"],
  ["St Andrew's day, a Sunday", "ro", "2025-11-30T08:00:00Z"],
  ["Orthodox Easter Monday", "ro", "2026-04-13T08:00:00Z"],
] as const)("D8: not on a public holiday nor the day before one: %s, %s %s", (_, shop, utc) => {
  expect(possible(shop, utc)).toBe(false);
});

test("a holiday of another country does not matter", () => {
  expect(possible("de", "2026-10-26T08:00:00Z")).toBe(true);
  expect(possible("de", "2026-06-03T08:00:00Z")).toBe(true);
  expect(possible("at", "2026-11-30T08:00:00Z")).toBe(true);
  expect(possible("ro", "2026-04-06T08:00:00Z")).toBe(true);
});

test("an unknown time zone is an error, not a result", () => {
  const input = { ...shops.at, now: new Date("2026-11-17T08:00:00Z") };
  expect(() => nextDayPossible({ ...input, timeZone: "Europe/Nowhere" })).toThrow(RangeError);
});

const holidays = (country: "AT" | "DE" | "RO", year: number): string[] => {
  const first = Date.UTC(year, 0, 1) / DAY_MS;
  return Array.from({ length: 366 }, (_, index) => first + index)
    .filter((day) => isPublicHoliday(country, day))
    .map(isoDate)
    .filter((date) => date.startsWith(`${year}-`));
};

test("Austria has 13 public holidays", () => {
  expect(holidays("AT", 2026)).toEqual(
    "01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26"
      .split(" ")
      .map((date) => `2026-${date}`),
  );
});

test("Germany has 9 national ones", () => {
  expect(holidays("DE", 2026)).toEqual(
    "01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26".split(" ").map((date) => `2026-${date}`),
  );
});

test("Romania has 17, 30 November and 1 December among them, by Orthodox Easter (in 2026 two fall on 1 June)", () => {
  expect(holidays("RO", 2026)).toEqual(
    "01-01 01-02 01-06 01-07 01-24 04-10 04-12 04-13 05-01 05-31 06-01 08-15 11-30 12-01 12-25 12-26"
      .split(" ")
      .map((date) => `2026-${date}`),
  );
  expect(holidays("RO", 2025)).toHaveLength(17);
});

test.each([
  [1954, "1954-04-18", "1954-04-25"],
  [1981, "1981-04-19", "1981-04-26"],
  [2000, "2000-04-23", "2000-04-30"],
  [2024, "2024-03-31", "2024-05-05"],
  [2025, "2025-04-20", "2025-04-20"],
  [2026, "2026-04-05", "2026-04-12"],
  [2027, "2027-03-28", "2027-05-02"],
  [2049, "2049-04-18", "2049-04-25"],
  [2076, "2076-04-19", "2076-04-26"],
])("Easter of %d", (year, western, orthodox) => {
  expect(isoDate(easterSunday(year, "western"))).toBe(western);
  expect(isoDate(easterSunday(year, "orthodox"))).toBe(orthodox);
});

test("Easter is the one of Meeus for every year from 1900 to 2099, and a Sunday", () => {
  for (let year = 1900; year < 2100; year++) {
    expect([year, easterSunday(year, "western")]).toEqual([year, meeus(year)]);
    expect([year, easterSunday(year, "orthodox")]).toEqual([year, meeusJulian(year)]);
    expect(new Date(easterSunday(year, "orthodox") * DAY_MS).getUTCDay()).toBe(0);
  }
});

function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function meeus(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const sum = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / DAY_MS;
}

function meeusJulian(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const sum = d + ((2 * (year % 4) + 4 * (year % 7) - d + 34) % 7) + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1 + 13) / DAY_MS;
}

test("a country without a calendar has no public holidays", () => {
  expect(isPublicHoliday("CH", Date.UTC(2026, 11, 25) / DAY_MS)).toBe(false);
});

test.each([
  ["before the cut-off", "at", "2026-11-17T13:59:59Z", "2026-11-17"],
  ["at the cut-off", "at", "2026-11-17T14:00:00Z", "2026-11-18"],
  ["at the Romanian cut-off", "ro", "2026-11-17T11:00:00Z", "2026-11-18"],
  ["on Friday evening", "at", "2026-11-20T18:00:00Z", "2026-11-23"],
  ["on a Sunday", "at", "2026-11-22T08:00:00Z", "2026-11-23"],
  ["after the cut-off of the day before a public holiday", "at", "2026-12-07T18:00:00Z", "2026-12-09"],
  ["where it is no public holiday", "de", "2026-12-07T18:00:00Z", "2026-12-08"],
] as const)("delivery days count from the day of dispatch: %s", (_, shop, utc, expected) => {
  const day = dispatchDay({ ...shops[shop], now: new Date(utc) });
  expect(new Date(day * DAY_MS).toISOString().slice(0, 10)).toBe(expected);
});
