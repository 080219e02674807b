import { expect, test } from "vitest";
import { formatSpread, median, quantile } from "./statistics.mjs";

test("quantiles are measured values, not interpolated ones", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(quantile([4, 1, 3, 2], 0.95)).toBe(4);
  expect(median([])).toBeUndefined();
});

test("a spread names median, minimum and maximum, and equal values once", () => {
  expect(formatSpread([900, 1100, 1000], String)).toBe("1000 (900–1100)");
  expect(formatSpread([1.01, 1.02], (value) => value.toFixed(1))).toBe("1.0");
  expect(formatSpread([undefined, 7], String)).toBe("7");
  expect(formatSpread([undefined], String)).toBeUndefined();
});
