import * as v from "valibot";
import { expect, test } from "vitest";
import { cents, centsOrNone, decimal, flag, grams, integer, integerOrNone, text } from "./scalars.js";

test.each([
  [46, 46],
  ["46", 46],
  [2.0, 2],
  ["2.0", 2],
  [0, 0],
])("a whole number is read from %j", (cell, number) => {
  expect(v.parse(integer, cell)).toBe(number);
});

test.each(["", null, "abc", "1e3", 1.5, Number.NaN, {}, undefined, true])("no whole number is read from %j", (cell) => {
  expect(v.is(integer, cell)).toBe(false);
});

test.each([
  [1, true],
  ["1", true],
  [true, true],
  [0, false],
  ["0", false],
  [false, false],
  ["", false],
  [null, false],
])("a flag is read from %j", (cell, on) => {
  expect(v.parse(flag, cell)).toBe(on);
});

test("a flag is not read from other text", () => {
  expect(v.is(flag, "yes")).toBe(false);
});

test.each([
  ["223.000000", 22_300],
  [267.6, 26_760],
  [44.600_000_000_000_02, 4460],
  ["1.005", 101],
  [12, 1200],
])("an amount of %j is %j cents", (cell, amount) => {
  expect(v.parse(cents, cell)).toBe(amount);
});

test("an amount with a decimal comma is rejected, not guessed", () => {
  expect(v.is(cents, "12,50")).toBe(false);
});

test("an amount or a weight that cannot be counted exactly is rejected, and no total is Infinity", () => {
  expect(v.parse(cents, "9999999999999.99")).toBe(999_999_999_999_999);
  for (const cell of [1e300, "9".repeat(30), -1e300, Number.MAX_SAFE_INTEGER]) {
    expect([cell, v.is(cents, cell), v.parse(centsOrNone, cell)]).toEqual([cell, false, undefined]);
    expect([cell, v.is(grams, cell)]).toEqual([cell, false]);
  }
});

test("nothing is undefined, zero is zero", () => {
  expect(["", null, undefined, "0", 0].map((cell) => v.parse(integerOrNone, cell))).toEqual([
    undefined,
    undefined,
    undefined,
    0,
    0,
  ]);
  expect(["", null, "0.000000"].map((cell) => v.parse(centsOrNone, cell))).toEqual([undefined, undefined, 0]);
});

test("text keeps numbers readable and takes null as empty", () => {
  expect(["a", 12, null].map((cell) => v.parse(text, cell))).toEqual(["a", "12", ""]);
});

test("a decimal is read as text and as number", () => {
  expect([v.parse(decimal, "20.0000"), v.parse(decimal, 20)]).toEqual([20, 20]);
});

test("a missing cell is rejected, even where an empty one is accepted", () => {
  for (const cell of [{}, [], [1]]) {
    for (const schema of [integer, decimal, text, flag, cents, grams, integerOrNone, centsOrNone]) {
      expect([cell, v.is(schema, cell)]).toEqual([cell, false]);
    }
  }
});

test("a converted schema converts through the standard interface as well", () => {
  expect(integerOrNone["~standard"].validate("7")).toMatchObject({ value: 7 });
  expect(v.object({ id: integerOrNone })["~standard"].validate({ id: {} })).toMatchObject({ issues: [{}] });
});

test("the issue of a rejected cell has its expected type and path", () => {
  const result = v.safeParse(v.object({ rows: v.array(v.object({ PRICE: cents })) }), { rows: [{ PRICE: "12,50" }] });
  const [issue] = result.issues ?? [];
  expect(issue).toMatchObject({ expected: "an amount", received: '"12,50"' });
  expect(issue && v.getDotPath(issue)).toBe("rows.0.PRICE");
});
