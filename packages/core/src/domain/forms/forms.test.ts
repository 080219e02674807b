import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { messages as de } from "../../locales/de.js";
import { ShopError } from "../../shared/shopError.js";
import type { Customer } from "../customer/customer.js";
import { companySchema, customerDetailsSchema } from "./accountSchemas.js";
import { addressSchema } from "./addressSchema.js";
import { forgotPasswordSchema } from "./forgotPasswordSchema.js";
import { type FormSchema, toFormIssues } from "./formSchema.js";
import { changePasswordSchema, loginSchema, resetPasswordSchema } from "./passwordSchemas.js";
import { type AccountRules, registerSchema } from "./registerSchema.js";

const country = (id: number, isoCode: string) => ({ id, isoCode, title: isoCode, taxTitle: "" });
const rules: AccountRules = {
  countryId: 13,
  countries: [country(13, "AT"), country(5, "DE"), country(146, "RO")],
  shippingCountryIds: [13, 5, 146],
  phoneRegex: "^(\\+43|0)[1-9]\\d{3,12}$",
  phoneRequired: false,
  passwordMinLength: 8,
};

const good = {
  titleId: "2",
  firstName: "Anna",
  lastName: "Auer",
  email: "anna@example.at",
  emailConfirm: "Anna@example.at",
  password: "geheim12",
  passwordConfirm: "geheim12",
  street: "Gasse 1",
  postalCode: "A-1010",
  city: "Wien",
  countryId: "13",
  phone: "+43 664 1234567",
  terms: "on",
};

const issues = (schema: FormSchema<unknown>, values: unknown): string[] =>
  (schema["~standard"].validate(values).issues ?? []).map(({ path, message }) => `${path[0]} ${message}`);
const register = (changes: Record<string, unknown> = {}): string[] =>
  issues(registerSchema(rules), { ...good, ...changes });

test("a private registration is parsed with numbers and flags", () => {
  expect(registerSchema(rules)["~standard"].validate({ ...good, newsletter: "1" })).toMatchObject({
    value: { titleId: 2, countryId: 13, postalCode: "1010", company: "", vatNumber: "", newsletter: true, terms: true },
  });
});

test.each([
  [
    "first and last name required",
    { firstName: "", lastName: "" },
    ["firstName firstName.required", "lastName lastName.required"],
  ],
  ["at least 2 characters", { firstName: "A" }, ["firstName firstName.tooShort"]],
  [
    "street, postal code and city required",
    { street: " ", postalCode: "", city: "" },
    ["street street.required", "postalCode postalCode.required", "city city.required"],
  ],
  ["country required", { countryId: "99" }, ["countryId country.required"]],
  [
    "state required where the country has counties",
    { countryId: "146", postalCode: "010011", phone: "" },
    ["stateId state.required"],
  ],
  ["postal code must have N digits", { postalCode: "10101" }, ["postalCode postalCode.wrongLength"]],
  ["D14: phone 3-20", { phone: "12" }, ["phone phone.invalid"]],
  ["invalid phone for the country", { phone: "+40 721 123456" }, ["phone phone.invalidForCountry"]],
  ["passwords match", { passwordConfirm: "geheim13" }, ["passwordConfirm passwordConfirm.mismatch"]],
  ["emails match", { emailConfirm: "anna@example.de" }, ["emailConfirm emailConfirm.mismatch"]],
  ["terms acceptance needed", { terms: undefined }, ["terms terms.requiredForAccount"]],
  ["a company has a name", { titleId: "3" }, ["company company.required"]],
  ["an association has a name", { titleId: "5" }, ["company association.required"]],
  [
    "company VAT number must match a country-prefixed format",
    { titleId: "3", company: "Auer", vatNumber: "ATU12345678" },
    ["vatNumber vatNumber.invalid"],
  ],
])("%s", (_, changes, expected) => expect(register(changes)).toEqual(expected));

test("a company's VAT number is optional, and may be of another member state", () => {
  for (const vatNumber of ["", "ATU12345675", "de 136 695 976", "IT00743110157", "EL094259216"]) {
    expect(register({ titleId: "3", company: "Auer GmbH", vatNumber })).toEqual([]);
  }
  expect(register({ titleId: "3", company: "Auer GmbH", vatNumber: "CHE123456789" })).toEqual([
    "vatNumber vatNumber.invalid",
  ]);
});

test("private customers have neither company nor VAT number, for any hidden field", () => {
  const result = registerSchema(rules)["~standard"].validate({ ...good, company: "x", vatNumber: "nonsense" });
  expect(result).toMatchObject({ value: { company: "", vatNumber: "" } });
});

test("the country's phone rule is for the storefront's own country only", () => {
  expect(register({ countryId: "5", postalCode: "01067", phone: "+49 351 1234567" })).toEqual([]);
});

