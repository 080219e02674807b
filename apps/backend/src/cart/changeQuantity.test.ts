import { expect, test } from "vitest";
import { changeQuantity } from "./changeQuantity.ts";

const line = { quantity: 4, stock: 12, step: 2 };

test.each([
  ["adding", "add", 2, { kind: "set", quantity: 6 }],
  ["adding rounds up to the step", undefined, 1, { kind: "set", quantity: 6 }],
  ["update sets", "update", 8, { kind: "set", quantity: 8 }],
  ["update rounds up to the step", "update", 5, { kind: "set", quantity: 6 }],
  ["decrease takes away", "decrease", 2, { kind: "set", quantity: 2 }],
  ["decrease takes whole steps", "decrease", 1, { kind: "set", quantity: 2 }],
  ["below 1 the line goes", "decrease", 4, { kind: "remove" }],
  ["update to 0 removes", "update", 0, { kind: "remove" }],
  ["a negative quantity added takes away", "add", -4, { kind: "remove" }],
  ["all the stock", "update", 12, { kind: "set", quantity: 12 }],
  ["more than the stock", "update", 13, { kind: "short" }],
] as const)("%s", (_, action, requested, change) => {
  expect(changeQuantity(line, action, requested)).toEqual(change);
});

test("decreasing is possible above the stock, adding is not", () => {
  const oversold = { quantity: 10, stock: 3, step: 1 };
  expect(changeQuantity(oversold, "decrease", 1)).toEqual({ kind: "set", quantity: 9 });
  expect(changeQuantity(oversold, "add", 1)).toEqual({ kind: "short" });
});

test("a line holds at most 9999 units", () => {
  expect(changeQuantity({ quantity: 9999, stock: 50_000, step: 1 }, "add", 1)).toEqual({ kind: "short" });
});
