import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { isShopError } from "../../shared/shopError.js";
import { roundToCents } from "./cents.js";

test.each([
  ["1.005", 101],
  ["-1.005", -101],
  ["1.00499999999999999999", 100],
  ["267.6", 26760],
  ["8.290000", 829],
  ["0", 0],
  ["-0", 0],
  ["-0.001", 0],
  ["0.005", 1],
  ["-0.005", -1],
  ["1e-7", 0],
  ["5e-3", 1],
  [".5", 50],
  ["5.", 500],
  ["+2.5", 250],
  ["99999999999.995", 10_000_000_000_000],
  ["1e-999999999", 0],
  ["0e999999999", 0],
])("text %s is %d cents, half away from zero", (text, expected) => {
  expect(Object.is(roundToCents(text), expected)).toBe(true);
});

test.each([
  [1.005, 101],
  [267.6, 26760],
  [44.60000000000002, 4460],
  [1.255, 126],
  [10.235, 1024],
  [-1.005, -101],
  [1e-7, 0],
  [0.1 + 0.2, 30],
  [1e21, 1e23],
  [-0, 0],
])("number %d is %d cents, by its shortest decimal text", (number, expected) => {
  expect(Object.is(roundToCents(number), expected)).toBe(true);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, "1e999", "9".repeat(400)])(
  "%s is rejected as not finite",
  (amount) => expect(codeOf(() => roundToCents(amount))).toBe("AMOUNT_NOT_FINITE"),
);

test.each([
  "",
  " ",
  " 1",
  "1 ",
  "12,50",
  "1.2.3",
  "abc",
  "12abc",
  "0x10",
  "1_000",
  "NaN",
  "Infinity",
  "-",
  ".",
  "e5",
  "１",
])("text %j is rejected as no amount", (text) => expect(codeOf(() => roundToCents(text))).toBe("AMOUNT_INVALID"));

test("cents convert to text and back", () => {
  fc.assert(
    fc.property(cents(), fc.boolean(), (amount, negative) => {
      const text = `${negative ? "-" : ""}${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
      expect(roundToCents(text)).toBe(negative && amount > 0 ? -amount : amount);
    }),
    FIXED_SEED,
  );
});

test("text and the number it spells give the same cents, and the sign changes nothing but the sign", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (amount) => {
      expect(roundToCents(String(amount))).toBe(roundToCents(amount));
      expect(roundToCents(-amount) + roundToCents(amount)).toBe(0);
    }),
    FIXED_SEED,
  );
});

test("rounding is never off by more than half a cent, and ties go away from zero", () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(9999), (whole, tail) => {
      const rounded = roundToCents(`${whole}.${String(tail).padStart(4, "0")}`);
      const tenThousandths = whole * 10_000 + tail;
      expect(rounded).toBe((tenThousandths - (tenThousandths % 100)) / 100 + (tenThousandths % 100 >= 50 ? 1 : 0));
    }),
    FIXED_SEED,
  );
});

function codeOf(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    return isShopError(error) ? error.code : "no ShopError";
  }
  return undefined;
}

test("a number and its shortest text are the same amount", () => {
  const amounts = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    cents().map((whole) => whole / 100),
    fc.maxSafeInteger().map((whole) => whole / 100),
    fc.maxSafeInteger().map((thousandths) => thousandths / 1000),
  );
  fc.assert(
    fc.property(amounts, (amount) => Object.is(roundToCents(amount), roundToCents(String(amount)))),
    { ...FIXED_SEED, numRuns: 5000 },
  );
});

test.each([Number.NaN, "12,50"])("the error of %j names the amount", (amount) => {
  expect(() => roundToCents(amount)).toThrow(expect.objectContaining({ details: { amount } }));
});

test("a long text that is no number is rejected at once", () => {
  const began = performance.now();
  expect(() => roundToCents(`${"0".repeat(100_000)}!`)).toThrow(expect.objectContaining({ code: "AMOUNT_INVALID" }));
  expect(performance.now() - began).toBeLessThan(1000);
});
