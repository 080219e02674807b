import * as v from "valibot";
import { property } from "../wire/row.js";
import type { Http } from "./transport/http.js";

/** Input of {@link ReviewWrites.write}. */
export interface ReviewInput {
  variantId: number;
  title: string;
  content: string;
  /** From 1 to 5. */
  rating: number;
  /** Language of the text, for example "de". */
  language: string;
}

/** Writes product reviews; only buyers may write. */
export interface ReviewWrites {
  /**
   * Submits a review; "pending" until it is moderated.
   * @throws ShopError UNAUTHORIZED, INVALID_INPUT, FORBIDDEN for customers who have not bought the product or have
   * reviewed it
   */
  write(review: ReviewInput): Promise<"pending" | "accepted">;
}

export const createReviewWrites = (http: Http): ReviewWrites => ({
  write: ({ variantId, ...review }) =>
    http({
      api: "fast",
      method: "POST",
      path: "comments",
      body: { pse_id: variantId, ...review },
      requiresSession: true,
      schema: property("status", v.picklist(["pending", "accepted"])),
    }),
});
