import { expect, test } from "vitest";
import { deliveryPlan } from "./deliveryPlan.ts";

const line = (variantId: number, freight = false) => ({ variantId, freight });
const days = (...entries: Array<[number, number, number]>) =>
  new Map(entries.map(([id, min, max]) => [id, { min, max }] as const));

test("a cart arrives with its slowest line", () => {
  expect(deliveryPlan([line(1), line(2)], days([1, 2, 4], [2, 3, 5]))).toEqual({
    all: { min: 3, max: 5 },
    first: undefined,
  });
});

test("parcels next to freight can arrive first", () => {
  expect(deliveryPlan([line(1), line(2, true)], days([1, 2, 4], [2, 3, 5]))).toEqual({
    all: { min: 3, max: 5 },
    first: { min: 2, max: 4 },
  });
});

test("lines that arrive before the rest ships can arrive first", () => {
  expect(deliveryPlan([line(1), line(2), line(3)], days([1, 2, 4], [2, 3, 5], [3, 10, 15]))).toEqual({
    all: { min: 10, max: 15 },
    first: { min: 3, max: 5 },
  });
});

test("nothing is promised before every line's days are known", () => {
  expect(deliveryPlan([line(1), line(2)], days([1, 2, 4]))).toEqual({ all: undefined, first: undefined });
  expect(deliveryPlan([], days())).toEqual({ all: undefined, first: undefined });
});
