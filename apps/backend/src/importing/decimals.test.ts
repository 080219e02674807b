import fc from "fast-check";
import { expect, test } from "vitest";
import { isLessThan, netFromGross, formatNetPrice, parseDecimal } from "./decimals.ts";

test.each([
  ["265,0", "265.0"],
  ["265.50", "265.50"],
  [" 9 ", "9"],
  ["0", "0"],
  ["-1", "-1"],
])("%j is %j", (text, decimal) => {
  expect(parseDecimal(text)).toBe(decimal);
});

test.each(["", "abc", "1.234,5", "1,", ",5", "1e3", "0x10", "NaN", "1 000", "99999999999"])(
  "%j is no decimal",
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  },
);

test("net prices have six decimals, the half rounded away from zero", () => {
  expect(netFromGross("899", "20")).toBe("749.166667");
  expect(netFromGross("0", "20")).toBe("0.000000");
  expect(netFromGross("0.000006", "20")).toBe("0.000005");
  expect(netFromGross("0.000003", "20")).toBe("0.000003");
  expect(formatNetPrice("223")).toBe("223.000000");
});

test("prices are compared as numbers, not as texts", () => {
  expect(isLessThan("99", "100")).toBe(true);
  expect(isLessThan("100.0", "100")).toBe(false);
});

test("for any gross price in cents, its net price converts back to it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(19, 20, 21), (cents, percent) => {
      const net = netFromGross((cents / 100).toFixed(2), String(percent));
      expect(Math.round(Number(net) * (100 + percent))).toBe(cents);
    }),
  );
});
