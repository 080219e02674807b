import * as v from "valibot";
import type { Review, ReviewRights, ReviewSummary } from "../domain/catalogue/review.js";
import { type Schema } from "./createSchema.js";
import { orUndefined, row } from "./row.js";
import { dateTime, decimal, flag, integer, text, textOrEmpty } from "./scalars.js";

/** A row of GET comments/{id}. */
export const reviewRow: Schema<Review> = row({
  id: integer,
  author: ["username", text],
  title: textOrEmpty,
  content: textOrEmpty,
  language: textOrEmpty,
  rating: v.pipe(integer, v.minValue(0), v.maxValue(5)),
  verified: flag,
  createdAt: ["created_at", dateTime],
});

/** Response of GET comments/summary/{id}. */
export const reviewSummaryRow: Schema<ReviewSummary> = row({
  count: integer,
  average: orUndefined(decimal),
  ratings: v.array(row({ rating: integer, count: integer })),
  languages: v.array(row({ language: text, count: integer })),
});

/** Response of GET comments/rights/{pse_id}/{customer_id}. */
export const reviewRightsRow: Schema<ReviewRights> = row({
  allowed: flag,
  reason: v.picklist(["ok", "not_logged_in", "not_bought", "already_posted"]),
});
