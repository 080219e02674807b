import { expect, test } from "vitest";
import { encodeBase32, findCodeStep, computeTotp } from "./totp.ts";

// Source: RFC 6238, appendix B, SHA-1; the last six of its eight digits.
const secret = Buffer.from("12345678901234567890");
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %d the code is %s", (at, code) => {
  expect(computeTotp(secret, at)).toBe(code);
});

test("a code is valid for 90 seconds and reports its time step", () => {
  const code = computeTotp(secret, 3000);
  expect([2969, 2970, 3000, 3059, 3060].map((at) => findCodeStep(secret, code, at))).toEqual([
    undefined,
    100,
    100,
    100,
    undefined,
  ]);
});

test.each(["", "28708", "2870820", "abcdef", "٢٨٧٠٨٢"])("%j is no code", (code) => {
  expect(findCodeStep(secret, code, 59)).toBeUndefined();
});

// Source: RFC 4648, 10; without padding, which authenticator apps omit.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foobar", "MZXW6YTBOI"],
])("%j is %j in base 32", (text, encoded) => {
  expect(encodeBase32(Buffer.from(text))).toBe(encoded);
});
