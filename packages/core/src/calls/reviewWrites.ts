import { property } from "../wire/row.js";
import type { ApiCall } from "./apiCall.js";
import { picklist } from "../wire/createSchema.js";

export interface ReviewInput {
  variantId: number;
  title: string;
  content: string;
  /** From 1 to 5. */
  rating: number;
  /** Language of the text, for example "de". */
  language: string;
}

/**
 * Submits a review; "pending" until it is moderated.
 * @throws ShopError UNAUTHORIZED, INVALID_INPUT, FORBIDDEN for customers who have not bought the product or have
 * reviewed it
 */
export const write: ApiCall<[review: ReviewInput], "pending" | "accepted"> = {
  api: "fast",
  requiresSession: true,
  request: (_, { variantId, ...review }) => ({ path: "comments", body: { pse_id: variantId, ...review } }),
  schema: property("status", picklist(["pending", "accepted"])),
};
