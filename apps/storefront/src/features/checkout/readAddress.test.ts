import { addressSchema, emptyAddress, validateAddress } from "@shop/core";
import type { FormValues } from "@shop/react";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readAddress } from "./readStep.ts";

const rules = {
  countryId: 13,
  countries: [13, 5, 146].map((id, index) => ({
    id,
    isoCode: ["AT", "DE", "RO"][index] ?? "",
    title: "",
    taxTitle: "",
  })),
  shippingCountryIds: [13, 5, 146],
  phoneRequired: false,
  phoneRegex: "^(\\+43|0)[1-9]\\d{3,12}$",
};

const read = (form: FormValues, scope: "delivery" | "invoice" = "delivery", countryId = 13) =>
  readAddress(form, { scope, before: emptyAddress(countryId), rules });

test.each([
  ["A-1010", "13", "1010"],
  ["RO 010011", "146", "010011"],
  [" 01067 ", "5", "01067"],
  ["10 117", "5", "10117"],
])("a postal code written %j in country %s is %j", (written, countryId, postalCode) => {
  expect(read({ "delivery.postalCode": written, "delivery.countryId": countryId }).postalCode).toBe(postalCode);
});

test("the two addresses of a form do not mix", () => {
  const values = { "delivery.city": "Wien", "invoice.city": "Graz", "delivery.phone": "0043 1 5880" };
  expect(read(values)).toMatchObject({ city: "Wien", phone: "0043 1 5880" });
  expect(read(values, "invoice")).toMatchObject({ city: "Graz", phone: "" });
});

test("without a country in the form the known one stays", () => {
  expect(read({}, "delivery", 146).countryId).toBe(146);
});

test("account and checkout accept and reject the same addresses", () => {
  const text = fc.constantFrom("", " ", "A", "Eva", " Gasse 1 ");
  const typed = fc.record({
    firstName: text,
    lastName: text,
    street: text,
    city: text,
    postalCode: fc.constantFrom("", "1010", "A-1010", "10 10", "D-01067", "01067", "RO 010011", "010011", "x", "123"),
    countryId: fc.constantFrom("13", "5", "146", "99"),
    stateId: fc.constantFrom("", "8"),
    phone: fc.constantFrom("", "12", "+43 664 1234567", "+49 351 1234567"),
  });
  const schema = addressSchema(rules)["~standard"];
  fc.assert(
    fc.property(typed, (values) => {
      const result = schema.validate({ ...values, label: "Zuhause", titleId: "1" });
      const prefixed = Object.entries(values).map(([name, value]) => [`delivery.${name}`, value]);
      const address = read(Object.fromEntries(prefixed));
      const { savedAddressId: _, ...value } = address;
      const issues = validateAddress(address, rules);
      expect(result).toMatchObject(issues.length === 0 ? { value } : { issues });
    }),
    { numRuns: 300 },
  );
});
