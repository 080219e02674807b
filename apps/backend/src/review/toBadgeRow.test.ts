import { expect, test } from "vitest";
import { getJson, getStatusAndBody } from "../testing/requests.ts";
import { product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { toBadgeRow } from "./toBadgeRow.ts";

const { app, db } = await createTestBackend();

const badge = (query = "shop_id=lindenhaus&type=badge&language=de") => getJson(app, `/review_widget/?${query}`);

test("the badge counts only accepted reviews of verified buyers of visible products", async () => {
  // Of the four in the fixture one is verified; one is pending, one not verified, one of a hidden product.
  expect(await badge()).toEqual({ ratingvalue: 5, ratingcount: 1, criteria: [], seal_color: "gold" });
});

test("a main category with enough verified reviews is a criterion, in the requested language", async () => {
  const review = (rating: number) => ({
    product_id: product.armchair,
    author: "Ana P.",
    language: "ro",
    rating,
    status: "accepted" as const,
    verified: true,
    created_at: "2026-06-01T10:00:00Z",
  });
  await db.insertInto("review").values([3, 4, 4, 4].map(review)).execute();
  expect(await badge()).toEqual({
    ratingvalue: 4,
    ratingcount: 5,
    criteria: [{ name: "Wohnen", ratingvalue: 4, ratingcount: 5 }],
    seal_color: "silver",
  });
  expect(await badge("shop_id=lindenhaus&type=badge&language=en")).toMatchObject({
    criteria: [{ name: "Living" }],
  });
});

test("a shop without reviews has no badge", async () => {
  expect(toBadgeRow([])).toEqual({ ratingvalue: null, ratingcount: 0, criteria: [], seal_color: "none" });
});

test.each([
  [4.5, "gold"],
  [4.46, "gold"],
  [4.44, "silver"],
  [4, "silver"],
  [3.5, "bronze"],
  [3.44, "none"],
])("the seal of %s is %s", (rating, seal_color) => {
  expect(toBadgeRow([{ name: null, rating, count: 9 }])).toMatchObject({ seal_color });
});

test("the response is cacheable, and an unknown language is INVALID_INPUT", async () => {
  const { headers } = await app.request("/review_widget/?shop_id=x&type=badge&language=de");
  expect(headers.get("cache-control")).toBe("public, max-age=300");
  expect(await getStatusAndBody(app, "/review_widget/?shop_id=x&type=badge&language=xx")).toMatchObject({
    status: 400,
  });
});
