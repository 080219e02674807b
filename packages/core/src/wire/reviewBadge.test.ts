import * as v from "valibot";
import { expect, test } from "vitest";
import { reviewBadgeRow } from "./reviewBadge.js";

const row = {
  ratingvalue: "4.62",
  ratingcount: 212,
  criteria: [{ name: "Sofas", ratingvalue: 4.7 }],
  seal_color: "gold",
};

test("rating as number or text, count, criteria and seal colour", () => {
  expect(v.parse(reviewBadgeRow, row)).toEqual({
    rating: 4.62,
    count: 212,
    criteria: [{ name: "Sofas", rating: 4.7, count: 0 }],
    seal: "gold",
  });
});

test("an unknown colour is no seal", () => {
  expect(v.parse(reviewBadgeRow, { ...row, seal_color: "url(evil)" })?.seal).toBe("none");
  expect(v.parse(reviewBadgeRow, { ratingvalue: 4, ratingcount: 1 })?.seal).toBe("none");
});

test("without ratings there is no badge", () => {
  expect(v.parse(reviewBadgeRow, { ratingvalue: null, ratingcount: 0 })).toBeUndefined();
});

test.each([[{ ...row, ratingvalue: 7 }], [{ ...row, ratingcount: -1 }], ["<html>"], [null], [{ ratingvalue: "x" }]])(
  "nonsense is rejected: %j",
  (nonsense) => {
    expect(v.safeParse(reviewBadgeRow, nonsense).success).toBe(false);
  },
);
