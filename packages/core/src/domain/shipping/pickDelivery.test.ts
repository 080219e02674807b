import { expect, test } from "vitest";
import { FALLBACK_DELIVERY_ID, pickDelivery } from "./shippingMethod.js";

const methods = [
  { id: 5, position: 2 },
  { id: 8, position: 0 },
  { id: 9, position: 0 },
];

test("fallback delivery id is 77: used before the list is known when none is stored", () => {
  expect(FALLBACK_DELIVERY_ID).toBe(77);
  for (const stored of [undefined, null, "", "0", "abc"]) expect(pickDelivery(stored, undefined)).toBe(77);
});

test("before the list is loaded the stored method is used", () => {
  expect(pickDelivery("5", undefined)).toBe(5);
});

test("the stored one is kept while it is in the active list", () => {
  expect(pickDelivery("5", methods)).toBe(5);
  expect(pickDelivery(9, methods)).toBe(9);
});

test("none stored, or one that is not in the active list: the lowest position, position 0 among them", () => {
  expect(pickDelivery(undefined, methods)).toBe(8);
  expect(pickDelivery(77, methods)).toBe(8);
});

test("an empty list keeps the current method", () => {
  expect(pickDelivery("5", [])).toBe(5);
  expect(pickDelivery(undefined, [])).toBe(77);
});
