import type { ShopRating } from "./shopRating.queries.ts";

const MIN_REVIEWS = 5;
const MAX_CRITERIA = 4;

const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** Minimum average rating of each seal colour. Source: decision record 0146. */
const SEALS = [
  ["gold", 4.5],
  ["silver", 4],
  ["bronze", 3.5],
] as const;

/** Badge in the format of the review widget. The seal follows the displayed rating, rounded to one tenth of a star. */
export function toBadgeRow(ratings: readonly ShopRating[]) {
  const overall = ratings.find(({ name }) => name === null);
  const value = overall === undefined ? null : toTenths(overall.rating);
  return {
    ratingvalue: value,
    ratingcount: overall?.count ?? 0,
    criteria: ratings
      .filter(({ name, count }) => name !== null && count >= MIN_REVIEWS)
      .slice(0, MAX_CRITERIA)
      .map(({ name, rating, count }) => ({ name, ratingvalue: toTenths(rating), ratingcount: count })),
    seal_color: SEALS.find(([, from]) => value !== null && value >= from)?.[0] ?? "none",
  };
}