test("D6: new passwords follow the configured length, and the message knows the number; signing in needs 4", () => {
  const result = resetPasswordSchema(rules, "link")["~standard"].validate({
    password: "abcdefg",
    passwordConfirm: "abcdefg",
  });
  expect(result.issues).toEqual([{ path: ["password"], message: "password.tooShort", values: { count: 8 } }]);
  expect(issues(loginSchema, { email: "a@b.at", password: "abcd" })).toEqual([]);
  expect(issues(loginSchema, { email: "a@b.at", password: "abc" })).toEqual(["password password.tooShort"]);
});

test("a password keeps every blank; nothing else does", () => {
  expect(loginSchema["~standard"].validate({ email: " a@b.at ", password: "  ab  " })).toEqual({
    value: { email: "a@b.at", password: "  ab  ", code: "" },
  });
});

test("address book: label required, the rest as in every address", () => {
  expect(issues(addressSchema(rules), { ...good, label: "" })).toEqual(["label label.required"]);
  expect(addressSchema(rules)["~standard"].validate({ ...good, label: "Zuhause", isDefault: true })).toMatchObject({
    value: { label: "Zuhause", isDefault: true, postalCode: "1010" },
  });
});

test("changing the password needs the old one", () => {
  expect(issues(changePasswordSchema(rules), { password: "geheim12", passwordConfirm: "geheim12" })).toEqual([
    "passwordOld passwordOld.required",
  ]);
});

const customer: Customer = {
  id: 7,
  addressId: 70,
  email: "anna@example.at",
  ref: "",
  titleId: 3,
  firstName: "Anna",
  lastName: "Auer",
  company: "Auer GmbH",
  vatNumber: "ATU12345675",
  vatStatus: "valid",
  pendingEmail: "",
  hasTwoFactor: false,
  newsletter: false,
  phone: "",
  mobilePhone: "",
  countryId: 13,
};

test("a new e-mail address needs the password, other details do not; company data stay", () => {
  const same = { firstName: "Anna", lastName: "Bauer", email: "ANNA@example.at", password: "typed by mistake" };
  expect(customerDetailsSchema(customer)["~standard"].validate(same)).toMatchObject({
    value: { titleId: 3, lastName: "Bauer", company: "Auer GmbH", vatNumber: "ATU12345675", password: "" },
  });
  expect(issues(customerDetailsSchema(customer), { ...same, email: "neu@example.at", password: "" })).toEqual([
    "password password.required",
  ]);
});

test("company data change, names and e-mail address stay", () => {
  expect(companySchema(customer)["~standard"].validate({ company: "Bauer OG", vatNumber: "" })).toMatchObject({
    value: {
      titleId: 3,
      company: "Bauer OG",
      vatNumber: "",
      firstName: "Anna",
      email: "anna@example.at",
      password: "",
    },
  });
});

test("field errors of the backend become issues", () => {
  expect(toFormIssues(new ShopError("EMAIL_EXISTS"))).toEqual([{ path: ["email"], message: "email.exists" }]);
  const fields = { postalCode: "wrongLength", password: "common", company: "tooLong" };
  expect(toFormIssues(new ShopError("INVALID_INPUT", { details: { fields } })).map(({ message }) => message)).toEqual([
    "postalCode.wrongLength",
    "password.common",
    "field.tooLong",
  ]);
  for (const other of [new ShopError("NETWORK"), new Error("x"), undefined]) expect(toFormIssues(other)).toEqual([]);
});

test("every code of the forms has its text", () => {
  const forms = [
    registerSchema(rules),
    addressSchema(rules),
    changePasswordSchema(rules),
    forgotPasswordSchema,
    loginSchema,
  ];
  const wrong = [
    {},
    {
      ...good,
      firstName: "A",
      lastName: "B",
      email: "a",
      emailConfirm: "b",
      password: "a",
      passwordConfirm: "b",
    },
    { ...good, postalCode: "1", phone: "1", titleId: "5", countryId: "146" },
    { ...good, postalCode: "x", phone: "+40", titleId: "3", vatNumber: "1" },
  ];
  const found = forms.flatMap((form) => wrong.flatMap((values) => form["~standard"].validate(values).issues ?? []));
  const textOf = (message: string): unknown =>
    message
      .split(".")
      .reduce<unknown>(
        (texts, name) =>
          typeof texts === "object" && texts !== null
            ? Object.entries(texts).find(([key]) => key === name)?.[1]
            : undefined,
        de["validation"],
      );
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ message }) => typeof textOf(message) !== "string")).toEqual([]);
});

test("no input makes a form throw, and unread values are dropped", () => {
  const hostile = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(good), "__proto__", "constructor"), fc.string()),
    fc.oneof(hostileText(), fc.anything()),
  );
  fc.assert(
    fc.property(fc.oneof(hostile, fc.anything()), (values) => {
      const result = registerSchema(rules)["~standard"].validate(values);
      expect(result.issues?.length).toBeGreaterThan(0);
    }),
    { ...FIXED_SEED, numRuns: 300 },
  );
});
