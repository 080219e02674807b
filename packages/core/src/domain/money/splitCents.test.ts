import { expect, test } from "vitest";
import { splitCents } from "./splitCents.js";

test.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [100, [1, 2], [33, 67]],
  [10, [5, 2], [7, 3]],
  [1, [0, 5], [0, 1]],
  [0, [3, 4], [0, 0]],
  [100, [0, 0], [0, 0]],
  [100, [], []],
])(
  "%d cents by %j are %j: rounded down, the rest to the largest remainders, ties to the earlier",
  (cents, weights, parts) => {
    expect(splitCents(cents, weights)).toEqual(parts);
  },
);
