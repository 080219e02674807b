import { emptyAddress } from "@shop/core";
import { expect, test } from "vitest";
import { readAddress } from "./readAddress.ts";

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

test.each([
  ["A-1010", "1010"],
  ["RO 010011", "010011"],
  [" 01067 ", "01067"],
  ["10 117", "10117"],
])("a postal code written %j is %j", (written, postalCode) => {
  expect(readAddress(form({ "delivery.zipcode": written }), "delivery", emptyAddress(13)).postalCode).toBe(postalCode);
});

test("the two addresses of a form do not mix", () => {
  const values = form({ "delivery.city": "Wien", "invoice.city": "Graz", "delivery.phone": "0043 1 5880" });
  expect(readAddress(values, "delivery", emptyAddress(13))).toMatchObject({ city: "Wien", phone: "0043 1 5880" });
  expect(readAddress(values, "invoice", emptyAddress(13))).toMatchObject({ city: "Graz", phone: "" });
});

test("without a country in the form the known one stays", () => {
  expect(readAddress(form({}), "delivery", emptyAddress(146)).countryId).toBe(146);
});
