import { expect, test } from "vitest";
import { customerTitle } from "./customer.js";

test("title 1 Mr, 2 Miss, 5 Association, otherwise Company", () => {
  expect([1, 2, 5, 0, 3, 4, 6, Number.NaN].map(customerTitle)).toEqual([
    "mr",
    "miss",
    "association",
    "company",
    "company",
    "company",
    "company",
    "company",
  ]);
});
