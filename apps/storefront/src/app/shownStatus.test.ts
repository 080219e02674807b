import { expect, test } from "vitest";
import { shownStatus } from "./shownStatus.ts";

test.each([
  ["sent", "LocalPickup", "ready"],
  ["delivered", "LocalPickup", "collected"],
  ["paid", "LocalPickup", "paid"],
  ["canceled", "LocalPickup", "canceled"],
  ["sent", "Parcel", "sent"],
  ["delivered", "Freight", "delivered"],
] as const)("%s by %s is shown as %s", (status, code, shown) => {
  expect(shownStatus({ status, delivery: { code, title: "" } })).toBe(shown);
});
