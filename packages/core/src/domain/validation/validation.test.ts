import { expect, test } from "vitest";
import { postalCodeDigits, validateName, validatePassword, validatePhone, validatePostalCode } from "./validate.js";
import { validateEmail } from "./validateEmail.js";

test("e-mail is required", () => {
  for (const blank of ["", "  "]) expect(validateEmail(blank)).toBe("required");
});

test.each([
  "a@b.at",
  " anna.b+shop@mail.example ",
  "öl@möbel.example",
  "o'neil@x-y.co.uk",
  "1@2.io",
  "a@xn--mbel-5qa.example",
])("e-mail %s is valid", (value) => expect(validateEmail(value)).toBeUndefined());

test.each([
  "a",
  "a@",
  "@b.at",
  "a@b",
  "a b@c.at",
  "a@b..at",
  ".a@b.at",
  "a.@b.at",
  "a..b@c.at",
  "a@-b.at",
  "a@b-.at",
  "a@b.a",
  "a@1.2.3.4",
  "a@b@c.at",
  "a@b.at,c@d.at",
  "<a@b.at>",
  `${"a".repeat(65)}@b.at`,
  `a@${"b.".repeat(130)}at`,
])("e-mail %s is invalid", (value) => expect(validateEmail(value)).toBe("invalid"));

test("a long hostile e-mail is checked at once", () => {
  const started = performance.now();
  for (const text of ["a".repeat(50_000), `a@${"a-".repeat(50_000)}`, `${"a.".repeat(50_000)}@b.at`]) {
    expect(validateEmail(text)).toBe("invalid");
  }
  expect(performance.now() - started).toBeLessThan(200);
});

test("first and last name required, at least 2 characters", () => {
  expect(validateName(" ")).toBe("required");
  expect(validateName("A ")).toBe("tooShort");
  for (const name of ["Bo", "Öz", "Ștefan", "李明"]) expect(validateName(name)).toBeUndefined();
});

test("password at least the configured length; spaces count", () => {
  expect(validatePassword("", 4)).toBe("required");
  expect(validatePassword("abc", 4)).toBe("tooShort");
  expect(validatePassword("abcd", 4)).toBeUndefined();
  expect(validatePassword("    ", 4)).toBeUndefined();
  expect(validatePassword("abcdefg", 8)).toBe("tooShort");
});

test.each(["112", "+43 1 5880", "021 9551", "0664 123 45 67", "+4366412345678", "12345678901234567890"])(
  "D14: phone %s has 3 to 20 digits, spaces or plus",
  (value) => expect(validatePhone(value)).toBeUndefined(),
);

test.each([
  "12",
  "+",
  "+++",
  "1+2345",
  "123456789012345678901",
  "0664/1234567",
  "(0)664 123",
  "abc",
  "12\u00003",
  "١٢٣٤",
])("phone %j is invalid", (value) => expect(validatePhone(value)).toBe("invalid"));

test("phone is required only if configured", () => {
  expect(validatePhone(" ")).toBeUndefined();
  expect(validatePhone(" ", { required: true })).toBe("required");
});

test("invalid phone for the country: the locale config's phone_regex decides, with or without the spaces", () => {
  const countryRegex = "^(\\+43|0)[1-9]\\d{3,12}$";
  expect(validatePhone("+43 664 1234567", { countryRegex })).toBeUndefined();
  expect(validatePhone("+40 721 123456", { countryRegex })).toBe("invalidForCountry");
});

test("a broken or empty phone_regex rejects no number", () => {
  for (const countryRegex of ["(", "", " "]) expect(validatePhone("0664 123", { countryRegex })).toBeUndefined();
});

test.each([
  ["AT", 4, "1010"],
  ["DE", 5, "01067"],
  ["RO", 6, "010011"],
] as const)("postal code in %s must have %d digits", (country, digits, good) => {
  expect(postalCodeDigits(country)).toBe(digits);
  expect(validatePostalCode("", country)).toBe("required");
  expect(validatePostalCode(` ${good} `, country)).toBeUndefined();
  expect(validatePostalCode(`${good}0`, country)).toBe("wrongLength");
  expect(validatePostalCode(good.slice(1), country)).toBe("wrongLength");
  expect(validatePostalCode(`${good.slice(1)}a`, country)).toBe("invalid");
});

test("a leading zero is real in Germany and Romania, and invalid in Austria", () => {
  expect(validatePostalCode("01067", "DE")).toBeUndefined();
  expect(validatePostalCode("010011", "RO")).toBeUndefined();
  expect(validatePostalCode("0101", "AT")).toBe("invalid");
});

test("unassigned postal codes are invalid", () => {
  expect(["00000", "00123", "99999"].map((code) => validatePostalCode(code, "DE"))).toEqual([
    "invalid",
    "invalid",
    "invalid",
  ]);
  expect(validatePostalCode("000000", "RO")).toBe("invalid");
});

test("the country's own prefix is ignored, another's is not", () => {
  for (const text of ["A-1010", "AT-1010", "a 1010", "A1010"]) expect(validatePostalCode(text, "AT")).toBeUndefined();
  expect(validatePostalCode("D-01067", "DE")).toBeUndefined();
  expect(validatePostalCode("D-1010", "AT")).toBe("invalid");
  expect(validatePostalCode("１０１０", "AT")).toBe("invalid");
});
