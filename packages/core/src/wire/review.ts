import type { Review, ReviewPicture, ReviewRights, ReviewSummary } from "../domain/catalogue/review.js";
import { between, picklist, type Schema } from "./createSchema.js";
import { array, orUndefined, row, rowsOrEmpty } from "./row.js";
import { dateTime, decimal, flag, integer, text, textOrEmpty } from "./scalars.js";

/** A row of GET comments/{id}. */
export const reviewRow: Schema<Review> = row({
  id: integer,
  author: ["username", text],
  title: textOrEmpty,
  content: textOrEmpty,
  language: textOrEmpty,
  rating: between(integer, 0, 5),
  verified: flag,
  createdAt: ["created_at", dateTime],
  translation: orUndefined(row({ title: textOrEmpty, content: textOrEmpty })),
  pictures: rowsOrEmpty<ReviewPicture>({
    url: text,
    thumbnailUrl: ["thumbnail_url", text],
    width: integer,
    height: integer,
  }),
});

/** Response of GET comments/summary/{id}. */
export const reviewSummaryRow: Schema<ReviewSummary> = row({
  count: integer,
  average: orUndefined(decimal),
  ratings: array(row({ rating: integer, count: integer })),
  languages: array(row({ language: text, count: integer })),
});

/** Response of GET comments/rights/{pse_id}/{customer_id}. */
export const reviewRightsRow: Schema<ReviewRights> = row({
  allowed: flag,
  reason: picklist(["ok", "not_logged_in", "not_bought", "already_posted"]),
});
