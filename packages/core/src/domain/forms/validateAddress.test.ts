import { expect, test } from "vitest";
import { emptyAddress } from "../../checkout/checkoutDraft.js";
import { type AddressRules, validateAddress } from "./addressSchema.js";

const rules: AddressRules = {
  countryId: 13,
  countries: [
    { id: 13, isoCode: "AT", title: "", taxTitle: "" },
    { id: 5, isoCode: "DE", title: "", taxTitle: "" },
    { id: 146, isoCode: "RO", title: "", taxTitle: "" },
    { id: 9, isoCode: "DE", title: "", taxTitle: "" },
  ],
  shippingCountryIds: [13, 5, 146],
  phoneRegex: "^(\\+43|0)[1-9]\\d{3,12}$",
  phoneRequired: false,
};
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
    "firstName.required",
    "lastName.required",
    "street.required",
    "postalCode.required",
    "city.required",
  ]);
});

test.each(["Gumpendorfer Straße", "Strada Lungă", "Straße"])("street %s requires a street number", (street) => {
  expect(validateAddress({ ...address, street }, rules)).toEqual([
    { path: ["street"], message: "street.numberRequired" },
  ]);
});

test("a street number alone requires the street name", () => {
  expect(validateAddress({ ...address, street: "12/3" }, rules)).toEqual([
    { path: ["street"], message: "street.required" },
  ]);
});

test.each([
  "Gasse 1",
  "C4, 7",
  "10 rue de la Paix",
  "Dorfplatz o. Nr.",
  "Strada Lungă FN",
  "Str. Lungă f.n.",
  "Dorfplatz n/a",
])("street %s has its number, or says that there is none", (street) =>
  expect(validateAddress({ ...address, street }, rules)).toEqual([]),
);

test.each([
  [13, 4],
  [5, 5],
  [146, 6],
] as const)("a postal code of another length says how many digits country %i has: %i", (countryId, digits) => {
  expect(validateAddress({ ...address, countryId, postalCode: "123", stateId: 8 }, rules)).toEqual([
    { path: ["postalCode"], message: "postalCode.wrongLength", values: { digits } },
  ]);
});

test("an address in Romania requires a county", () => {
  const romanian = { ...address, countryId: 146, postalCode: "010011", city: "București" };
  expect(validateAddress(romanian, rules)).toEqual([{ path: ["stateId"], message: "state.required" }]);
  expect(validateAddress({ ...romanian, stateId: 8 }, rules)).toEqual([]);
});

test("freight items need an address with phone, and the text says why", () => {
  expect(validateAddress(address, rules, { freight: true })).toEqual([
    { path: ["phone"], message: "phone.requiredForFreight" },
  ]);
  expect(validateAddress({ ...address, phone: "+43 1 5880" }, rules, { freight: true })).toEqual([]);
});

test("a country without delivery is rejected", () => {
  expect(validateAddress({ ...address, countryId: 9 }, rules)).toEqual([
    { path: ["countryId"], message: "country.required" },
  ]);
});

test("an invoice address has no phone number", () => {
  expect(validateAddress({ ...address, phone: "x" }, { ...rules, phoneRequired: true }, { hasPhone: false })).toEqual(
    [],
  );
});

test("the phone expression covers the storefront's own country only", () => {
  const phone = "+49 351 1234567";
  expect(validateAddress({ ...address, phone }, rules)).toEqual([
    { path: ["phone"], message: "phone.invalidForCountry" },
  ]);
  expect(validateAddress({ ...address, countryId: 5, postalCode: "01067", phone }, rules)).toEqual([]);
});
