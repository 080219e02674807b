import { expect, test } from "vitest";
import { emptyAddress } from "../../checkout/checkoutDraft.js";
import { type AddressRules, validateAddress } from "./validateAddress.js";

const rules: AddressRules = { country: "AT", phoneRegex: "", phoneRequired: false, freight: false };
const address = {
  ...emptyAddress(13),
  firstName: "Eva",
  lastName: "Huber",
  street: "Gumpendorfer Straße 10",
  postalCode: "1060",
  city: "Wien",
};

test("a complete address has no issues, also without a phone", () => {
  expect(validateAddress(address, rules)).toEqual([]);
});

test("postal code, street, city and names are required", () => {
  expect(validateAddress(emptyAddress(13), rules).map(({ message }) => message)).toEqual([
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
] as const)("a postal code of another length says how many digits %s has: %i", (country, digits) => {
  expect(validateAddress({ ...address, postalCode: "123", stateId: 8 }, { ...rules, country })).toEqual([
    { field: "postalCode", message: "postcode.wrongLength", digits },
  ]);
});

test("an address in Romania names its county", () => {
  const romanian = { ...address, postalCode: "010011", city: "București" };
  expect(validateAddress(romanian, { ...rules, country: "RO" })).toEqual([
    { field: "stateId", message: "state.required" },
  ]);
  expect(validateAddress({ ...romanian, stateId: 8 }, { ...rules, country: "RO" })).toEqual([]);
});

test("freight items need an address with phone, and the text says why", () => {
  expect(validateAddress(address, { ...rules, freight: true })).toEqual([
    { field: "phone", message: "phone.requiredForFreight" },
  ]);
  expect(validateAddress({ ...address, phone: "+43 1 5880" }, { ...rules, freight: true })).toEqual([]);
});

test("a country the shop does not deliver to is no country to choose", () => {
  expect(validateAddress(address, { ...rules, country: undefined })).toEqual([
    { field: "countryId", message: "country.required" },
  ]);
});
