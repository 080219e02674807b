import type { Rated } from "./shopRating.queries.ts";

const ENOUGH = 5;
const MOST_CRITERIA = 4;

const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** Minimum average rating of each seal colour. Source: decision record 0027. */
const SEALS = [
  ["gold", 4.5],
  ["silver", 4],
  ["bronze", 3.5],
] as const;

/** Badge in the format of the review widget. The seal follows the displayed rating, rounded to one tenth of a star. */
export function badgeRow(rated: readonly Rated[]) {
  const whole = rated.find(({ name }) => name === null);
  const value = whole === undefined ? null : toTenths(whole.rating);
  return {
    ratingvalue: value,
    ratingcount: whole?.count ?? 0,
    criteria: rated
      .filter(({ name, count }) => name !== null && count >= ENOUGH)
      .slice(0, MOST_CRITERIA)
      .map(({ name, rating, count }) => ({ name, ratingvalue: toTenths(rating), ratingcount: count })),
    seal_color: SEALS.find(([, from]) => value !== null && value >= from)?.[0] ?? "none",
  };
}
