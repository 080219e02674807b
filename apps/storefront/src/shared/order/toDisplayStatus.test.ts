import { expect, test } from "vitest";
import { toDisplayStatus } from "./toDisplayStatus.ts";

test.each([
  ["sent", "LocalPickup", "ready"],
  ["delivered", "LocalPickup", "collected"],
  ["paid", "LocalPickup", "paid"],
  ["canceled", "LocalPickup", "canceled"],
  ["sent", "Parcel", "sent"],
  ["delivered", "Freight", "delivered"],
] as const)("%s by %s is shown as %s", (status, code, displayed) => {
  expect(toDisplayStatus({ status, shippingMethod: { code, title: "" } })).toBe(displayed);
});
