import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Market } from "../config/locale.js";
import { DAY_MS, isPublicHoliday } from "../shipping/calendar.js";
import { calculateWithdrawalDeadline } from "./withdrawal.js";

const ZONES = { AT: "Europe/Vienna", DE: "Europe/Berlin", RO: "Europe/Bucharest" } as const;

const deadline = (country: Market, ...dates: string[]) =>
  calculateWithdrawalDeadline({ deliveredAt: dates.map((date) => new Date(date)), timeZone: ZONES[country], country });

test("fourteen days after the day of arrival, to the end of that day", () => {
  expect(deadline("AT", "2026-11-23T10:00:00+01:00")).toEqual({
    lastDay: "2026-12-07",
    endsAt: new Date("2026-12-08T00:00:00+01:00"),
  });
});

test("of a split delivery the last item counts, whatever the order they are named in", () => {
  const dates = ["2026-11-02T10:00:00Z", "2026-11-24T10:00:00Z", "2026-11-10T10:00:00Z"];
  expect(deadline("DE", ...dates)?.lastDay).toBe("2026-12-08");
});

test("until every item is delivered the period has not begun", () => {
  const deliveredAt = [new Date("2026-11-02T10:00:00Z"), undefined];
  expect(calculateWithdrawalDeadline({ deliveredAt, timeZone: ZONES.AT, country: "AT" })).toBeUndefined();
});

test("the day is the shop's: half past eleven in the evening in UTC is the next day there", () => {
  expect(deadline("RO", "2026-11-23T22:30:00Z")?.lastDay).toBe("2026-12-08");
  expect(deadline("AT", "2026-11-23T22:30:00Z")?.lastDay).toBe("2026-12-07");
});

describe("a deadline on a non-working day extends to the next working day", () => {
  test.each<[string, Market, string, string]>([
    ["Saturday", "DE", "2026-11-07T12:00:00Z", "2026-11-23"],
    ["Sunday", "DE", "2026-11-08T12:00:00Z", "2026-11-23"],
    ["Mariä Empfängnis in Austria", "AT", "2026-11-24T12:00:00Z", "2026-12-09"],
    ["no holiday in Germany", "DE", "2026-11-24T12:00:00Z", "2026-12-08"],
    ["Good Friday in Germany, then Easter", "DE", "2026-03-20T12:00:00Z", "2026-04-07"],
    ["Good Friday in Austria, for declarations", "AT", "2026-03-20T12:00:00Z", "2026-04-07"],
    ["the Orthodox Good Friday, then Easter", "RO", "2026-03-27T12:00:00Z", "2026-04-14"],
    ["Christmas and the weekend behind it", "AT", "2026-12-11T12:00:00Z", "2026-12-28"],
    ["Romanian national days", "RO", "2026-11-16T12:00:00Z", "2026-12-02"],
  ])("%s", (_name, country, arrived, lastDay) => {
    expect(deadline(country, arrived)?.lastDay).toBe(lastDay);
  });
});

describe("the clock is put forward or back", () => {
  test("in spring the fourteen days are an hour shorter", () => {
    const { endsAt } = deadline("DE", "2026-03-16T12:00:00+01:00") ?? { endsAt: new Date(0) };
    expect(endsAt).toEqual(new Date("2026-03-31T00:00:00+02:00"));
  });

  test("in autumn they are an hour longer", () => {
    const { endsAt } = deadline("DE", "2026-10-12T12:00:00+02:00") ?? { endsAt: new Date(0) };
    expect(endsAt).toEqual(new Date("2026-10-27T00:00:00+01:00"));
  });

  test("where midnight itself is skipped the day begins at one", () => {
    const deliveredAt = [new Date("2026-04-09T12:00:00Z")];
    // Cairo puts its clocks forward at midnight of the last Friday in April.
    const { endsAt } = calculateWithdrawalDeadline({ deliveredAt, timeZone: "Africa/Cairo", country: "DE" }) ?? {
      endsAt: new Date(0),
    };
    expect(endsAt).toEqual(new Date("2026-04-23T22:00:00Z"));
  });
});

test("the leap day is a day", () => {
  expect(deadline("AT", "2028-02-15T12:00:00Z")?.lastDay).toBe("2028-02-29");
  expect(deadline("AT", "2027-02-15T12:00:00Z")?.lastDay).toBe("2027-03-01");
});

test("an order without items, an invalid date and an unknown zone are mistakes", () => {
  expect(() => deadline("AT")).toThrow(RangeError);
  expect(() => deadline("AT", "never")).toThrow(RangeError);
  const deliveredAt = [new Date()];
  expect(() => calculateWithdrawalDeadline({ deliveredAt, timeZone: "Europe/Nowhere", country: "AT" })).toThrow(
    RangeError,
  );
});

describe("for any deliveries", () => {
  const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
  const orders = fc.array(instants, { minLength: 1, maxLength: 5 });
  const countries = fc.constantFrom<Market>("AT", "DE", "RO");
  const dayIn = (time: Date, timeZone: string): string =>
    new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(time);

  test("it ends at a midnight of the shop, after a working day, at least fourteen and at most nineteen days later", () => {
    fc.assert(
      fc.property(orders, countries, (deliveredAt, country) => {
        const timeZone = ZONES[country];
        const found = calculateWithdrawalDeadline({ deliveredAt, timeZone, country });
        if (found === undefined) return false;
        const last = new Date(Math.max(...deliveredAt.map(Number)));
        const days = (Date.parse(found.lastDay) - Date.parse(dayIn(last, timeZone))) / DAY_MS;
        const lastDay = Date.parse(found.lastDay) / DAY_MS;
        const justBefore = new Date(found.endsAt.getTime() - 1);
        return (
          days >= 14 &&
          days <= 19 &&
          new Date(found.lastDay).getUTCDay() % 6 !== 0 &&
          !isPublicHoliday(country, lastDay) &&
          dayIn(justBefore, timeZone) === found.lastDay &&
          dayIn(found.endsAt, timeZone) > found.lastDay
        );
      }),
    );
  });

  test("an item that is delivered later never makes it end earlier", () => {
    fc.assert(
      fc.property(orders, instants, countries, (deliveredAt, another, country) => {
        const ends = (all: Date[]) =>
          calculateWithdrawalDeadline({ deliveredAt: all, timeZone: ZONES[country], country })?.endsAt ?? 0;
        return Number(ends([...deliveredAt, another])) >= Number(ends(deliveredAt));
      }),
    );
  });
});
