import * as v from "valibot";
import { REVIEW_SEALS, type ReviewBadge } from "../domain/catalogue/review.js";
import { decimal, integer, text } from "./scalars.js";
import type { Schema } from "./createSchema.js";
import { orUndefined, row, rowsOrEmpty } from "./row.js";

const averageRating = v.pipe(decimal, v.minValue(0), v.maxValue(5));
const count = v.pipe(integer, v.minValue(0));
const seal = v.fallback(v.picklist(REVIEW_SEALS), "none");
const MAX_CRITERIA = 10;

/** The badge as cached in storage. */
export const reviewBadgeSchema: Schema<ReviewBadge> = row({
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  count: v.number(),
  criteria: v.array(row({ name: v.string(), rating: v.number(), count: v.number() })),
  seal,
});

/** Response of GET review_widget/; undefined when there is no rating. */
export const reviewBadgeRow: Schema<ReviewBadge | undefined> = row(
  {
    rating: ["ratingvalue", orUndefined(averageRating)],
    count: ["ratingcount", count],
    criteria: rowsOrEmpty<ReviewBadge["criteria"][number]>({
      name: v.pipe(text, v.maxLength(80)),
      rating: ["ratingvalue", averageRating],
      count: ["ratingcount", v.optional(count, 0)],
    }),
    seal: ["seal_color", seal],
  },
  ({ rating, ...badge }) =>
    rating === undefined || badge.count === 0
      ? undefined
      : { ...badge, rating, criteria: badge.criteria.slice(0, MAX_CRITERIA) },
);
