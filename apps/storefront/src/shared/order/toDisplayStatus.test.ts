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
  expect(
    toDisplayStatus({ status, shippingMethod: { code, title: "" }, payment: { code: "Vorkasse", title: "" } }),
  ).toBe(displayed);
});

test.each([
  ["not_paid", "Nachnahme", "confirmed"],
  ["not_paid", "Vorkasse", "not_paid"],
  ["sent", "Nachnahme", "sent"],
] as const)("an order that is %s and paid by %s is shown as %s: cash on delivery waits for no payment", (...row) => {
  const [status, code, displayed] = row;
  const order = { status, shippingMethod: { code: "Parcel", title: "" }, payment: { code, title: "" } };
  expect(toDisplayStatus(order)).toBe(displayed);
});
