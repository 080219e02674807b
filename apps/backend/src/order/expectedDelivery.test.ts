import { expect, test } from "vitest";
import { deliveryDates } from "./expectedDelivery.ts";

const datesOf = (shippingCountryCode: string, today: string): string[] =>
  deliveryDates({ deliveryDays: { min: 1, max: 3 }, shippingCountryCode }, today).map((date) =>
    date.toISOString().slice(0, 10),
  );

test.each([
  ["AT", "2026-12-07", ["2026-12-09", "2026-12-11"]],
  ["DE", "2026-12-07", ["2026-12-08", "2026-12-10"]],
  ["RO", "2026-11-27", ["2026-12-02", "2026-12-04"]],
  ["AT", "2026-12-23", ["2026-12-24", "2026-12-29"]],
])("public holidays of the country of delivery are no working days", (country, today, dates) => {
  expect(datesOf(country, today)).toEqual(dates);
});
