import { expect, test } from "vitest";
import { deliveryDates } from "./expectedDelivery.ts";

const datesOf = (shippingCountryCode: string, from: string): string[] =>
  deliveryDates(
    { deliveryDays: { min: 1, max: 3 }, shippingCountryCode },
    { locale: "de_DE", from: new Date(from) },
  ).map((date) => date.toISOString().slice(0, 10));

test.each([
  ["AT", "2026-12-07", ["2026-12-09", "2026-12-11"]],
  ["DE", "2026-12-07", ["2026-12-08", "2026-12-10"]],
  ["RO", "2026-11-27", ["2026-12-02", "2026-12-04"]],
  ["AT", "2026-12-23", ["2026-12-24", "2026-12-29"]],
])("public holidays of the country of delivery are no working days", (country, today, dates) => {
  expect(datesOf(country, `${today}T10:00:00Z`)).toEqual(dates);
});

test.each([
  ["before the cut-off", "2026-12-07T13:59:59Z", ["2026-12-08", "2026-12-10"]],
  ["after it", "2026-12-07T14:00:00Z", ["2026-12-09", "2026-12-11"]],
  ["on a Saturday", "2026-12-05T08:00:00Z", ["2026-12-08", "2026-12-10"]],
])("delivery days count from the day of dispatch: %s", (_, from, dates) => {
  expect(datesOf("DE", from)).toEqual(dates);
});
