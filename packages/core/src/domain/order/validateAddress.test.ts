import { expect, test } from "vitest";
import { emptyAddress } from "./checkoutDraft.js";
import { type AddressRules, validateAddress } from "./validateAddress.js";

const rules: AddressRules = { country: "AT", phoneRegex: "", phoneRequired: false, freight: false };
const address = {
  ...emptyAddress(13),
  firstname: "Eva",
  lastname: "Huber",
  street: "Gumpendorfer Straße 10",
  zipcode: "1060",
  city: "Wien",
};

test("a whole address has no faults, also without a phone", () => {
  expect(validateAddress(address, rules)).toEqual([]);
});

test("postcode, street, city and names are required", () => {
  expect(validateAddress(emptyAddress(13), rules).map(({ text }) => text)).toEqual([
    "firstname.required",
    "lastname.required",
    "street.required",
    "postcode.required",
    "city.required",
  ]);
});

test.each([
  ["AT", 4],
  ["DE", 5],
  ["RO", 6],
] as const)("a postcode of another length says how many digits %s has: %i", (country, digits) => {
  expect(validateAddress({ ...address, zipcode: "123", stateId: 8 }, { ...rules, country })).toEqual([
    { field: "zipcode", text: "postcode.wrongLength", digits },
  ]);
});

test("an address in Romania names its county", () => {
  const there = { ...address, zipcode: "010011", city: "București" };
  expect(validateAddress(there, { ...rules, country: "RO" })).toEqual([{ field: "stateId", text: "state.required" }]);
  expect(validateAddress({ ...there, stateId: 8 }, { ...rules, country: "RO" })).toEqual([]);
});

test("freight items need an address with phone, and the text says why", () => {
  expect(validateAddress(address, { ...rules, freight: true })).toEqual([
    { field: "phone", text: "phone.requiredForFreight" },
  ]);
  expect(validateAddress({ ...address, phone: "+43 1 5880" }, { ...rules, freight: true })).toEqual([]);
});

test("a country the shop does not deliver to is no country to choose", () => {
  expect(validateAddress(address, { ...rules, country: undefined })).toEqual([
    { field: "countryId", text: "country.required" },
  ]);
});
