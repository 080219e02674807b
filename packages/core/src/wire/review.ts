import * as v from "valibot";
import type { Review } from "../domain/catalogue/review.js";
import { flag, integer, text } from "./scalars.js";

const moment: v.GenericSchema<unknown, Date> = v.pipe(
  v.string(),
  v.transform((written) => new Date(written)),
  v.date(),
);

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
    created_at: moment,
  }),
  v.transform(({ username, created_at, ...review }) => ({ ...review, author: username, createdAt: created_at })),
);
