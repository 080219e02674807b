import { property } from "../wire/row.js";
import type { ApiCall } from "./apiCall.js";
import { picklist } from "../wire/createSchema.js";
import { text } from "../wire/scalars.js";

/** A review that a customer writes. */
export interface ReviewInput {
  variantId: number;
  title: string;
  content: string;
  /** From 1 to 5. */
  rating: number;
  /** Language of the text, for example "de". */
  language: string;
  /** Keys of photos, from {@link addPicture}; at most four. */
  pictures?: readonly string[] | undefined;
}

/**
 * Submits a review; "pending" until it is moderated.
 *
 * @param idempotencyKey created before the first attempt and reused until a response arrives
 * @throws ShopError UNAUTHORIZED, INVALID_INPUT, also for photos that are no longer stored, FORBIDDEN with `reason`
 * "NOT_BOUGHT", or "ALREADY_POSTED" for customers who have reviewed the product
 */
export const write: ApiCall<[review: ReviewInput, idempotencyKey: string], "pending" | "accepted"> = {
  api: "fast",
  requiresSession: true,
  request: (_, { variantId, ...review }, idempotencyKey) => ({
    path: "comments",
    body: { pse_id: variantId, ...review },
    idempotencyKey,
  }),
  schema: property("status", picklist(["pending", "accepted"])),
};

/**
 * Uploads a photo, and returns its key for {@link write}. A photo that no review gets is deleted after a day.
 * @param file JPEG, PNG or WebP within {@link REVIEW_PICTURE_LIMITS}, such as a `File`
 * @throws ShopError UNAUTHORIZED, FORBIDDEN for customers who may not write the review, INVALID_INPUT whose
 * `fields.picture` is "invalid" or "tooLarge", RATE_LIMITED
 */
export const addPicture: ApiCall<[variantId: number, file: Blob], string> = {
  method: "POST",
  requiresSession: true,
  request: (_, variantId, file) => ({ path: `comments/pictures/${variantId}`, file }),
  schema: property("key", text),
};
