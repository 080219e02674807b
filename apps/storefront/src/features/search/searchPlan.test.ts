import { expect, test } from "vitest";
import { buildSearchQueries } from "./searchPlan.ts";
import { parseSearchParams } from "./searchRequest.ts";

const ranked = (page?: number) => parseSearchParams({ page, category: 7 }, true);
const pagesOf = (request: ReturnType<typeof ranked>) =>
  buildSearchQueries("sofa", request).map(({ from, size }) => [from, size]);

test("the first page of the engine has five products, each further one six", () => {
  expect(buildSearchQueries("sofa", ranked())).toEqual([{ text: "sofa", from: 0, size: 5, categoryId: 7 }]);
  expect(pagesOf(ranked(4))).toEqual([
    [0, 5],
    [5, 6],
    [11, 6],
    [17, 6],
  ]);
});

test("under a filter or sort order, the engine is asked for its first page only", () => {
  expect(pagesOf(parseSearchParams({ page: 4 }, false))).toEqual([[0, 5]]);
});

test("invalid values in the URL count as absent", () => {
  const plain = { page: 1, category: undefined, ranked: true };
  expect(parseSearchParams({}, true)).toEqual(plain);
  expect(parseSearchParams({ page: -1, category: -7 }, true)).toEqual(plain);
  expect(parseSearchParams({ page: 1e9, category: 1.5 }, true)).toEqual(plain);
  expect(parseSearchParams({ page: 6, category: 3 }, true)).toEqual({ page: 6, category: 3, ranked: true });
});
