import * as v from "valibot";
import type { Review, ReviewRights, ReviewSummary } from "../domain/catalogue/review.js";
import { dateTime } from "./dateTime.js";
import { decimal, flag, integer, text } from "./scalars.js";

/** A row of GET comments/{id}. */
export const reviewRow: v.GenericSchema<unknown, Review> = v.pipe(
  v.object({
    id: integer,
    username: text,
    title: v.optional(text, ""),
    content: v.optional(text, ""),
    language: v.optional(text, ""),
    rating: v.pipe(integer, v.minValue(0), v.maxValue(5)),
    verified: flag,
    created_at: dateTime,
  }),
  v.transform(({ username, created_at, ...review }) => ({ ...review, author: username, createdAt: created_at })),
);

/** Response of GET comments/summary/{id}. */
export const reviewSummaryRow: v.GenericSchema<unknown, ReviewSummary> = v.pipe(
  v.object({
    count: integer,
    average: v.nullish(decimal),
    ratings: v.array(v.object({ rating: integer, count: integer })),
    languages: v.array(v.object({ language: text, count: integer })),
  }),
  v.transform(({ average, ...summary }) => ({ ...summary, average: average ?? undefined })),
);

/** Response of GET comments/rights/{pse_id}/{customer_id}. */
export const reviewRightsRow: v.GenericSchema<unknown, ReviewRights> = v.object({
  allowed: flag,
  reason: v.picklist(["ok", "not_logged_in", "not_bought", "already_posted"]),
});
