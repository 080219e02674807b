import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { divideRounded, multiplyDivide } from "./cents.js";

test("ties go away from zero on both sides, and nothing is ever minus zero", () => {
  expect(multiplyDivide(5, 1, 2)).toBe(3);
  expect(multiplyDivide(-5, 1, 2)).toBe(-3);
  expect(Object.is(multiplyDivide(-1, 1, 3), 0)).toBe(true);
});

test("small and big numbers give the same result on both paths", () => {
  fc.assert(
    fc.property(
      cents(),
      fc.boolean(),
      fc.nat(3_000_000),
      fc.integer({ min: 1, max: 3_000_000 }),
      (size, negative, by, over) => {
        const amount = negative ? -size : size;
        expect(multiplyDivide(amount, by, over)).toBe(divideRounded(BigInt(amount) * BigInt(by), BigInt(over)) + 0);
      },
    ),
    FIXED_SEED,
  );
});

test("a fraction of a cent counts with all its decimals", () => {
  expect(multiplyDivide(9952.3, 1_200_000, 1_000_000)).toBe(11_943);
  expect(multiplyDivide(0.5, 1, 1)).toBe(1);
});

test("a fraction is exact, also where its product in floating point is a whole number", () => {
  expect(1.6666666666666665 * 3).toBe(5);
  expect(multiplyDivide(1.6666666666666665, 3, 10)).toBe(0);
});

test("a small negative amount rounds to 0 without a minus", () => {
  expect(multiplyDivide(-1, 1, 1000)).toBe(0);
});
