import * as v from "valibot";
import { REVIEW_SEALS, type ReviewBadge } from "../domain/catalogue/review.js";
import { decimal, integer, text } from "./scalars.js";

const averageRating = v.pipe(decimal, v.minValue(0), v.maxValue(5));
const count = v.pipe(integer, v.minValue(0));
const seal = v.fallback(v.picklist(REVIEW_SEALS), "none");
const MAX_CRITERIA = 10;

/** The badge as cached in storage. */
export const reviewBadgeSchema: v.GenericSchema<unknown, ReviewBadge> = v.object({
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  count: v.number(),
  criteria: v.array(v.object({ name: v.string(), rating: v.number(), count: v.number() })),
  seal,
});

/** Response of GET review_widget/; undefined when there is no rating. */
export const reviewBadgeRow: v.GenericSchema<unknown, ReviewBadge | undefined> = v.pipe(
  v.object({
    ratingvalue: v.nullish(averageRating),
    ratingcount: count,
    criteria: v.optional(
      v.array(
        v.object({
          name: v.pipe(text, v.maxLength(80)),
          ratingvalue: averageRating,
          ratingcount: v.optional(count, 0),
        }),
      ),
      [],
    ),
    seal_color: v.optional(v.unknown()),
  }),
  v.transform(({ ratingvalue, ratingcount, criteria, seal_color }) =>
    ratingvalue === null || ratingvalue === undefined || ratingcount === 0
      ? undefined
      : {
          rating: ratingvalue,
          count: ratingcount,
          criteria: criteria
            .slice(0, MAX_CRITERIA)
            .map((one) => ({ name: one.name, rating: one.ratingvalue, count: one.ratingcount })),
          seal: v.parse(seal, seal_color),
        },
  ),
);
