import { REVIEW_SEALS, type ReviewBadge } from "../domain/catalogue/review.js";
import { decimal, integer, text } from "./scalars.js";
import { between, check, fallback, picklist, type Schema, textOnly } from "./createSchema.js";
import { array, optional, orUndefined, row, rowsOrEmpty } from "./row.js";

const averageRating = between(decimal, 0, 5);
const count = between(integer, 0);
const seal = fallback(picklist(REVIEW_SEALS), "none");
const MAX_CRITERIA = 10;

/** The badge as cached in storage. */
export const reviewBadgeSchema: Schema<ReviewBadge> = row({
  rating: averageRating,
  count,
  criteria: array(row({ name: textOnly, rating: averageRating, count })),
  seal,
});

/** Response of GET review_widget/; undefined when there is no rating. */
export const reviewBadgeRow: Schema<ReviewBadge | undefined> = row(
  {
    rating: ["ratingvalue", orUndefined(averageRating)],
    count: ["ratingcount", count],
    criteria: rowsOrEmpty<ReviewBadge["criteria"][number]>({
      name: check(text, "at most 80 characters", (name) => name.length <= 80),
      rating: ["ratingvalue", averageRating],
      count: ["ratingcount", optional(count, 0)],
    }),
    seal: ["seal_color", seal],
  },
  ({ rating, ...badge }) =>
    rating === undefined || badge.count === 0
      ? undefined
      : { ...badge, rating, criteria: badge.criteria.slice(0, MAX_CRITERIA) },
);
