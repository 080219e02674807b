import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { validateVatNumber } from "./validateVatNumber.js";

const VALID = [
  ["ATU12345675", "AT"],
  ["ATU10223006", "AT"],
  ["ATU13585627", "AT"],
  ["DE136695976", "DE"],
  ["DE811569869", "DE"],
  ["DE129273398", "DE"],
  ["RO18547290", "RO"],
  ["RO361757", "RO"],
  ["RO14399840", "RO"],
] as const;

test.each(VALID)("VAT number %s matches the country-prefixed format of %s", (value, country) => {
  expect(validateVatNumber(value, country)).toBeUndefined();
});

test("spaces, dots, hyphens and lower case are normalised", () => {
  expect(validateVatNumber(" atu 1234.5675 ", "AT")).toBeUndefined();
  expect(validateVatNumber("de-136 695 976", "DE")).toBeUndefined();
});

test("a number of another country, without prefix, or empty is invalid", () => {
  expect(validateVatNumber("DE136695976", "AT")).toBe("invalid");
  expect(validateVatNumber("136695976", "DE")).toBe("invalid");
  expect(validateVatNumber("18547290", "RO")).toBe("invalid");
  expect(validateVatNumber("AT12345675", "AT")).toBe("invalid");
  expect(validateVatNumber("DE036695976", "DE")).toBe("invalid");
  expect(validateVatNumber("RO0", "RO")).toBe("invalid");
  expect(validateVatNumber(" ", "AT")).toBe("required");
});

// Romania writes remainder 10 of modulo 11 as check digit 0, so some flips in numbers that end in 0 are undetectable.
test("a flipped digit is invalid, but for Romanian numbers that end in 0", () => {
  fc.assert(
    fc.property(fc.constantFrom(...VALID), fc.nat(9), fc.integer({ min: 1, max: 9 }), ([value, country], at, by) => {
      const first = value.search(/\d/);
      const index = first + (at % (value.length - first));
      const flipped = `${value.slice(0, index)}${(Number(value[index]) + by) % 10}${value.slice(index + 1)}`;
      fc.pre(country !== "RO" || !(value.endsWith("0") && flipped.endsWith("0")));
      expect([flipped, validateVatNumber(flipped, country)]).toEqual([flipped, "invalid"]);
    }),
    FIXED_SEED,
  );
  expect(validateVatNumber("RO18549290", "RO")).toBeUndefined();
});

/** Counts the check digits (0 to 9) that make a valid number. */
function fits(body: string, country: "AT" | "DE" | "RO"): number {
  const numbers = Array.from({ length: 10 }, (_, check) => `${body}${check}`);
  return numbers.filter((number) => validateVatNumber(number, country) === undefined).length;
}

test("exactly one check digit fits any body", () => {
  const body = fc.integer({ min: 1_000_000, max: 9_999_999 }).map(String);
  fc.assert(
    fc.property(body, fc.nat(9), (digits, extra) => {
      expect(fits(`ATU${digits}`, "AT")).toBe(1);
      expect(fits(`DE${digits}${extra}`, "DE")).toBe(1);
      expect(fits(`RO${digits}`, "RO")).toBe(1);
    }),
    FIXED_SEED,
  );
});

test("no text makes it throw", () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      expect(() => validateVatNumber(text, "RO")).not.toThrow();
    }),
    FIXED_SEED,
  );
});
